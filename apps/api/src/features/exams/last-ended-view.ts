import type { Exam } from "@lexiquant/contract";
import { findEssay } from "../../history/exams/essays-repository.ts";
import { listRevisions } from "../../history/work/repository.ts";
import type { Sitting } from "./dependencies.ts";

/** What is stored of the section that ended last: its page compares its own copy with it, before it lets that go. */
export async function lastEndedView({
  transaction,
  userId,
  exam,
  sections,
}: Sitting): Promise<Exam["lastEnded"]> {
  const last = sections.filter(({ endedAt }) => endedAt !== null).at(-1);
  if (last === undefined) return null;
  const { place, questions, sessionId } = last;
  const positions = Array.from({ length: questions }, (_, position) => position);
  const stored =
    sessionId === null ? [] : await listRevisions(transaction, userId, { sessionId, positions });
  const essay = await findEssay(transaction, userId, { examId: exam.id, place });
  return { place, stored, essay: essay?.draft ?? null };
}
