import { randomUUID } from "node:crypto";
import {
  goalsRoutes,
  type RouteInput,
  type VocabularyRating,
  type VocabularyResponse,
  type VocabularySession,
  type VocabularySettings,
  vocabularyRoutes,
} from "@lexiquant/contract";
import { realLibrary } from "../../../bank/testing/real-library.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../../history/testing/practice-app.ts";

const { answerVocabularyQuestion, rateVocabularyAnswer, startVocabularySession } = vocabularyRoutes;

/** The application with the real bank and lexicon; its clock is the test's. */
export function openWordApp(clock: () => Date): Promise<PracticeApp> {
  return openPracticeApp(undefined, { library: realLibrary(), clock });
}

export const standingOf = async (student: Student) =>
  (await student.call(vocabularyRoutes.readVocabulary, {})).value();

export const set = (student: Student, body: Partial<VocabularySettings>) =>
  student.call(vocabularyRoutes.saveVocabularySettings, { body });

export const setTestDate = (student: Student, testDate: string | null) =>
  student.call(goalsRoutes.saveGoals, { body: { testDate } });

export const at = ({ id }: { readonly id: string }) => ({ params: { sessionId: id } });

type Asked = RouteInput<typeof startVocabularySession>["body"];

export async function begin(
  student: Student,
  asked: Omit<Asked, "id"> = {},
): Promise<VocabularySession> {
  const body = { id: randomUUID(), ...asked };
  return (await student.call(startVocabularySession, { body })).value();
}

const UNKNOWN: VocabularyResponse = { kind: "unknown" };

/** Answers the present question; "I do not know" unless told otherwise. */
export async function answer(
  student: Student,
  session: VocabularySession,
  { response = UNKNOWN, elapsedMs = 4000 } = {},
): Promise<VocabularySession> {
  const body = { turn: session.question?.turn ?? -1, response, elapsedMs };
  return (await student.call(answerVocabularyQuestion, { ...at(session), body })).value();
}

/** Answers and rates the present question. */
export async function review(
  student: Student,
  session: VocabularySession,
  rating: VocabularyRating,
): Promise<VocabularySession> {
  const answered = await answer(student, session);
  const body = { id: randomUUID(), turn: answered.question?.turn ?? -1, rating };
  return (await student.call(rateVocabularyAnswer, { ...at(session), body })).value();
}

/** Rates every question alike until the session is over. */
export async function finish(
  student: Student,
  session: VocabularySession,
  rating: VocabularyRating,
): Promise<VocabularySession> {
  let current = session;
  while (current.question !== null) current = await review(student, current, rating);
  return current;
}
