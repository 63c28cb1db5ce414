import type {
  MasteryNode,
  MasteryView,
  MeasureStanding,
  PaceRow,
  PaceView,
  Rate,
  ScaledScoreView,
  ScoreForecast,
  SlipsView,
  SurenessSummary,
  WritingStanding,
} from "@lexiquant/contract";
import { itemIdSchema } from "@lexiquant/domain/kernel";

export const ITEM_ID = itemIdSchema.parse("q-qc-002");

export function scoreOf(score: number, halfWidth = 4): ScaledScoreView {
  return {
    kind: "estimate",
    score,
    low: score - halfWidth,
    high: score + halfWidth,
    percentileRank: { low: 42, high: 68, testDates: "July 2021 to June 2024" },
    itemCount: 54,
  };
}

export function rateOf(answered: number, accuracy: number): Rate {
  return {
    answered,
    correct: Math.round(answered * accuracy),
    accuracy,
    low: accuracy - 0.1,
    high: accuracy + 0.1,
    answersNeeded: 0,
  };
}

export function unknownRate(answersNeeded: number): Rate {
  return { answered: 1, correct: 1, accuracy: null, low: null, high: null, answersNeeded };
}

export function forecastOf(parts: Partial<ScoreForecast> = {}): ScoreForecast {
  return {
    testDate: "2027-01-05",
    points: [
      { date: "2026-11-22", score: scoreOf(154) },
      { date: "2027-01-05", score: scoreOf(157, 6) },
    ],
    observed: scoreOf(157, 7),
    pTarget: 0.31,
    efforts: [
      { hoursPerWeek: 3, observed: scoreOf(155, 7), pTarget: 0.22 },
      { hoursPerWeek: 6, observed: scoreOf(157, 7), pTarget: 0.31 },
      { hoursPerWeek: 12, observed: scoreOf(159, 7), pTarget: 0.46 },
    ],
    minutesPerDay: { even: 115, likely: 230 },
    outOfReach: null,
    ...parts,
  };
}

/** Verbal, 154 from 212 answers, with a target of 160. */
export function standingOf(parts: Partial<MeasureStanding> = {}): MeasureStanding {
  return {
    measure: "verbal",
    target: 160,
    now: scoreOf(154),
    answersNeeded: 0,
    answers: 212,
    history: [
      { date: "2026-10-05", score: scoreOf(148) },
      { date: "2026-11-16", score: scoreOf(153) },
    ],
    mocks: [],
    forecast: forecastOf(),
    ...parts,
  };
}

/** Two rated essays, the latest at 3.5, with a target of 4.5. */
export function writingStandingOf(parts: Partial<WritingStanding> = {}): WritingStanding {
  const essayId = "0b9a3c52-5d0c-4d3c-8d61-0a8ab4a3f001";
  return {
    target: 4.5,
    count: 2,
    essays: [
      {
        essayId: "0b9a3c52-5d0c-4d3c-8d61-0a8ab4a3f002",
        source: "exam",
        submittedAt: "2026-10-02T10:25:00.000Z",
        score: { kind: "estimate", score: 2, low: 1.3, high: 2.7 },
      },
      {
        essayId,
        source: "practice",
        submittedAt: "2026-11-22T10:25:00.000Z",
        score: { kind: "estimate", score: 3.5, low: 2.86, high: 4.22 },
      },
    ],
    ...parts,
  };
}

/** A topic of Quantitative at 62%. */
export function nodeOf(parts: Partial<MasteryNode> = {}): MasteryNode {
  return {
    id: "quantitative.algebra.inequalities",
    name: "Inequalities",
    measure: "quantitative",
    parent: "quantitative.algebra",
    level: 2,
    rate: rateOf(20, 0.6),
    pCorrect: { estimate: 0.62, low: 0.54, high: 0.7 },
    pMastery: 0.18,
    answersNeeded: 0,
    change: { estimate: 0.05, low: -0.01, high: 0.11 },
    lastPracticed: "2026-11-02",
    faded: 0.04,
    halfLifeDays: 21,
    parts: [
      { kind: "overall", name: "Overall", value: 0.31 },
      { kind: "domain", name: "Algebra", value: -0.42 },
      { kind: "faded", name: "Faded", value: -0.1 },
    ],
    ...parts,
  };
}

