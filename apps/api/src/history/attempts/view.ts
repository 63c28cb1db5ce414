import type { Bank } from "@lexiquant/content";
import type { AttemptView } from "@lexiquant/contract";
import { outcomeView } from "../../bank/feedback-view.ts";
import type { Attempt } from "./repository.ts";

/**
 * An attempt as its student may see it.
 *
 * @param letOut whether its outcome may be told; an attempt that was not released keeps it in any case
 */
export function attemptView(bank: Bank, attempt: Attempt, letOut: boolean): AttemptView {
  const item = bank.items.get(attempt.itemId);
  const told = letOut && attempt.releasedAt !== null && item !== undefined;
  return {
    id: attempt.id,
    sessionId: attempt.sessionId,
    position: attempt.position,
    itemId: attempt.itemId,
    response: attempt.response,
    elapsedMs: attempt.elapsedMs,
    sureness: attempt.sureness,
    submittedAt: attempt.submittedAt.toISOString(),
    assistance: { hintLevel: attempt.hintLevel, gaveUp: attempt.gaveUp },
    outcome: told ? outcomeView(bank, item, attempt) : null,
  };
}
