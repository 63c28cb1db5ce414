import { describe, expect, it } from "vitest";
import {
  restoreLearner,
  restorePool,
  storedLearnerSchema,
  storedPoolSchema,
  storeLearner,
  storePool,
} from "../learner/index.ts";
import {
  answer,
  buildCandidates,
  buildPracticeState,
  TOPICS,
} from "../testing/build-practice-state.ts";
import { domainOf, type PracticeState } from "./practice-state.ts";
import {
  type PracticeHistory,
  type RecommendedStep,
  recommend,
  recomputeReason,
} from "./recommend.ts";

const INEQUALITIES = "quantitative.algebra.inequalities";
const NOTHING: PracticeHistory = { records: [], lastMockDay: null, answersSinceMock: 0 };

/** A student with 20 answers in each topic, two thirds right. */
function practised(parts: Partial<PracticeState> = {}): PracticeState {
  const state = buildPracticeState(parts);
  for (const skill of TOPICS) {
    answer(state, { skill, outcomes: Array.from({ length: 20 }, (_, n) => n % 3 > 0), day: 5 });
  }
  return state;
}

const drillsOf = (steps: readonly RecommendedStep[]) =>
  steps.flatMap((step) => (step.kind === "drill" ? [step] : []));

/** The state as it comes back from where it was stored. */
function stored(state: PracticeState): PracticeState {
  const text = JSON.stringify([storeLearner(state.learner), storePool(state.model.pool)]);
  const [learner, pool] = JSON.parse(text);
  return {
    ...state,
    learner: restoreLearner(storedLearnerSchema.parse(learner)),
    model: { ...state.model, pool: restorePool(storedPoolSchema.parse(pool)) },
  };
}

