import { type ExamReport, examReportSchema } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { userKey } from "../../../../lib/query-client.ts";

export type ExamId = ExamReport["id"];

/** The exam that an address names; null where it names none. */
export function readExamId(text: string | null): ExamId | null {
  const parsed = examReportSchema.shape.id.safeParse(text);
  return parsed.success ? parsed.data : null;
}

const POLL_MS = 3_000;

/** Whether a score of the essay may come or move. */
const isAwaited = (writing: ExamReport["writing"] | undefined): boolean =>
  writing?.state === "submitted" || writing?.modelReads === true;

/** A failed rating can be tried again elsewhere. */
const mayChange = (writing: ExamReport["writing"] | undefined): boolean =>
  isAwaited(writing) || writing?.state === "failed";

/** The report of an ended exam changes only when its essay is rated, and again where a second opinion moves the score. */
export function examReportQuery(examId: ExamId) {
  return queryOptions({
    queryKey: userKey("exam-report", examId),
    queryFn: ({ signal }) => call("readExamReport", { params: { examId } }, { signal }),
    staleTime: ({ state }) => (mayChange(state.data?.writing) ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }) => (isAwaited(state.data?.writing) ? POLL_MS : false),
  });
}

/** What follows from it: made from what is known of the student now, so that it changes. */
export function examStepsQuery(examId: ExamId) {
  return queryOptions({
    queryKey: userKey("exam-steps", examId),
    queryFn: ({ signal }) => call("readExamSteps", { params: { examId } }, { signal }),
  });
}
