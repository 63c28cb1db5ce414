/** A quadratic equation and a symmetric expression in its two solutions. */
export interface Vieta {
  readonly scene: "squares" | "reciprocals" | "shifted";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** What is subtracted from each solution in the third scene. */
  readonly point: number;
  readonly before: number;
}
