import type { ItemParameters } from "../item-parameters.ts";
import { logistic, logit } from "../logistic.ts";
import { type AbilityGrid, type Expectation, expectAnswers } from "./expectation.ts";
import { fixedPoint } from "./fixed-point.ts";
import { type ItemModel, TWO_PARAMETER_ITEM } from "./item-model.ts";
import { type ItemState, readState, STATE_WIDTH, writeState } from "./item-state.ts";
import { logPrior } from "./log-prior.ts";
import { maximiseItem } from "./maximise-item.ts";
import { maximiseSharedSlope } from "./maximise-shared-slope.ts";
import { abilityGrid, logMeanPrior, maximiseMean } from "./population.ts";
import { gatherPatterns, type IndexedAnswer, type ResponsePattern } from "./response-patterns.ts";
import { type ItemStandardErrors, standardErrors } from "./standard-errors.ts";
import { at } from "./vector.ts";

const TOLERANCE = 1e-7;
/** Where priors blur the estimates anyway: a hundredth of any standard error. */
const ANCHORED_TOLERANCE = 1e-4;
const MOST_EVALUATIONS = 1000;

export interface CalibrationInput {
  /** Answers of each candidate; an item not given to a candidate is left out. */
  readonly candidates: readonly (readonly IndexedAnswer[])[];
  /**
   * Either every item has a slope of its own and what is known of it beforehand, or all share one and nothing is
   * known: the Rasch model, reported as a = 1 with the variance of ability. Where difficulties have priors they can
   * anchor the scale, and the candidates may be abler than N(0, 1) or less able: their mean is estimated too.
   */
  readonly model:
    | { readonly kind: "anchored"; readonly items: readonly ItemModel[] }
    | { readonly kind: "own-slopes"; readonly items: readonly ItemModel[] }
    | { readonly kind: "rasch"; readonly itemCount: number };
}

export interface CalibratedItem extends ItemParameters {
  readonly standardErrors: ItemStandardErrors;
}

export interface Calibration {
  readonly items: readonly CalibratedItem[];
  /** Marginal log-likelihood of the answers, without priors. */
  readonly logLikelihood: number;
  /** Mean of ability among the candidates: estimated where items anchor the scale, 0 otherwise. */
  readonly mean: number;
  /** Variance of ability: estimated by the Rasch model, 1 otherwise. */
  readonly variance: number;
  readonly hasConverged: boolean;
  /** Passes over the answers. */
  readonly evaluations: number;
  /** Whether standard errors reckon with the other items' errors. */
  readonly areErrorsJoint: boolean;
}

/**
 * Item parameters by marginal maximum likelihood, or a posteriori where items have priors [BockAitkin1981]
 * [Mislevy1986]: EM over an ability grid with θ ~ N(0, 1), or N(mean, 1) where items anchor the scale, accelerated; logistic
 * metric, D = 1.
 *
 * @throws {RangeError} for an item that nobody, or everybody, got right and whose difficulty has no prior: its
 * likelihood has no maximum
 */
