import {
  EMPTY_FILTER,
  type PracticeSession,
  practiceRoutes,
  type RouteInput,
} from "@lexiquant/contract";
import { rightResponse, wrongResponse } from "../../../bank/testing/responses.ts";
import type { Student } from "../../../history/testing/practice-app.ts";
import { itemAt, newAttemptId, newSessionId } from "./practice-context.ts";

/** Inputs of calls, as a client would make them. */

export type StartBody = RouteInput<typeof practiceRoutes.startSession>["body"];
type SubmitBody = RouteInput<typeof practiceRoutes.submitAttempt>["body"];

/** Settings of a session that withholds its outcomes. */
export const AT_END = { mode: "mixed", timing: { kind: "untimed" }, feedback: "end" } as const;

/** Settings of a set at one and a half times the exam's time. */
export const TIMED = {
  mode: "mixed",
  timing: { kind: "timed", paceFactor: 1.5 },
  feedback: "each",
} as const;

export function startBody(change: Partial<StartBody> = {}): StartBody {
  return {
    id: newSessionId(),
    settings: { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" },
    filter: EMPTY_FILTER,
    itemCount: 4,
    ...change,
  };
}

/** Starts a session; throws when it is refused. */
export async function begin(
  student: Student,
  change: Partial<StartBody> = {},
): Promise<PracticeSession> {
  return (await student.call(practiceRoutes.startSession, { body: startBody(change) })).value();
}

export function of(session: PracticeSession) {
  return { params: { sessionId: session.id } };
}

export function rightAt(
  session: PracticeSession,
  position: number,
  change: Partial<SubmitBody> = {},
) {
  const response = rightResponse(itemAt(session, position));
  const body = { id: newAttemptId(), position, response, elapsedMs: 20_000, sureness: null };
  return { ...of(session), body: { ...body, ...change } };
}

export function wrongAt(
  session: PracticeSession,
  position: number,
  change: Partial<SubmitBody> = {},
) {
  const response = wrongResponse(itemAt(session, position));
  return rightAt(session, position, { response, ...change });
}
