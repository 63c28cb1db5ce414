import type { Response } from "../item/index.ts";
import { type AttemptId, accepted, type Result, refused, type SessionId } from "../kernel/index.ts";
import type { Sureness } from "./practice-settings.ts";

/** What a candidate sends in for one position of a session. */
export interface Submission {
  /** Made by the client: a repeated submission carries the same one. */
  readonly id: AttemptId;
  readonly sessionId: SessionId;
  /** Counted from 0. */
  readonly position: number;
  readonly response: Response;
  readonly elapsedMs: number;
  readonly sureness: Sureness | null;
}

/** What is known when a submission comes in. */
export interface SubmissionContext {
  readonly sessionOpen: boolean;
  readonly itemCount: number;
  /** The candidate's accepted attempt with the same id, in whatever session. */
  readonly sameId: Submission | null;
  readonly positionAnswered: boolean;
}

export type SubmissionRefusal =
  | "attempt-id-reused"
  | "session-closed"
  | "position-not-found"
  | "already-answered";

/**
 * Whether a submission is to be recorded, is the repetition of one that was, or is refused.
 * A repetition is recognised first: a candidate whose first answer got lost on the way must get it
 * again, even when the session has been closed since.
 */
export function acceptAttempt(
  submission: Submission,
  context: SubmissionContext,
): Result<"record" | "repeat", SubmissionRefusal> {
  if (context.sameId !== null) {
    return sameSubmission(submission, context.sameId)
      ? accepted("repeat")
      : refused("attempt-id-reused");
  }
  if (submission.position >= context.itemCount) return refused("position-not-found");
  if (!context.sessionOpen) return refused("session-closed");
  return context.positionAnswered ? refused("already-answered") : accepted("record");
}

function sameSubmission(left: Submission, right: Submission): boolean {
  return (
    left.sessionId === right.sessionId &&
    left.position === right.position &&
    left.elapsedMs === right.elapsedMs &&
    left.sureness === right.sureness &&
    canonical(left.response) === canonical(right.response)
  );
}

/** JSON with sorted keys: stores give the fields of an object back in an order of their own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
