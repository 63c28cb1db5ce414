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
}
