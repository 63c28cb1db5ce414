import { MEASURES, type Measure } from "../item/index.ts";
import { masteryOf } from "../learner/index.ts";
import {
  type Drill,
  type DrillReason,
  drillOn,
  drillSource,
  type PracticeRecord,
} from "./drill.ts";
import { domainOf, measureOf, type PracticeState } from "./practice-state.ts";
import { rankedOf } from "./rank-drills.ts";
import { type ReviewReason, reviewReason } from "./review-reason.ts";

/** What the student has done besides answering questions of a bank. */
export interface PracticeHistory {
  readonly records: readonly PracticeRecord[];
  /** In the days of the learner's log; null where none was taken. */
  readonly lastMockDay: number | null;
  readonly answersSinceMock: number;
}

export interface MockReason {
  readonly daysSinceMock: number | null;
  readonly answersSinceMock: number;
  readonly daysToTest: number | null;
}

export interface DiagnosticReason {
  /** Of the belief about the ability in the measure, logits. */
  readonly deviation: number;
  readonly answers: number;
}

/** One thing to do next, with the figures that its words are made of. */
export type RecommendedStep =
  | ({ readonly kind: "drill" } & Drill)
  | {
      readonly kind: "reviews";
      readonly questions: number;
      readonly minutes: number;
      readonly reason: ReviewReason;
    }
  | { readonly kind: "mock"; readonly reason: MockReason }
  | {
      readonly kind: "diagnostic";
      readonly measure: Measure;
      readonly questions: number;
      readonly reason: DiagnosticReason;
    };

export type StepReason = DrillReason | ReviewReason | MockReason | DiagnosticReason;

/** Days between mock exams, and between those of the last weeks. */
const MOCK_DAYS = 10;
const LATE_MOCK_DAYS = 7;
const LAST_WEEKS_DAYS = 21;
/** Answers that make a new mock exam worth its two hours. */
const ENOUGH_ANSWERS = 60;
/** Uncertainty of a measure above which ten more questions say more than any drill, logits. */
const UNKNOWN_DEVIATION = 0.65;
const DIAGNOSTIC_QUESTIONS = 10;
const DRILLS_PER_DOMAIN = 2;

/**
 * What to do next, the best first: to find out where the student stands while little is known, a mock exam when one is due,
 * then reviews and drills by the points that a minute of them is expected to win.
 *
 * @param most steps wanted, ≥ 1
 */
export function recommend(
  state: PracticeState,
  history: PracticeHistory,
  most: number,
): RecommendedStep[] {
  const unknown = MEASURES.flatMap((measure): RecommendedStep[] => {
    const reason = diagnosticReason(state, measure);
    if (!isAsked(state, measure) || reason.deviation <= UNKNOWN_DEVIATION) return [];
    return [{ kind: "diagnostic", measure, questions: DIAGNOSTIC_QUESTIONS, reason }];
  });
  const mock: RecommendedStep[] = isMockDue(state, history)
    ? [{ kind: "mock", reason: mockReason(state, history) }]
    : [];
  return [...unknown, ...mock, ...practiceSteps(state, history)].slice(0, most);
}

/**
 * The reason of a step again, from the stored state alone; null where the step is no longer possible.
 */
export function recomputeReason(
  state: PracticeState,
  history: PracticeHistory,
  step: RecommendedStep,
): StepReason | null {
  switch (step.kind) {
    case "drill":
      return drillOn(drillSource(state, history.records), step.target)?.reason ?? null;
    case "reviews":
      return reviewReason(state);
    case "mock":
      return mockReason(state, history);
    case "diagnostic":
      return diagnosticReason(state, step.measure);
  }
}

const isAsked = ({ demands }: PracticeState, measure: Measure): boolean =>
  [...demands.keys()].some((skill) => measureOf(skill) === measure);

function diagnosticReason({ model, learner, day }: PracticeState, node: Measure): DiagnosticReason {
  const { standardDeviation, answers } = masteryOf(learner, model.priors, { node, day, target: 0 });
  return { deviation: standardDeviation, answers };
}

const mockReason = (
  { day, daysToTest }: PracticeState,
  { lastMockDay, answersSinceMock }: PracticeHistory,
): MockReason => ({
  daysSinceMock: lastMockDay === null ? null : day - lastMockDay,
  answersSinceMock,
  daysToTest,
});

function isMockDue(state: PracticeState, history: PracticeHistory): boolean {
  const { daysSinceMock, answersSinceMock, daysToTest } = mockReason(state, history);
  const isLate = daysToTest !== null && daysToTest <= LAST_WEEKS_DAYS;
  const pause = isLate ? LATE_MOCK_DAYS : MOCK_DAYS;
  return answersSinceMock >= ENOUGH_ANSWERS && (daysSinceMock === null || daysSinceMock >= pause);
}

function practiceSteps(state: PracticeState, history: PracticeHistory): RecommendedStep[] {
  const source = drillSource(state, history.records);
  const steps: Exclude<RecommendedStep, { kind: "mock" | "diagnostic" }>[] = firstOfDomains(
    rankedOf(source),
  ).map((drill) => ({ kind: "drill", ...drill }));
  const reviews = reviewReason(state);
  if (reviews !== null) {
    const { due: questions, minutes } = reviews;
    steps.push({ kind: "reviews", questions, minutes, reason: reviews });
  }
  return steps.sort(byGain);
}

interface Worth {
  readonly reason: { readonly gainPerMinute: number };
}

const byGain = (one: Worth, other: Worth): number =>
  other.reason.gainPerMinute - one.reason.gainPerMinute;

/** The best drills, not more than two of a domain, so that a list of steps does not turn round one corner of the exam. */
function firstOfDomains(drills: readonly Drill[]): Drill[] {
  const taken = new Map<string, number>();
  return drills.filter(({ target }) => {
    const domain = domainOf(target.skill);
    const before = taken.get(domain) ?? 0;
    taken.set(domain, before + 1);
    return before < DRILLS_PER_DOMAIN;
  });
}
