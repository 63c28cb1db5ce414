import type { Sureness } from "../session/index.ts";

/** An answer with what was said of it before its outcome was known; null: nothing. */
export interface DeclaredAnswer {
  readonly isCorrect: boolean;
  readonly sureness: Sureness | null;
}

/** Right, but declared a guess: nothing that the score shows was known. */
export function isLuckyGuess({ isCorrect, sureness }: DeclaredAnswer): boolean {
  return isCorrect && sureness === "guess";
}

/** Wrong, but declared sure: what was not noticed. */
export function isSureMistake({ isCorrect, sureness }: DeclaredAnswer): boolean {
  return !isCorrect && sureness === "sure";
}
