import type { TutorTurn } from "@lexiquant/contract";
import { INTENT_LABELS } from "@lexiquant/domain/tutor";
import type { StoredTurn } from "./repository.ts";

/** An exchange as its student sees it: without what was decided behind it. */
export function turnView(turn: StoredTurn): TutorTurn {
  const { input } = turn;
  return {
    id: turn.id,
    createdAt: turn.createdAt.toISOString(),
    input,
    asked: input.kind === "said" ? input.text : INTENT_LABELS[input.intent],
    parts: turn.parts,
    next: turn.next,
    engine: turn.engine,
    fallback: turn.fallback,
    feedback: turn.feedback,
  };
}
