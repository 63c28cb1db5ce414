import type { RandomSource } from "../kernel/index.ts";
import { arrangeSet } from "./arrange-set.ts";
import type { PracticeState } from "./practice-state.ts";
import { type ChosenItem, type SetChoice, type SetRequest, skilled } from "./set-choice.ts";
import { emptyTally } from "./set-tally.ts";
import { skillOutlooks } from "./skill-outlook.ts";
import { takeForGain } from "./take-for-gain.ts";
import { takeForCalibration, takeReviews } from "./take-slots.ts";

/** Share of a session for missed questions that are due, and for those that nobody has answered much yet. */
const REVIEW_SHARE = 0.15;
const CALIBRATION_SHARE = 0.1;

/**
 * The questions to practise next, in order: those that win most points a minute until the test by `expectedGain`, with
 * places for reviews of missed questions and for questions that need answers. Skills are mixed, no domain takes more than
 * 35 %, questions of one stimulus stay together, and of a model only one comes.
 */
export function chooseSet(state: PracticeState, request: SetRequest): ChosenItem[] {
  const { size, served, random } = request;
  const unseen = state.candidates
    .filter(({ isSeen }) => !isSeen)
    .map(skilled)
    .filter(({ skill }) => state.demands.has(skill));
  const skills = [...new Set(unseen.map(({ skill }) => skill))];
  const choice: SetChoice = {
    state,
    request,
    outlooks: skillOutlooks(state),
    unseen,
    meanExposure: unseen.reduce((sum, { item }) => sum + item.exposures, 0) / unseen.length,
    tally: emptyTally(size, { skills, served }),
    chosen: [],
  };
  takeReviews(choice, wholeSlots(REVIEW_SHARE * size, random));
  takeForCalibration(choice, wholeSlots(CALIBRATION_SHARE * size, random));
  takeForGain(choice);
  return arrangeSet(choice.chosen, served);
}

/** The next question of a session that is put together as it goes, or null where nothing is left. */
export function chooseNext(
  state: PracticeState,
  { served, random }: Pick<SetRequest, "served" | "random">,
): ChosenItem | null {
  return chooseSet(state, { size: 1, served, random })[0] ?? null;
}

/** A whole number with this expectation. */
const wholeSlots = (expected: number, random: RandomSource): number =>
  Math.floor(expected + random());