describe("recommended steps", () => {
  it("begin with a diagnostic of each measure while nothing is known", () => {
    const kinds = (state: PracticeState) => recommend(state, NOTHING, 3).map(({ kind }) => kind);
    expect(kinds(buildPracticeState())).toEqual(["diagnostic", "diagnostic", "drill"]);
    expect(kinds(practised())).toEqual(["drill", "drill", "drill"]);
  });

  it("hold the student's own record of such questions, word for word what a sentence needs", () => {
    const kinds = buildCandidates().map((item, n) => ({
      ...item,
      kind: n % 2 === 0 ? ("quantitative-comparison" as const) : ("single-choice" as const),
    }));
    const state = practised({ candidates: kinds });
    const record = {
      skill: INEQUALITIES,
      kind: "quantitative-comparison",
      answered: 10,
      right: 4,
      secondsOverPace: 400,
    } as const;
    const other = { ...record, kind: "single-choice", right: 9, secondsOverPace: 0 } as const;
    const steps = recommend(state, { ...NOTHING, records: [record, other] }, 99);
    const drill = drillsOf(steps).find(({ target }) => target.skill === INEQUALITIES);
    expect(drill?.target.kind).toBe("quantitative-comparison");
    expect(drill?.reason).toMatchObject({
      answered: 10,
      right: 4,
      secondsOverPace: 40,
      share: 1 / 5,
      daysSincePractised: 5,
      halfLifeDays: 30,
    });
    expect(drill?.minutes).toBeCloseTo((drill?.questions ?? 0) * 1.9, 10);
    expect(drill?.questions).toBeGreaterThanOrEqual(4);
    expect(drill?.reason.pCorrect).toBeGreaterThan(0.5);
  });

  it("have reasons that the stored state gives again, figure by figure", () => {
    const missed = [{ itemId: "percent-3", redo: "same", dueDay: 4 } as const];
    const state = practised({ missed });
    const history = { records: [], lastMockDay: 0, answersSinceMock: 180 };
    const steps = [
      ...recommend(state, history, 99),
      ...recommend(buildPracticeState(), NOTHING, 2),
    ];
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(
      new Set(["drill", "reviews", "mock", "diagnostic"]),
    );
    const again = stored(state);
    for (const step of recommend(state, history, 99)) {
      expect(recomputeReason(again, history, step)).toEqual(step.reason);
    }
    for (const step of recommend(buildPracticeState(), NOTHING, 2)) {
      expect(recomputeReason(stored(buildPracticeState()), NOTHING, step)).toEqual(step.reason);
    }
  });

  it("count the reviews that are due today, and those alone", () => {
    const missed = [
      { itemId: "percent-3", redo: "same", dueDay: 4 },
      { itemId: "circles-3", redo: "twin", dueDay: 6 },
      { itemId: "circles-4", redo: "same", dueDay: 11 },
      { itemId: "nowhere", redo: "same", dueDay: 1 },
    ] as const;
    const steps = recommend(practised({ missed }), NOTHING, 99);
    const reviews = steps.find(({ kind }) => kind === "reviews");
    expect(reviews).toMatchObject({ questions: 2, reason: { due: 2, longestDays: 6 } });
    expect(reviews?.kind === "reviews" && reviews.minutes).toBeCloseTo(2 * 1.9, 10);
  });

  it("are held against mixed practice: alike skills gain what a mix of them gains", () => {
    const gains = drillsOf(recommend(practised(), NOTHING, 99)).map(({ reason }) => reason);
    expect(new Set(gains.map(({ mixed }) => mixed)).size).toBe(1);
    const [mixed = 0] = gains.map((reason) => reason.mixed);
    // Fitting questions are assumed of the mix, so the worst drill is below it.
    expect(Math.min(...gains.map((reason) => reason.gainPerMinute))).toBeLessThan(mixed);
    expect(Math.max(...gains.map((reason) => reason.gainPerMinute))).toBeLessThan(5 * mixed);
  });

  it("say why by factors that multiply to the gain", () => {
    const state = practised();
    answer(state, { skill: INEQUALITIES, outcomes: Array(30).fill(true), day: 9 });
    for (const { target, reason } of drillsOf(recommend(state, NOTHING, 99))) {
      const product = reason.terms.reduce((all, { times }) => all * times, reason.usual);
      expect(product / reason.gainPerMinute).toBeCloseTo(1, 9);
      const [first, second] = reason.terms;
      expect(first?.times).toBeGreaterThanOrEqual(second?.times ?? Number.NaN);
      const room = reason.terms.find(({ factor }) => factor === "room");
      if (target.skill === INEQUALITIES) expect(room?.times).toBeLessThan(0.7);
      else expect(room?.times).toBeGreaterThan(1);
    }
  });

  it("come in the order of their gain, two drills of a domain at most", () => {
    const demands = new Map(
      TOPICS.map((topic, n) => [topic, { share: (n + 1) / 45, medianMinutes: 1.5 }]),
    );
    const drills = drillsOf(recommend(practised({ demands }), NOTHING, 99));
    const gains = drills.map(({ reason }) => reason.gainPerMinute);
    expect(gains).toEqual([...gains].sort((one, other) => other - one));
    expect(gains.length).toBeGreaterThan(4);
    const domains = drills.map(({ target }) => domainOf(target.skill));
    for (const domain of domains) {
      expect(domains.filter((own) => own === domain).length).toBeLessThanOrEqual(2);
    }
  });

  it.each([
    { when: "never one, enough practice", last: null, answers: 60, left: 30, isDue: true },
    { when: "never one, little practice", last: null, answers: 59, left: 30, isDue: false },
    { when: "ten days ago", last: 0, answers: 60, left: 30, isDue: true },
    { when: "nine days ago", last: 1, answers: 60, left: 30, isDue: false },
    { when: "nine days ago, three weeks left", last: 1, answers: 60, left: 21, isDue: true },
    { when: "six days ago, three weeks left", last: 4, answers: 60, left: 21, isDue: false },
  ])("name a mock exam when one is due: $when", ({ last, answers, left, isDue }) => {
    const history = { records: [], lastMockDay: last, answersSinceMock: answers };
    const steps = recommend(practised({ daysToTest: left }), history, 99);
    expect(steps.some(({ kind }) => kind === "mock")).toBe(isDue);
  });

  it("leave a drill out where too few questions are left", () => {
    const candidates = buildCandidates().filter(
      ({ id }, n) => n % 20 < 3 || id.startsWith("circles"),
    );
    const drills = drillsOf(recommend(practised({ candidates }), NOTHING, 99));
    expect(drills.map(({ target }) => target.skill)).toEqual(["quantitative.geometry.circles"]);
  });
});
