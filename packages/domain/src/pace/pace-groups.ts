import type { DifficultyBand, ItemKind } from "../item/index.ts";

/** Parts of a session in which pace is told apart. */
const THIRDS = ["early", "middle", "late"] as const;
export type SessionThird = (typeof THIRDS)[number];

/** A row of the pace screen: all answers of a kind, of a difficulty, or from one third of their sessions. */
export type PaceGroup =
  | { readonly by: "kind"; readonly value: ItemKind }
  | { readonly by: "difficulty"; readonly value: DifficultyBand }
  | { readonly by: "third"; readonly value: SessionThird };

/** Shorter sessions have no beginning and end worth telling apart. */
const LEAST_QUESTIONS = 6;

/**
 * The rows to which an answer is added.
 *
 * @param answer.position counted from 0, of `of` questions in the session
 */
export function paceGroupsOf(answer: {
  readonly kind: ItemKind;
  readonly difficulty: DifficultyBand;
  readonly position: number;
  readonly of: number;
}): PaceGroup[] {
  const third = THIRDS[Math.floor((THIRDS.length * answer.position) / answer.of)];
  return [
    { by: "kind", value: answer.kind },
    { by: "difficulty", value: answer.difficulty },
    ...(third === undefined || answer.of < LEAST_QUESTIONS
      ? []
      : [{ by: "third" as const, value: third }]),
  ];
}
