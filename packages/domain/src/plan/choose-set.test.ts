import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/index.ts";
import { predict } from "../learner/index.ts";
import {
  answer,
  buildCandidate,
  buildCandidates,
  buildPracticeState,
  TOPICS,
} from "../testing/build-practice-state.ts";
import { chooseNext, chooseSet } from "./choose-set.ts";
import {
  type Candidate,
  domainOf,
  type MissedItem,
  mainSkillOf,
  measureOf,
  type PracticeState,
} from "./practice-state.ts";
import { simulatedState } from "./simulation/simulated-state.ts";

const PERCENT = "quantitative.arithmetic.percent";
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const request = (seed: number, size = 10, served: readonly Candidate[] = []) => ({
  size,
  served,
  random: seededRandom(seed),
});

function countsOf(items: readonly Candidate[], key: (item: Candidate) => string) {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

function longestRun(items: readonly Candidate[]): number {
  const runs = ["verbal", "quantitative"].map((measure) => {
    const skills = items.map(mainSkillOf).filter((skill) => measureOf(skill) === measure);
    return Math.max(
      0,
      ...skills.map((skill, at) => {
        const other = skills.slice(at).findIndex((later) => later !== skill);
        return other < 0 ? skills.length - at : other;
      }),
    );
  });
  return Math.max(...runs);
}

describe("a practice set", () => {
  it("is the same for the same state and seed, and another for another seed", () => {
    const state = buildPracticeState();
    const ids = (seed: number) => chooseSet(state, request(seed)).map(({ item }) => item.id);
    expect(ids(3)).toEqual(ids(3));
    expect(ids(3)).not.toEqual(ids(4));
  });

  it("holds what was asked for, each question once and of no domain more than a third", () => {
    const states = [1, 2].map((seed) => simulatedState(seed, 60));
    for (const seed of SEEDS) {
      const state = states[seed % 2] as PracticeState; // one of two
      const items = chooseSet(state, request(seed)).map(({ item }) => item);
      expect(new Set(items.map(({ id }) => id)).size).toBe(10);
      const domains = countsOf(items, (item) => domainOf(mainSkillOf(item)));
      expect(Math.max(...domains.values())).toBeLessThanOrEqual(3);
    }
  });

  it("never asks for one skill three times in a row, set after set", () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const state = buildPracticeState();
      const random = seededRandom(seed);
      let served: Candidate[] = [];
      for (let set = 0; set < 5; set += 1) {
        const items = chooseSet(state, { size: 10, served, random }).map(({ item }) => item);
        expect(items).toHaveLength(10);
        served = [...served, ...items];
      }
      expect(longestRun(served)).toBeLessThanOrEqual(2);
      expect(new Set(served.map(({ id }) => id)).size).toBe(50);
    }
  });

  it("mixes few skills as well as they can be mixed", () => {
    const [first = "", second = ""] = TOPICS.slice(4);
    const candidates = buildCandidates().filter((item) =>
      [first, second].includes(mainSkillOf(item)),
    );
    for (const seed of SEEDS) {
      const chosen = chooseSet(buildPracticeState({ candidates }), request(seed, 12));
      expect(chosen).toHaveLength(12);
      expect(longestRun(chosen.map(({ item }) => item))).toBeLessThanOrEqual(2);
    }
  });

  it("sets no question that the student has met, and none likely to be missed while there are others", () => {
    const seen = buildCandidates().map((item, n) => ({ ...item, isSeen: n % 3 === 0 }));
    for (const seed of SEEDS) {
      const chosen = chooseSet(buildPracticeState({ candidates: seen }), request(seed));
      expect(chosen.filter(({ item }) => item.isSeen)).toEqual([]);
      expect(Math.min(...chosen.map(({ pCorrect }) => pCorrect))).toBeGreaterThanOrEqual(0.4);
    }
  });

  it("says the chances that the model predicts", () => {
    const state = simulatedState(1, 120);
    for (const { item, pCorrect } of chooseSet(state, request(1))) {
      const context = { day: state.day, hints: 0, isTimed: false };
      expect(pCorrect).toBe(predict(state.model, state.learner, { item, context }).probability);
    }
  });

  it("fills up where the choice is narrow: one skill, or nothing that fits", () => {
    const [skill = ""] = TOPICS;
    const one = buildCandidates().filter((item) => mainSkillOf(item) === skill);
    expect(chooseSet(buildPracticeState({ candidates: one }), request(1))).toHaveLength(10);
    const weak = buildPracticeState();
    for (const topic of TOPICS) {
      answer(weak, { skill: topic, outcomes: Array(15).fill(false), day: 9 });
    }
    const chosen = chooseSet(weak, request(1));
    expect(chosen).toHaveLength(10);
    expect(longestRun(chosen.map(({ item }) => item))).toBeLessThanOrEqual(2);
    expect(chooseSet(buildPracticeState({ candidates: [] }), request(1))).toEqual([]);
  });

  it("keeps the questions of a stimulus together, and twins apart", () => {
    const candidates = buildCandidates().map((item, n) => {
      const isReading = mainSkillOf(item).startsWith("verbal.reading");
      const passage = `passage-${n % 10}`;
      return isReading
        ? { ...item, stimulusId: passage }
        : { ...item, modelId: `model-${Math.floor(n / 2)}` };
    });
    for (const seed of SEEDS) {
      const items = chooseSet(buildPracticeState({ candidates }), request(seed, 12)).map(
        ({ item }) => item,
      );
      const models = items.flatMap(({ modelId }) => modelId ?? []);
      expect(new Set(models).size).toBe(models.length);
      for (const stimulus of new Set(items.flatMap(({ stimulusId }) => stimulusId ?? []))) {
        const places = items.flatMap((item, at) => (item.stimulusId === stimulus ? [at] : []));
        expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
      }
    }
  });

  it("gives a tenth of the places to the questions that fewest have answered", () => {
    const candidates = buildCandidates().map((item, n) => ({
      ...item,
      exposures: n % 20 === 2 ? 0 : 50,
    }));
    const chosen = SEEDS.flatMap((seed) =>
      chooseSet(buildPracticeState({ candidates }), request(seed)),
    );
    const slots = chosen.filter(({ purpose }) => purpose === "calibration");
    expect(slots.length / chosen.length).toBeGreaterThan(0.07);
    expect(slots.length / chosen.length).toBeLessThan(0.13);
    expect(slots.filter(({ item }) => item.exposures > 0)).toEqual([]);
  });

  it("prefers, of two equal questions, the one that fewer have met", () => {
    const candidates = [3, 1, 2].map((exposures) =>
      buildCandidate(`q-${exposures}`, { exposures }),
    );
    const { model, ...rest } = buildPracticeState({ candidates });
    for (const known of model.pool.items.values()) known.difficulties[0] = { mean: 0, variance: 1 };
    const chosen = SEEDS.map((seed) => chooseNext({ model, ...rest }, request(seed))?.item.id);
    expect(new Set(chosen)).toEqual(new Set(["q-1"]));
  });

  describe("comes back to missed questions", () => {
    const candidates = buildCandidates().map((item) => ({
      ...item,
      isSeen: item.id === "percent-3",
      modelId: ["percent-3", "percent-8"].includes(item.id) ? "model" : null,
    }));
    const inState = (...missed: MissedItem[]) => buildPracticeState({ candidates, missed });
    const reviewsIn = (state: PracticeState, served: readonly Candidate[] = []) =>
      SEEDS.flatMap((seed) => chooseSet(state, request(seed, 10, served)))
        .filter(({ purpose }) => purpose === "review")
        .map(({ item, redo }) => `${redo} ${item.id}`);
    const same = { itemId: "percent-3", redo: "same", dueDay: 10 } as const;
    const twin = { ...same, redo: "twin" } as const;

    it("from the day on which they are due, as the way back says: themselves, or a twin of them", () => {
      expect(new Set(reviewsIn(inState(same)))).toEqual(new Set(["same percent-3"]));
      expect(new Set(reviewsIn(inState(twin)))).toEqual(new Set(["twin percent-3"]));
      expect(reviewsIn(inState({ ...same, dueDay: 10.5 }))).toEqual([]);
      expect(reviewsIn(inState({ ...same, itemId: "nowhere" }))).toEqual([]);
    });

    it("never together with another question of the model", () => {
      const sets = SEEDS.map((seed) => chooseSet(inState(twin), request(seed)));
      const withReview = sets.filter((set) => set.some(({ purpose }) => purpose === "review"));
      expect(withReview).toHaveLength(SEEDS.length);
      for (const set of withReview) {
        expect(set.map(({ item }) => item.id)).not.toContain("percent-8");
      }
      const both = inState(twin, { ...twin, itemId: "percent-8" });
      for (const seed of SEEDS) {
        const models = chooseSet(both, request(seed)).flatMap(({ item }) => item.modelId ?? []);
        expect(models).toEqual(["model"]);
      }
    });

    it("also when they were among what was served last", () => {
      const served = candidates.filter(({ id }) => id === "percent-3");
      expect(new Set(reviewsIn(inState(twin), served))).toEqual(new Set(["twin percent-3"]));
    });

    it("but not with a third question of a skill in a row, though it has nothing new left", () => {
      const rest = candidates.filter(
        (item) => item.id === "percent-3" || mainSkillOf(item) !== PERCENT,
      );
      const state = buildPracticeState({ candidates: rest, missed: [same] });
      const served = [1, 2].map((n) => buildCandidate(`past-${n}`, { components: [PERCENT] }));
      for (const seed of SEEDS) {
        const set = chooseSet(state, request(seed, 2, served)).map(({ item }) => item);
        expect(longestRun([...served, ...set])).toBeLessThanOrEqual(2);
      }
    });
  });

  it("turns to what the exam asks more, costs less time, and is not practised much yet", () => {
    const share = (change: (state: ReturnType<typeof buildPracticeState>) => object) => {
      const state = buildPracticeState();
      const changed = { ...state, ...change(state) };
      const items = SEEDS.flatMap((seed) => chooseSet(changed, request(seed)));
      return items.filter(({ item }) => mainSkillOf(item) === "quantitative.geometry.circles")
        .length;
    };
    const demand = (part: object) => (state: ReturnType<typeof buildPracticeState>) => {
      const circles = "quantitative.geometry.circles";
      const own = state.demands.get(circles);
      return { demands: new Map([...state.demands, [circles, { ...own, ...part }]]) };
    };
    const usual = share(() => ({}));
    expect(share(demand({ share: 0.6 }))).toBeGreaterThan(usual);
    expect(share(demand({ share: 0.01 }))).toBeLessThan(usual / 2);
    expect(share(demand({ medianMinutes: 6 }))).toBeLessThan(usual / 2);
    expect(
      share((state) => {
        const outcomes = Array.from({ length: 40 }, (_, n) => n % 2 === 0);
        answer(state, { skill: "quantitative.geometry.circles", outcomes, day: 10 });
        return {};
      }),
    ).toBeLessThan(usual / 2);
  });

  it("turns away from a measure whose target is reached", () => {
    const verbal = (estimate: number) => {
      const state = buildPracticeState({
        standings: {
          verbal: { estimate, target: 155 },
          quantitative: { estimate: 150, target: 165 },
        },
      });
      return SEEDS.flatMap((seed) => chooseSet(state, request(seed))).filter(
        ({ item }) => measureOf(mainSkillOf(item)) === "verbal",
      ).length;
    };
    expect(verbal(160)).toBeLessThan(verbal(150) / 2);
    expect(verbal(160)).toBe(verbal(155));
  });
});
