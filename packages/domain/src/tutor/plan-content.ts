import type { ItemContext } from "./turn-context.ts";
import type { Move } from "./turn-plan.ts";

/** Moves that tell an authored piece of the item, and the piece's name in the record. */
const PIECES: Readonly<Partial<Record<Move["kind"], string>>> = {
  quick: "quick",
  detailed: "detailed",
  "show-answer": "key",
  diagnose: "misconception",
  "explain-slip": "rationale",
  "was-right": "rationale",
  evidence: "evidence",
  "faster-way": "faster-way",
  dispute: "verification",
};

/** Ids of the authored pieces of the item that a move tells: `q-sc-001#hint-2`. */
export function contentOf(move: Move, question: ItemContext | null): string[] {
  if (question === null) return [];
  const id = question.item.id;
  if (move.kind === "hint") {
    return Array.from(
      { length: move.to - move.from + 1 },
      (_, place) => `${id}#hint-${move.from + place}`,
    );
  }
  if (move.kind === "explain-step") return [`${id}#step-${move.number}`];
  if (move.kind === "explain-options")
    return move.optionIds.map((option) => `${id}#option-${option}`);
  const piece = question.state === "after" ? PIECES[move.kind] : undefined;
  return piece === undefined ? [] : [`${id}#${piece}`];
}
