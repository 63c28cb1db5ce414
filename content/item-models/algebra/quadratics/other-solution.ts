/** A quadratic equation with the solutions r and s, of which something is not stated. */
export interface OtherSolution {
  readonly scene: "coefficient" | "workshop" | "apart";
  readonly r: number;
  readonly s: number;
  readonly before: number;
}