export function masteryOf(topics: readonly MasteryNode[]): MasteryView {
  const above = {
    change: null,
    parts: [],
    rate: rateOf(60, 0.64),
    pCorrect: { estimate: 0.64, low: 0.6, high: 0.68 },
  };
  const measure = nodeOf({
    ...above,
    id: "quantitative",
    name: "Quantitative Reasoning",
    parent: null,
    level: 0,
  });
  const algebra = nodeOf({
    ...above,
    id: "quantitative.algebra",
    name: "Algebra",
    parent: "quantitative",
    level: 1,
  });
  const none = { strongest: [], weakest: [], rusting: [], costliest: [] };
  return { nodes: [measure, algebra, ...topics], ...none };
}

export function paceRowOf(parts: Partial<PaceRow> = {}): PaceRow {
  return {
    id: "numeric-entry",
    name: "Numeric entry",
    answers: 40,
    right: 24,
    ratio: { estimate: 1.3, low: 1.1, high: 1.5 },
    answersNeeded: 0,
    rushed: 4,
    stuck: 2,
    ...parts,
  };
}

export function paceOf(parts: Partial<PaceView> = {}): PaceView {
  return {
    overall: paceRowOf({ id: "all", name: "All questions" }),
    untimed: paceRowOf({ id: "untimed", name: "Untimed practice", answers: 12 }),
    byKind: [paceRowOf()],
    byDifficulty: [paceRowOf({ id: "3", name: "Medium" })],
    byPosition: [paceRowOf({ id: "first", name: "First third" })],
    sunk: { questions: 11, minutes: 34.2, worthRight: { estimate: 8.6, low: 5.1, high: 12.4 } },
    decisions: {
      stays: {
        count: 20,
        needed: 0,
        seconds: 1900,
        points: 2,
        net: { estimate: -4.1, low: -6.3, high: -1.8 },
        verdict: "cost",
      },
      leaves: {
        count: 3,
        needed: 5,
        seconds: 240,
        points: 0.9,
        net: null,
        verdict: "not-enough-yet",
      },
    },
    examples: [],
    ...parts,
  };
}

export function slipOf(
  parts: Partial<SlipsView["slips"][number]> = {},
): SlipsView["slips"][number] {
  return {
    id: "took-part-for-whole",
    name: "Took the part for the whole",
    remedy: "Say what the whole is.",
    measure: "quantitative",
    count: 14,
    trend: { lately: 3, before: 8, direction: "less" },
    weeks: [
      { week: "2026-11-09", count: 8 },
      { week: "2026-11-16", count: 3 },
    ],
    latestItemId: ITEM_ID,
    ...parts,
  };
}

export function slipsOf(parts: Partial<SlipsView> = {}): SlipsView {
  return { wrongAnswers: 131, named: 74, slips: [slipOf()], ...parts };
}

export function surenessOf(parts: Partial<SurenessSummary> = {}): SurenessSummary {
  return {
    declared: 190,
    undeclared: 170,
    levels: [
      { level: "guess", rate: unknownRate(5) },
      { level: "unsure", rate: rateOf(60, 0.52) },
      { level: "sure", rate: rateOf(100, 0.74) },
    ],
    predicted: [{ low: 0.5, high: 0.7, expected: 0.6, rate: rateOf(120, 0.57) }],
    verdict: "over-confident",
    luckyGuesses: { count: 9, latest: [] },
    sureMistakes: {
      count: 26,
      latest: [
        { itemId: ITEM_ID, begins: "If x is even", submittedAt: "2026-11-20T10:00:00.000Z" },
      ],
    },
    ...parts,
  };
}
