import type { AnswerFacts, TallyDimension } from "../../db/learner-tables.ts";

/** Running sums over first answers, whole numbers all: the order in which they are added makes no difference. */
export interface Tally {
  readonly answers: number;
  readonly right: number;
  readonly elapsedMs: number;
  readonly expectedRightMicro: number;
  readonly worked: number;
  readonly logRatioMicro: number;
  readonly squaredLogRatioMicro: number;
  readonly rushed: number;
  readonly stuck: number;
  readonly overInvested: number;
  readonly overInvestedMs: number;
}

/** Where a tally stands. */
export interface TallyPlace {
  readonly dimension: TallyDimension;
  readonly value: string;
  /** Its Monday: of the student's own calendar, as it was when the answer was taken in. */
  readonly week: string;
}

export interface PlacedTally extends TallyPlace {
  readonly tally: Tally;
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    answers: one.answers + other.answers,
    right: one.right + other.right,
    elapsedMs: one.elapsedMs + other.elapsedMs,
    expectedRightMicro: one.expectedRightMicro + other.expectedRightMicro,
    worked: one.worked + other.worked,
    logRatioMicro: one.logRatioMicro + other.logRatioMicro,
    squaredLogRatioMicro: one.squaredLogRatioMicro + other.squaredLogRatioMicro,
    rushed: one.rushed + other.rushed,
    stuck: one.stuck + other.stuck,
    overInvested: one.overInvested + other.overInvested,
    overInvestedMs: one.overInvestedMs + other.overInvestedMs,
  };
}

/** What is left of a tally without a part of it. */
export function withoutTally(all: Tally, part: Tally): Tally {
  return {
    answers: all.answers - part.answers,
    right: all.right - part.right,
    elapsedMs: all.elapsedMs - part.elapsedMs,
    expectedRightMicro: all.expectedRightMicro - part.expectedRightMicro,
    worked: all.worked - part.worked,
    logRatioMicro: all.logRatioMicro - part.logRatioMicro,
    squaredLogRatioMicro: all.squaredLogRatioMicro - part.squaredLogRatioMicro,
    rushed: all.rushed - part.rushed,
    stuck: all.stuck - part.stuck,
    overInvested: all.overInvested - part.overInvested,
    overInvestedMs: all.overInvestedMs - part.overInvestedMs,
  };
}

/** Of the expected probability, all as wide. */
export const TALLY_BINS = 10;

function binOf(pExpected: number): string {
  return String(Math.min(TALLY_BINS - 1, Math.floor(pExpected * TALLY_BINS)));
}

interface Talliable {
  readonly facts: AnswerFacts;
  readonly correct: boolean;
  readonly gaveUp: boolean;
  readonly isRapid: boolean;
  readonly sureness: string | null;
  readonly pExpected: number;
}

/** Dimensions and values that an answer counts in. */
export function placesOf(answer: Talliable): Omit<TallyPlace, "week">[] {
  const { facts, correct, gaveUp, isRapid, sureness, pExpected } = answer;
  const places: Omit<TallyPlace, "week">[] = [
    { dimension: "all", value: "all" },
    { dimension: "measure", value: facts.measure },
    { dimension: "kind", value: facts.kind },
    { dimension: "difficulty", value: String(facts.band) },
    { dimension: "topic", value: facts.topicId },
  ];
  if (facts.isTimed) places.push(...timedPlacesOf(facts));
  if (!gaveUp && facts.mayDeclare) {
    places.push({ dimension: "sureness", value: sureness ?? "none" });
  }
  if (!gaveUp && !isRapid) places.push({ dimension: "predicted", value: binOf(pExpected) });
  if (correct || gaveUp) return places;
  const slips = [...new Set(facts.misconceptions)];
  places.push({ dimension: "wrong", value: slips.length > 0 ? "named" : "unnamed" });
  places.push(...slips.map((value) => ({ dimension: "misconception" as const, value })));
  return places;
}

/** Where pace is told. */
function timedPlacesOf(facts: AnswerFacts): Omit<TallyPlace, "week">[] {
  const places: Omit<TallyPlace, "week">[] = [
    { dimension: "timed", value: "all" },
    { dimension: "timed-kind", value: facts.kind },
    { dimension: "timed-difficulty", value: String(facts.band) },
  ];
  if (facts.third !== null) places.push({ dimension: "timed-third", value: String(facts.third) });
  return places;
}

const EMPTY_TALLY: Tally = {
  answers: 0,
  right: 0,
  elapsedMs: 0,
  expectedRightMicro: 0,
  worked: 0,
  logRatioMicro: 0,
  squaredLogRatioMicro: 0,
  rushed: 0,
  stuck: 0,
  overInvested: 0,
  overInvestedMs: 0,
};

/** Everything at one value of a dimension, all weeks together. */
export function sumAt(
  tallies: readonly PlacedTally[],
  dimension: TallyDimension,
  value: string,
): Tally {
  return tallies
    .filter((one) => one.dimension === dimension && one.value === value)
    .reduce((sum, { tally }) => addTallies(sum, tally), EMPTY_TALLY);
}
