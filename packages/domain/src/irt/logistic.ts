/** 1 / (1 + e^(−x)), 0 … 1. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The inverse of `logistic`: ln(p / (1 − p)) for 0 < p < 1, logits. */
export function logit(p: number): number {
  return Math.log(p / (1 - p));
}
