import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { type Bail, keepBail } from "../../history/bails/repository.ts";
import { asPractice, lockSession } from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";

type Recorded = Result<
  Pick<Bail, "decision">,
  "session-not-found" | "session-closed" | "position-not-found"
>;

/** Keeps a decision to stay with a question or to leave it; the first one on a question counts. */
export function recordBail(
  { clock, database }: PracticeContext,
  userId: UserId,
  bail: Bail,
): Promise<Recorded> {
  return database.transaction(
    async (transaction) => {
      const session = asPractice(await lockSession(transaction, userId, bail.sessionId));
      if (session === null) return refused("session-not-found");
      if (session.closedAt !== null) return refused("session-closed");
      if (bail.position >= session.itemCount) return refused("position-not-found");
      const decision = await keepBail(transaction, userId, { ...bail, decidedAt: clock() });
      return accepted({ decision });
    },
    { idempotent: true },
  );
}
