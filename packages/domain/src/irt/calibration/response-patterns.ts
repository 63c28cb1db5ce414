/** One candidate's answer to the item with this index. */
export interface IndexedAnswer {
  /** 0 … number of items − 1; at most once per candidate. */
  readonly item: number;
  readonly isCorrect: boolean;
}

/** Candidates who were given the same items and answered them alike. */
export interface ResponsePattern {
  readonly items: Int32Array;
  /** 1 for right, 0 for wrong; as long as `items`. */
  readonly correct: Uint8Array;
  /** Number of candidates, ≥ 1. */
  readonly count: number;
}

/** Gathers equal candidates, so that each pattern is worked out once; unanswered items are simply absent. */
export function gatherPatterns(
  candidates: readonly (readonly IndexedAnswer[])[],
): ResponsePattern[] {
  const groups = new Map<string, { answers: readonly IndexedAnswer[]; count: number }>();
  for (const candidate of candidates) {
    const answers = [...candidate].sort((left, right) => left.item - right.item);
    const key = answers.map(({ item, isCorrect }) => `${item}${isCorrect ? "+" : "-"}`).join("");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { answers, count: 1 });
    else group.count += 1;
  }
  return [...groups.values()].map(({ answers, count }) => ({
    items: Int32Array.from(answers, ({ item }) => item),
    correct: Uint8Array.from(answers, ({ isCorrect }) => (isCorrect ? 1 : 0)),
    count,
  }));
}
