/**
 * What a misconception of the catalogue shows: something not understood, a question or display not read, or work not
 * carried out as meant.
 */
export type MisconceptionNature = "content" | "misread" | "slip";

/** Another question answered, a word, condition or axis passed over. */
const MISREAD = [
  "amount-for-share",
  "answered-intermediate-quantity",
  "answered-wrong-region",
  "axis-unit-dropped",
  "coefficient-read-as-answer",
  "coefficient-sign-misread",
  "complement-answered",
  "condition-dropped",
  "count-read-as-percent",
  "cycle-position-misread",
  "distinctness-ignored",
  "half-right",
  "ignored-condition",
  "ignored-contrast",
  "negation-lost",
  "not-rounded-as-asked",
  "opposite-direction",
  "opposite-extreme-answered",
  "other-part-answered",
  "percent-read-as-amount",
  "read-wrong-series",
  "root-sum-for-root",
  "stricter-than-stated",
  "true-but-not-the-question",
  "wrong-argument-substituted",
  "wrong-line-followed",
] as const;

/** A sign, a half, a step or a place lost by who knows better. */
const SLIP = [
  "bisected-half-lost",
  "boundary-value-miscounted",
  "coordinates-swapped",
  "cycle-place-off-by-one",
  "cylinder-diameter-for-radius",
  "diameter-for-radius",
  "factor-not-distributed",
  "fraction-inverted",
  "intercepts-swapped",
  "moved-term-without-sign",
  "perpendicular-slope-half-done",
  "product-root-forgotten",
  "root-sign-from-factor",
  "rounded-against-limit",
  "rounded-too-early",
  "sign-slip",
  "straight-edges-forgotten",
  "total-not-checked",
  "triangle-half-forgotten",
  "weights-swapped",
  "whole-chord-for-half",
] as const;

/** The catalogue does not class its entries; the lists are read off its names and descriptions. */
const NATURES: ReadonlyMap<string, MisconceptionNature> = new Map([
  ...MISREAD.map((id) => [id, "misread"] as const),
  ...SLIP.map((id) => [id, "slip"] as const),
]);

/** Names that are classed, to be held against the catalogue. */
export const CLASSED_MISCONCEPTIONS: readonly string[] = [...MISREAD, ...SLIP];

/** What a misconception shows; of one that is not classed, that something is not understood. */
export function natureOf(misconceptionId: string): MisconceptionNature {
  return NATURES.get(misconceptionId) ?? "content";
}
