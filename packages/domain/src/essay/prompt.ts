export const DIRECTIVE_IDS = [
  "statement",
  "recommendation",
  "claim",
  "two-views",
  "claim-and-reason",
  "policy",
] as const;

/** Kinds of instruction that the exam gives with an issue. */
export type DirectiveId = (typeof DIRECTIVE_IDS)[number];

/** What an essay answers to. */
export interface EssayPrompt {
  /** Null where the task's instruction is not known: then only what every task asks for is looked for. */
  readonly directive: DirectiveId | null;
  /** The issue; or the two views; or the claim and its reason. Empty where it is not known: then topic and copying are not judged. */
  readonly texts: readonly string[];
  /** Words that belong to the issue, its own and others, where more is known of it than its text (`relatedWords`). */
  readonly related?: ReadonlyMap<string, number>;
  /** The wordings of the exam's instructions, where they are known: what is copied from them is not the essay's own. */
  readonly instructions?: readonly string[];
}
