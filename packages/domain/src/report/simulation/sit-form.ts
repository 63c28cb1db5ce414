import {
  type Route,
  routeToModule,
  routingCutoffs,
  type ScoringItem,
} from "../../adaptive/index.ts";
import { type ItemParameters, pCorrect } from "../../irt/index.ts";
import { drawNormal, type RandomSource } from "../../kernel/index.ts";
import { type ExamAnswer, rawScoreOf, type SatMeasure } from "../sat-measure.ts";

/** One measure of a test as it can be served, items as the scorer knows them. */
export type ExamForm =
  | {
      readonly format: "adaptive";
      readonly first: readonly ScoringItem[];
      readonly second: Readonly<Record<Route, readonly ScoringItem[]>>;
    }
  | {
      readonly format: "linear";
      readonly first: readonly ScoringItem[];
      readonly second: readonly ScoringItem[];
    };

/** How the items of a simulated world differ from what the scorer knows of them. */
export type Truth = (item: ScoringItem, random: RandomSource) => ItemParameters;

/** Standard deviation of ln a among items of one type (measurement.md 2). */
const LOG_DISCRIMINATION_SD = 0.3;
/** Standard deviation of c among items of one type, as a share of its mean. */
const GUESSING_VARIATION = 0.25;

export interface BankQuality {
  /** Median of a: ln a is normal about its logarithm, as in the priors of calibration (measurement.md 3). */
  readonly medianDiscrimination: number;
  /** Standard deviation of the true b about the author's, logits. */
  readonly difficultyNoise: number;
  /** Standard deviation of what all of an author's b are off by together in one sitting, logits. */
  readonly commonNoise?: number;
}

/** Draws the true parameters of an item that the scorer knows by its band and type only. */
export function drawItem(item: ScoringItem, quality: BankQuality, random: RandomSource) {
  const { medianDiscrimination, difficultyNoise } = quality;
  return {
    discrimination: medianDiscrimination * Math.exp(LOG_DISCRIMINATION_SD * drawNormal(random)),
    difficulty: item.difficulty + difficultyNoise * drawNormal(random),
    guessing: item.guessing * Math.max(0, 1 + GUESSING_VARIATION * drawNormal(random)),
  };
}

/** One candidate's sitting of one measure. */
export function sitForm(
  form: ExamForm,
  theta: number,
  { truth, random }: { readonly truth: Truth; readonly random: RandomSource },
): SatMeasure {
  const answer = (items: readonly ScoringItem[]): ExamAnswer[] =>
    items.map((item) => {
      const isCorrect = random() < pCorrect(truth(item, random), theta);
      return { item, outcome: isCorrect ? "right" : "wrong" };
    });
  const first = answer(form.first);
  if (form.format === "linear") {
    return { sections: [first, answer(form.second)], format: "linear", route: null };
  }
  const route = routeToModule(rawScoreOf(first), routingCutoffs(form.first));
  return { sections: [first, answer(form.second[route])], format: "adaptive", route };
}