export function calibrate({ candidates, model }: CalibrationInput): Calibration {
  const isSlopeShared = model.kind === "rasch";
  const isAnchored = model.kind === "anchored";
  const models =
    model.kind === "rasch"
      ? new Array<ItemModel>(model.itemCount).fill(TWO_PARAMETER_ITEM)
      : model.items;
  const patterns = gatherPatterns(candidates);
  const statesOf = (vector: Float64Array) =>
    models.map((one, item) => readState(vector, item, one));
  const found = fixedPoint({
    start: vectorOf(startingStates(patterns, models), 0),
    tolerance: isAnchored ? ANCHORED_TOLERANCE : TOLERANCE,
    mostEvaluations: MOST_EVALUATIONS,
    map: (vector) => {
      const states = statesOf(vector);
      const mean = meanOf(vector);
      const grid = abilityGrid(mean);
      const expected = expectAnswers(patterns, states, grid);
      const prior = states.reduce((sum, state, item) => {
        return sum + logPrior(state, models[item] as ItemModel).value; // one per state
      }, logMeanPrior(mean));
      const next = isSlopeShared
        ? maximiseSharedSlope(expected, states, grid)
        : maximiseItems(expected, states, { grid, models });
      const nextMean = isAnchored ? maximiseMean(expected, grid) : mean;
      return { next: vectorOf(next, nextMean), objective: expected.logLikelihood + prior };
    },
  });
  const states = statesOf(found.point);
  const mean = meanOf(found.point);
  const grid = abilityGrid(mean);
  const expected = expectAnswers(patterns, states, grid);
  const errors = standardErrors({ patterns, states, models, grid, expected }, isSlopeShared);
  return {
    items: states.map((state, item) => ({
      ...parametersOf(state, isSlopeShared),
      standardErrors: errors.items[item] as ItemStandardErrors, // one per state
    })),
    logLikelihood: expected.logLikelihood,
    mean,
    variance: isSlopeShared ? (states[0]?.slope ?? 0) ** 2 : 1,
    hasConverged: found.converged,
    evaluations: found.evaluations,
    areErrorsJoint: errors.areJoint,
  };
}

/** All unknowns: the states of the items, then the candidates' mean ability. */
function vectorOf(states: readonly ItemState[], mean: number): Float64Array {
  const vector = new Float64Array(states.length * STATE_WIDTH + 1);
  states.forEach((state, item) => {
    writeState(vector, item, state);
  });
  vector[states.length * STATE_WIDTH] = mean;
  return vector;
}

const meanOf = (vector: Float64Array) => at(vector, vector.length - 1);

function startingStates(
  patterns: readonly ResponsePattern[],
  models: readonly ItemModel[],
): ItemState[] {
  const answers = new Float64Array(models.length);
  const correct = new Float64Array(models.length);
  for (const { items, correct: marks, count } of patterns) {
    items.forEach((item, place) => {
      answers[item] = at(answers, item) + count;
      correct[item] = at(correct, item) + count * (marks[place] ?? 0);
    });
  }
  return models.map((model, item) => {
    const [given, right] = [at(answers, item), at(correct, item)];
    if (model.difficulty === null && (right === 0 || right === given)) {
      throw new RangeError(`item ${item} was answered alike by everybody`);
    }
    const guessing =
      typeof model.guessing === "number" ? model.guessing : logistic(model.guessing.mean);
    const slope = startingSlope(model);
    // Half an answer of each kind keeps the logarithm finite; a rate at or below c starts from a very hard item.
    const rate = (right + 0.5) / (given + 1);
    const knowing = Math.max(0.02, (rate - guessing) / (1 - guessing));
    return { slope, intercept: logit(knowing) * Math.sqrt(1 + slope ** 2 / 3), guessing };
  });
}

function startingSlope({ logDiscrimination }: ItemModel): number {
  if (logDiscrimination === null) return 1;
  return Math.exp(
    typeof logDiscrimination === "number" ? logDiscrimination : logDiscrimination.mean,
  );
}

function maximiseItems(
  expected: Expectation,
  states: readonly ItemState[],
  { grid, models }: { readonly grid: AbilityGrid; readonly models: readonly ItemModel[] },
): ItemState[] {
  const size = grid.nodes.length;
  return states.map((state, item) =>
    maximiseItem(
      {
        nodes: grid.nodes,
        correct: expected.correct.subarray(item * size, (item + 1) * size),
        total: expected.total.subarray(item * size, (item + 1) * size),
        model: models[item] as ItemModel, // one per state
      },
      state,
    ),
  );
}

function parametersOf(state: ItemState, isSlopeShared: boolean): ItemParameters {
  const { slope, intercept, guessing } = state;
  return isSlopeShared
    ? { discrimination: 1, difficulty: -intercept, guessing }
    : { discrimination: slope, difficulty: -intercept / slope, guessing };
}
