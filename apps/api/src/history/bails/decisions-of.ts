import type { Decision, SessionResults } from "@lexiquant/contract";
import type { SessionId } from "@lexiquant/domain/kernel";
import { type Ranged, stayOrLeave } from "@lexiquant/domain/pace";
import type { KeptDecision } from "./repository.ts";
import type { ReviewedDecisions } from "./review-decisions.ts";

/** The decisions of one session with the review of all; null where there was none. */
export function decisionsOf(
  sessionId: SessionId,
  { decisions, ownRate, review }: ReviewedDecisions,
): SessionResults["decisions"] {
  const here = decisions
    .filter((one) => one.sessionId === sessionId)
    .toSorted((one, other) => one.position - other.position)
    .map((one) => viewOf(one, ownRate));
  return here.length === 0 ? null : { here, review };
}

function viewOf(decision: KeptDecision, ownRate: Ranged | null): Decision {
  const { position, choice, askedMs, elapsedMs, isCorrect } = decision;
  const question = { ...decision, elapsedSeconds: askedMs / 1000 };
  const { better } = stayOrLeave(question, ownRate?.value ?? null);
  return { position, choice, askedMs, elapsedMs, correct: isCorrect, better };
}
