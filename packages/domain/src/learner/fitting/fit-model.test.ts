import { describe, expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import { predictionQuality } from "../evaluation/prediction-quality.ts";
import { type LoggedAnswer, replayLog } from "../evaluation/replay-log.ts";
import { DEFAULT_WEIGHTS, FEATURES, type Feature } from "../head.ts";
import { poolOf } from "../item-pool.ts";
import type { LearnerModel } from "../model.ts";
import { DEFAULT_PRIORS } from "../priors.ts";
import { fitHead } from "./fit-model.ts";

const SEQUENCE: ReadonlySet<Feature> = new Set([
  "afterItem",
  "afterTwoItems",
  "afterSkills",
  "sinceForemost",
]);

/** Students whose answers come in runs: mostly right after a right one, mostly wrong after a wrong one. */
function moodyLog(seed: number, students: number): LoggedAnswer[] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, (_, student) => {
    let wasRight = random() < 0.5;
    return Array.from({ length: 50 }, (__, n): LoggedAnswer => {
      wasRight = random() < (wasRight ? 0.85 : 0.25);
      return {
        student: `${seed}-${student}`,
        item: { id: `item-${(student * 13 + n * 7) % 200}`, components: [`skill-${n % 5}`] },
        context: { day: null, hints: 0, isTimed: false },
        outcome: { isCorrect: wasRight, sureness: null, isRapid: false, hasFeedback: true },
      };
    });
  }).flat();
}

/** Students of one ability whose every second item comes out as the one before it did, of 100 items that have no other rule. */
function givenAwayLog(seed: number, students: number): LoggedAnswer[] {
  const random = seededRandom(seed);
  return Array.from({ length: students }, (_, student) => {
    let wasRight = false;
    return Array.from({ length: 50 }, (__, n): LoggedAnswer => {
      const pair = (student * 7 + Math.floor(n / 2)) % 50;
      const isSecond = n % 2 === 1;
      wasRight = isSecond && random() < 0.9 ? wasRight : random() < 0.5;
      return {
        student: `${seed}-${student}`,
        item: { id: `item-${pair}-${n % 2}`, components: ["skill"] },
        context: { day: null, hints: 0, isTimed: false },
        outcome: { isCorrect: wasRight, sureness: null, isRapid: false, hasFeedback: true },
      };
    });
  }).flat();
}

function qualityOf(model: LearnerModel, log: readonly LoggedAnswer[]) {
  const predictions: { probability: number; isCorrect: boolean }[] = [];
  replayLog(model, log, ({ probability, answer }) => {
    predictions.push({ probability, isCorrect: answer.outcome.isCorrect });
  });
  return predictionQuality(predictions);
}

describe("the fit of what students share", () => {
  it("learns from enough answers what recency tells, for students it has not seen", () => {
    const fitted = fitHead(moodyLog(1, 440), [], DEFAULT_PRIORS);
    const test = moodyLog(2, 80);
    const plain = {
      priors: DEFAULT_PRIORS,
      weights: DEFAULT_WEIGHTS,
      pool: poolOf([], DEFAULT_PRIORS),
    };
    const [before, after] = [qualityOf(plain, test), qualityOf(fitted, test)];
    expect(after.auc).toBeGreaterThan(before.auc + 0.02);
    expect(after.logLoss).toBeLessThan(before.logLoss - 0.02);
    expect(after.ece).toBeLessThan(0.03);
  });

  it("learns which items others have found to give the next away", () => {
    const fitted = fitHead(givenAwayLog(1, 410), [], DEFAULT_PRIORS);
    const sequence = FEATURES.map((feature) => SEQUENCE.has(feature));
    const without = fitted.weights.map((weight, index) => (sequence[index] ? 0 : weight));
    const test = givenAwayLog(2, 80);
    const [after, before] = [fitted, { ...fitted, weights: without }].map((model) =>
      qualityOf(model, test),
    );
    expect(after?.auc).toBeGreaterThan((before?.auc ?? 1) + 0.05);
    expect(after?.ece).toBeLessThan(0.04);
  });

  it("fits two weights alone where answers are few", () => {
    const { weights } = fitHead(moodyLog(1, 40), [], DEFAULT_PRIORS);
    expect(weights.slice(2)).toEqual(DEFAULT_WEIGHTS.slice(2));
    expect(weights.slice(0, 2)).not.toEqual(DEFAULT_WEIGHTS.slice(0, 2));
  });
});
