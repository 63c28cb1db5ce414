import type { Span } from "../reading/reading.ts";

/** What is wrong with a stretch of language. */
export type ProblemKind =
  | "spelling"
  | "confusable"
  | "agreement"
  | "word-form"
  | "article"
  | "missing-word"
  | "punctuation"
  | "capitalization"
  | "repetition";

/** A probable error, with what would stand there instead where that is known. */
export interface LanguageProblem extends Span {
  readonly kind: ProblemKind;
  readonly quote: string;
  readonly suggestion: string | null;
}
