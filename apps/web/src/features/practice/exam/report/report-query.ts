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

/** The report of an ended exam never changes. */
export function examReportQuery(examId: ExamId) {
  return queryOptions({
    queryKey: userKey("exam-report", examId),
    queryFn: ({ signal }) => call("readExamReport", { params: { examId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
