import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/index.ts";
import {
  createLearner,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  poolOf,
  recordAnswer,
} from "../learner/index.ts";
import { type BlockRequest, chooseBlock } from "./choose-block.ts";
import { type DiagnosticCandidate, domainOf } from "./diagnostic-candidate.ts";
import { DIAGNOSTIC_DESIGN } from "./diagnostic-design.ts";
import { SIMULATED_BLUEPRINT } from "./simulation/simulate-diagnostics.ts";
import { simulatedCandidates } from "./simulation/simulated-candidates.ts";

const candidates = simulatedCandidates(seededRandom(1), 0.6);
const bandOf = new Map(
  candidates.map(({ item, truth }) => [item.id, truth.authored.difficulty.mean]),
);
const pool = poolOf(
  candidates.map(({ truth }) => truth.authored),
  DEFAULT_PRIORS,
);
const model = { priors: DEFAULT_PRIORS, weights: DEFAULT_WEIGHTS, pool };

const request = (overrides: Partial<BlockRequest> = {}): BlockRequest => ({
  model,
  learner: createLearner(DEFAULT_PRIORS),
  day: 0,
  design: DIAGNOSTIC_DESIGN,
  blueprint: SIMULATED_BLUEPRINT,
  candidates,
  served: [],
  random: seededRandom(9),
  ...overrides,
});

function blockOf(overrides: Partial<BlockRequest> = {}): readonly DiagnosticCandidate[] {
  const block = chooseBlock(request(overrides));
  if (!block.ok) throw new Error(block.reason);
  return block.value;
}

/** All blocks for somebody whose answers are all right, or all wrong. */
function wholeDiagnostic(isCorrect: boolean, seed: number) {
  const learner = createLearner(DEFAULT_PRIORS);
  const random = seededRandom(seed);
  const served: DiagnosticCandidate[] = [];
  for (;;) {
    const block = chooseBlock(request({ learner, served, random }));
    if (!block.ok) return { served, reason: block.reason };
    for (const { item } of block.value) {
      const outcome = { isCorrect, sureness: null, isRapid: false, hasFeedback: false };
      const context = { day: 0, hints: 0, isTimed: false };
      recordAnswer(model, learner, { item, context, outcome, learnsItems: false });
    }
    served.push(...block.value);
  }
}

const meanBand = (questions: readonly DiagnosticCandidate[]) =>
  questions.reduce((sum, { item }) => sum + (bandOf.get(item.id) ?? 0), 0) / questions.length;

describe("the first block", () => {
  const block = blockOf();

  it("spreads over both measures, all domains and many kinds, at middle difficulty", () => {
    expect(block).toHaveLength(DIAGNOSTIC_DESIGN.blocks[0] ?? 0);
    const ofVerbal = block.filter(({ measure }) => measure === "verbal");
    expect(ofVerbal).toHaveLength(block.length / 2);
    expect(new Set(block.map(domainOf)).size).toBe(7);
    expect(new Set(block.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6);
    expect(block.every(({ item }) => bandOf.get(item.id) === 0)).toBe(true);
  });

  it("is the same for the same seed, and another for another", () => {
    const ids = (seed: number) =>
      blockOf({ random: seededRandom(seed) }).map(({ item }) => item.id);
    expect(ids(9)).toEqual(ids(9));
    expect(ids(9)).not.toEqual(ids(10));
  });
});

describe("the whole diagnostic", () => {
  const strong = wholeDiagnostic(true, 3);
  const weak = wholeDiagnostic(false, 3);

  it("is over after its questions, each once, and one of a stimulus", () => {
    for (const { served, reason } of [strong, weak]) {
      expect(reason).toBe("is-over");
      expect(served).toHaveLength(26);
      expect(new Set(served.map(({ item }) => item.id)).size).toBe(26);
      const stimuli = served.flatMap(({ stimulusId }) => stimulusId ?? []);
      expect(new Set(stimuli).size).toBe(stimuli.length);
    }
  });

  it("follows the student: later blocks are harder for the strong", () => {
    const later = ({ served }: typeof strong) => meanBand(served.slice(10));
    expect(later(strong)).toBeGreaterThan(0.5);
    expect(later(weak)).toBeLessThan(-0.5);
  });

  it("holds its time and its content", () => {
    for (const { served } of [strong, weak]) {
      const seconds = served.reduce((sum, { targetSeconds }) => sum + targetSeconds, 0);
      expect(seconds).toBeLessThanOrEqual(DIAGNOSTIC_DESIGN.seconds + 10);
      const counts = new Map<string, number>();
      for (const question of served) {
        counts.set(domainOf(question), (counts.get(domainOf(question)) ?? 0) + 1);
      }
      expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(6);
    }
  });
});

it("passes over what the student has met, and says when too few are left", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  const met = blockOf()[0]?.item;
  if (met === undefined) throw new Error("the block is empty");
  recordAnswer(model, learner, {
    item: met,
    context: { day: 0, hints: 0, isTimed: false },
    outcome: { isCorrect: true, sureness: null, isRapid: true, hasFeedback: false },
    learnsItems: false,
  });
  const block = blockOf({ learner });
  expect(block.map(({ item }) => item.id)).not.toContain(met.id);
  expect(chooseBlock(request({ candidates: candidates.slice(0, 12) }))).toEqual({
    ok: false,
    reason: "too-few-items",
  });
});
