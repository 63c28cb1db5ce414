/** One rater's score of an essay and another's. */
export type ScorePair = readonly [number, number];

/** Product-moment correlation, −1 to 1; null where either does not vary. */
export function pearson(pairs: readonly ScorePair[]): number | null {
  const means = [0, 1].map((side) => mean(pairs.map((pair) => pair[side as 0 | 1])));
  const [first = 0, second = 0] = means;
  const product = mean(pairs.map(([one, other]) => (one - first) * (other - second)));
  const spread = Math.sqrt(
    mean(pairs.map(([one]) => (one - first) ** 2)) *
      mean(pairs.map(([, other]) => (other - second) ** 2)),
  );
  return spread === 0 ? null : product / spread;
}

/** Correlation of the ranks, ties having their mean rank; −1 to 1. */
export function spearman(pairs: readonly ScorePair[]): number | null {
  const ones = ranks(pairs.map(([one]) => one));
  const others = ranks(pairs.map(([, other]) => other));
  return pearson(ones.map((rank, at) => [rank, others[at] ?? 0]));
}

/**
 * Quadratic weighted kappa, 1 − Σ d² / Σ expected d², where the expectation is over independent pairs of the two raters' scores
 * [Cohen1968]; 1 is perfect, 0 chance; null where nothing varies.
 */
export function quadraticWeightedKappa(pairs: readonly ScorePair[]): number | null {
  const observed = mean(pairs.map(([one, other]) => (one - other) ** 2));
  const expected = mean(pairs.map(([one]) => mean(pairs.map(([, other]) => (one - other) ** 2))));
  return expected === 0 ? null : 1 - observed / expected;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const places = new Map<number, { first: number; count: number }>();
  sorted.forEach((value, at) => {
    const place = places.get(value) ?? { first: at, count: 0 };
    places.set(value, { first: place.first, count: place.count + 1 });
  });
  return values.map((value) => {
    const { first, count } = places.get(value) ?? { first: 0, count: 1 };
    return first + (count - 1) / 2;
  });
}
