/**
 * Likeness of every two sentences by what they share: Σ w over the shared features over the geometric mean of (1 + Σ w) of both,
 * with w = ln(sentences / sentences that have the feature), so that what stands everywhere ties nothing.
 */
export function tiesBetween(features: readonly ReadonlySet<string>[]): number[][] {
  const counts = new Map<string, number>();
  for (const set of features) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  const weight = (feature: string) => Math.log(features.length / (counts.get(feature) ?? 1));
  const lengths = features.map((set) =>
    Math.sqrt([...set].reduce((sum, one) => sum + weight(one), 1)),
  );
  return features.map((one, row) =>
    features.map((other, column) => {
      if (row === column) return 0;
      const shared = [...one].reduce(
        (sum, feature) => sum + (other.has(feature) ? weight(feature) : 0),
        0,
      );
      return shared / ((lengths[row] ?? 1) * (lengths[column] ?? 1));
    }),
  );
}
