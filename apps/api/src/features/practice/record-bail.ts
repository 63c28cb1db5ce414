import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { type Bail, keepBail } from "../../history/bails/repository.ts";
import { asPractice, lockSession } from "../../history/sessions/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import { expectDecision } from "./expect-decision.ts";

type Recorded = Result<
  Pick<Bail, "decision">,
  "session-not-found" | "session-closed" | "position-not-found"
>;

/**
 * Keeps a decision to stay with a question or to leave it, with what is expected then; the first one on a question counts.
 * The expectation takes more than a transaction may do.
 */
export async function recordBail(
  context: PracticeContext,
  userId: UserId,
  bail: Bail,
): Promise<Recorded> {
  const { clock, database } = context;
  const expectation = await expectDecision(context, userId, bail);
  return await database.transaction(
    async (transaction) => {
      const session = asPractice(await lockSession(transaction, userId, bail.sessionId));
      if (session === null) return refused("session-not-found");
      if (session.closedAt !== null) return refused("session-closed");
      if (bail.position >= session.itemCount) return refused("position-not-found");
      const kept = { ...bail, expectation, decidedAt: clock() };
      const decision = await keepBail(transaction, userId, kept);
      return accepted({ decision });
    },
    { idempotent: true },
  );
}
