/** Differences that chance alone brings in more than one case of ten are not claimed. */
const P_CLAIMED = 0.1;

interface Draw {
  /** Right among those drawn. */
  readonly right: number;
  readonly drawn: number;
  /** Right among all. */
  readonly rightOfAll: number;
  readonly all: number;
}

/**
 * Probability that at most `right` of `drawn` questions are right if `rightOfAll` of `all` are and the drawn ones are
 * like the rest: Σ C(K, i) C(N−K, n−i) / C(N, n), i ≤ k, the hypergeometric tail (Fisher's exact test, one side).
 *
 * - k, n: right among the drawn, and drawn; 0 ≤ k ≤ n
 * - K, N: right among all, and all; n ≤ N
 */
export function pAtMost({ right, drawn, rightOfAll, all }: Draw): number {
  let p = 0;
  for (let count = 0; count <= right; count += 1) {
    p +=
      (combinations(rightOfAll, count) * combinations(all - rightOfAll, drawn - count)) /
      combinations(all, drawn);
  }
  return p;
}

/** Whether so few right among the drawn are more than an accident would often be. */
export function isFewerThanChance(draw: Draw): boolean {
  return pAtMost(draw) <= P_CLAIMED;
}

function combinations(of: number, chosen: number): number {
  if (chosen < 0 || chosen > of) return 0;
  let count = 1;
  for (let step = 1; step <= chosen; step += 1) count = (count * (of - chosen + step)) / step;
  return count;
}
