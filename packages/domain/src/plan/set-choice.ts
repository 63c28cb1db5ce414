import type { RandomSource } from "../kernel/index.ts";
import { predictItems } from "../learner/index.ts";
import { expectedGain, type GainInput } from "./expected-gain.ts";
import { type Candidate, mainSkillOf, type PracticeState, type Redo } from "./practice-state.ts";
import { addToTally, type SetTally } from "./set-tally.ts";
import type { SkillOutlook } from "./skill-outlook.ts";

/** Why a question is in a set. */
export type Purpose = "gain" | "review" | "calibration";

export interface ChosenItem {
  readonly item: Candidate;
  readonly purpose: Purpose;
  /** `twin`: a twin of the question is to be drawn and to come in its place. */
  readonly redo: Redo;
  /** Predicted for the first try, without hints and clock, 0 … 1 */
  readonly pCorrect: number;
}

export interface SetRequest {
  /** Questions wanted, ≥ 1; fewer come back where there are not enough. */
  readonly size: number;
  /** What the student was served last, in that order: by the running session, or by those before it. */
  readonly served: readonly Candidate[];
  readonly random: RandomSource;
}

/** A question with the skill that it counts to. */
export interface SkilledItem {
  readonly item: Candidate;
  readonly skill: string;
}

export const skilled = (item: Candidate): SkilledItem => ({ item, skill: mainSkillOf(item) });

/** What the choice of one set works with; `take` changes the tally and what is chosen. */
export interface SetChoice {
  readonly state: PracticeState;
  readonly request: SetRequest;
  readonly outlooks: ReadonlyMap<string, SkillOutlook>;
  readonly unseen: readonly SkilledItem[];
  readonly meanExposure: number;
  readonly tally: SetTally;
  readonly chosen: ChosenItem[];
}

/** Nothing is served below it while there is anything else. */
export const LEAST_P_CORRECT = 0.4;
/** What the average exposure takes off the worth of a question, and from how many times the average on no more. */
const EXPOSURE_PENALTY = 0.03;
const MOST_EXPOSURE = 5;

export const isFull = ({ chosen, request }: SetChoice): boolean => chosen.length >= request.size;

export function take(choice: SetChoice, chosen: ChosenItem): void {
  addToTally(choice.tally, chosen.item);
  choice.chosen.push(chosen);
}

export const predicted = ({ state }: SetChoice, items: readonly Candidate[]): Float64Array =>
  predictItems(state.model, state.learner, {
    items,
    context: { day: state.day, hints: 0, isTimed: false },
  });

/** A question as the choice sees it. */
export interface ScoredItem extends Pick<GainInput, "outlook" | "pCorrect"> {
  readonly item: Candidate;
  /** 1 for a question that nobody has met, less for one that many have. */
  readonly freshness: number;
}

export function scoredOf(choice: SetChoice, items: readonly SkilledItem[]): ScoredItem[] {
  const chances = predicted(
    choice,
    items.map(({ item }) => item),
  );
  const scored: ScoredItem[] = [];
  for (const [at, { item, skill }] of items.entries()) {
    const outlook = choice.outlooks.get(skill);
    if (outlook === undefined) continue;
    const often = Math.min(MOST_EXPOSURE, item.exposures / Math.max(1, choice.meanExposure));
    const freshness = 1 - EXPOSURE_PENALTY * often;
    scored.push({ item, outlook, pCorrect: chances[at] ?? 0, freshness });
  }
  return scored;
}

/** Points a minute that the question is expected to win where it is the next of the set. */
export function worthOf({ state, tally }: SetChoice, scored: ScoredItem): number {
  const { outlook, pCorrect, freshness } = scored;
  const before = tally.bySkill.get(outlook.skill) ?? 0;
  return freshness * expectedGain({ outlook, priors: state.model.priors, before, pCorrect });
}
