import type { Exam } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../../lib/api.ts";
import { askTimed } from "../../../../lib/ask-timed.ts";
import { userKey } from "../../../../lib/query-client.ts";
import { examHolderId } from "./exam-holder.ts";

/** An exam as the server told it, with the moment of this page (`performance.now()`) at which its clocks stood so. */
export interface TimedExam {
  readonly exam: Exam;
  readonly atMs: number;
}

/** Lists of exams: old as soon as one is begun or ends. */
export const EXAM_LISTS_KEY = userKey("exam-lists");

export async function timed(ask: () => Promise<Exam>): Promise<TimedExam> {
  const { answer, atMs } = await askTimed(ask);
  return { exam: answer, atMs };
}

/** Read again only where something does not fit: while an exam is sat, this page leads. */
export function examQuery(examId: string) {
  return queryOptions({
    queryKey: userKey("exam", examId),
    queryFn: ({ signal }) =>
      timed(() =>
        call("readExam", { params: { examId }, query: { holderId: examHolderId() } }, { signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Puts an exam, as the server answered it, into its place. */
export function keepExam(client: QueryClient, told: TimedExam): void {
  client.setQueryData(examQuery(told.exam.id).queryKey, told);
  void client.invalidateQueries({ queryKey: EXAM_LISTS_KEY });
}

/** Another page has taken the exam over. */
export function markHeldElsewhere(client: QueryClient, examId: string): void {
  client.setQueryData(examQuery(examId).queryKey, (told) =>
    told === undefined ? undefined : { ...told, exam: { ...told.exam, held: false } },
  );
}

export function readAgain(client: QueryClient, examId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: examQuery(examId).queryKey });
}
