import type { Sentence } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import type { LanguageProblem, ProblemKind } from "./problem.ts";

/** A token that is wrong, or before which something is missing. */
export interface TokenFinding {
  readonly at: number;
  readonly kind: ProblemKind;
  readonly suggestion: string | null;
}

/** Looks from one token of a sentence at its neighbors. */
export type TokenRule = (tokens: readonly Token[], at: number) => TokenFinding | null;

/** What the rules find in a sentence; of one token only the first finding counts. */
export function findByRules(
  text: string,
  { tokens }: Sentence,
  rules: readonly TokenRule[],
): LanguageProblem[] {
  const found = new Map<number, TokenFinding>();
  tokens.forEach((_, at) => {
    for (const rule of rules) {
      const finding = rule(tokens, at);
      if (finding !== null && !found.has(finding.at)) found.set(finding.at, finding);
    }
  });
  return [...found.values()].flatMap(({ at, kind, suggestion }) => {
    const token = tokens[at];
    if (token === undefined) return [];
    const { start, end } = token;
    return [{ kind, start, end, quote: text.slice(start, end), suggestion }];
  });
}
