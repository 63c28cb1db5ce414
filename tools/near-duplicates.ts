import { wordRuns } from "@lexiquant/content";

const NEAR_DUPLICATE_SHARE = 0.5;

/** How much of the shorter text's runs the other has too, 0 to 1. */
export function shareOfRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** Pairs of texts of which one shares more than half of its runs with the other. */
export function nearDuplicates(texts: readonly string[]): number {
  const sets = texts.map(wordRuns);
  const holders = new Map<string, number[]>();
  let pairs = 0;
  sets.forEach((runs, index) => {
    const suspects = new Set([...runs].flatMap((run) => holders.get(run) ?? []));
    for (const suspect of suspects) {
      if (shareOfRuns(runs, sets[suspect] ?? new Set()) > NEAR_DUPLICATE_SHARE) pairs += 1;
    }
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), index]);
  });
  return pairs;
}
