import type { Bank } from "@lexiquant/content";
import type { AttemptView } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { outcomeView } from "../../bank/feedback-view.ts";
import type { Attempt } from "./repository.ts";

/**
 * An attempt as its student may see it.
 *
 * @param item what was tried; null where it is served no more
 * @param letOut whether its outcome may be told; an attempt that was not released keeps it in any case
 */
export function attemptView(
  bank: Bank,
  attempt: Attempt,
  { item, letOut }: { readonly item: KeyedItem | null; readonly letOut: boolean },
): AttemptView {
  const told = letOut && attempt.releasedAt !== null && item !== null;
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
