import { logistic } from "../irt/logistic.ts";

/** What one answer says about a sum of unknowns: apply `shift` to means and `shrink` to variances. */
export interface LogisticStep {
  /** G = (E[z | y] − m) / v */
  readonly shift: number;
  /** H = (v − Var[z | y]) / v² */
  readonly shrink: number;
}

interface LogisticObservation {
  readonly isCorrect: boolean;
  /** c, 0 … 1 */
  readonly guessing: number;
}

/** Gauss-Hermite nodes and weights for N(0, 1), 15 points, exact for polynomials up to degree 29; the negative ones mirror. */
const NODES = [
  0.0, 0.799129068324548, 1.6067100690287297, 2.432436827009758, 3.2890824243987664,
  4.1962077112690155, 5.190093591304781, 6.363947888829839,
];
const WEIGHTS = [
  0.31825951825951815, 0.23246229360973225, 0.08941779539984437, 0.017365774492137616,
  0.001567357503549956, 5.642146405189029e-5, 5.975419597920599e-7, 8.589649899633252e-10,
];

/**
 * Mean and variance of z after one answer, where z ~ N(m, v) before and
 *
 *     P(right | z) = c + (1 − c) / (1 + e^(−z)),
 *
 * by quadrature (assumed density filtering) [Opper1998]. The mode of the same posterior, which a few Newton steps would
 * find, lies too high after right answers that may have been guessed.
 *
 * @param mean m, logits
 * @param variance v > 0
 */
export function logisticStep(
  mean: number,
  variance: number,
  { isCorrect, guessing }: LogisticObservation,
): LogisticStep {
  const deviation = Math.sqrt(variance);
  let [mass, first, second] = [0, 0, 0];
  for (let index = 0; index < NODES.length; index += 1) {
    const node = NODES[index] ?? 0;
    const weight = WEIGHTS[index] ?? 0;
    const above = weight * likelihood(mean + deviation * node, isCorrect, guessing);
    const below =
      index === 0 ? 0 : weight * likelihood(mean - deviation * node, isCorrect, guessing);
    mass += above + below;
    first += node * (above - below);
    second += node * node * (above + below);
  }
  const center = first / mass;
  const spread = second / mass - center ** 2;
  return { shift: center / deviation, shrink: (1 - spread) / variance };
}

function likelihood(z: number, isCorrect: boolean, guessing: number): number {
  const q = logistic(isCorrect ? z : -z);
  return isCorrect ? guessing + (1 - guessing) * q : (1 - guessing) * q;
}

/** The step for unknowns that enter the sum with this weight. */
export const scaledStep = ({ shift, shrink }: LogisticStep, weight: number): LogisticStep => ({
  shift: weight * shift,
  shrink: weight ** 2 * shrink,
});
