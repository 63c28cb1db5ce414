import { z } from "zod";
import type { GaussianBelief } from "./gaussian-belief.ts";
import type { Learner } from "./learner.ts";

/** Raised when the meaning of the state changes: older states are then rebuilt from the log. */
const LEARNER_STATE_VERSION = 2;

const belief = z.strictObject({ mean: z.number(), variance: z.number() });
const day = z.number().nullable();

const skillMemory = z.strictObject({
  answers: z.number(),
  right: z.number(),
  won: z.number(),
  halfLifeDays: z.number(),
  lastDay: day,
  lastAnswer: z.number(),
  lastRight: z.boolean(),
  streak: z.number(),
  recentRate: z.number(),
  recentSurprise: z.number(),
});

const itemMemory = z.strictObject({
  answers: z.number(),
  right: z.number(),
  missesInRow: z.number(),
  lastAnswer: z.number(),
  effect: belief,
});

const itemRun = z.strictObject({
  item: z.string(),
  skills: z.string(),
  answers: z.number(),
  itemFirst: z.string(),
  skillsFirst: z.string(),
  story: z.string(),
});

const recentMemory = z.strictObject({
  answers: z.number(),
  right: z.number(),
  runs: z.array(itemRun),
  lastRight: z.boolean(),
  lastDay: day,
  streak: z.number(),
  lastTen: z.number(),
  recentRate: z.number(),
  slowRate: z.number(),
  recentSurprise: z.number(),
  slowSurprise: z.number(),
});

/** A learner as plain data. Numbers survive JSON to the last bit. */
export const storedLearnerSchema = z.strictObject({
  version: z.literal(LEARNER_STATE_VERSION),
  nodes: z.array(z.string()),
  mean: z.array(z.number()),
  /** Row by row, up to the diagonal. */
  covariance: z.array(z.number()),
  form: belief,
  skills: z.record(z.string(), skillMemory),
  items: z.record(z.string(), itemMemory),
  recent: recentMemory,
});
export type StoredLearner = z.infer<typeof storedLearnerSchema>;

/** The state as plain data, independent of the learner from then on. */
export function storeLearner({ belief, form, skills, items, recent }: Learner): StoredLearner {
  const size = belief.nodes.length;
  const covariance: number[] = [];
  for (let row = 0; row < size; row += 1) {
    const start = row * belief.stride;
    covariance.push(...belief.covariance.subarray(start, start + row + 1));
  }
  return {
    version: LEARNER_STATE_VERSION,
    nodes: [...belief.nodes],
    mean: [...belief.mean.subarray(0, size)],
    covariance,
    form: { ...form },
    skills: Object.fromEntries([...skills].map(([id, memory]) => [id, { ...memory }])),
    items: Object.fromEntries([...items].map(([id, memory]) => [id, { ...memory }])),
    recent: { ...recent, runs: [...recent.runs] },
  };
}

/** The learner that was stored; it goes on exactly as the original would have. */
export function restoreLearner(stored: StoredLearner): Learner {
  return {
    belief: restoreBelief(stored),
    form: { ...stored.form },
    skills: new Map(Object.entries(stored.skills).map(([id, memory]) => [id, { ...memory }])),
    items: new Map(Object.entries(stored.items).map(([id, memory]) => [id, { ...memory }])),
    recent: { ...stored.recent },
  };
}

/** A learner of its own with the same knowledge. */
export function copyLearner(learner: Learner): Learner {
  return restoreLearner(storeLearner(learner));
}

function restoreBelief({ nodes, mean, covariance }: StoredLearner): GaussianBelief {
  const size = nodes.length;
  const stride = Math.max(8, size);
  const belief: GaussianBelief = {
    nodes: [...nodes],
    indexOf: new Map(nodes.map((node, index) => [node, index])),
    mean: new Float64Array(stride),
    covariance: new Float64Array(stride ** 2),
    stride,
  };
  belief.mean.set(mean);
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const value = covariance[at] ?? 0;
      belief.covariance[row * stride + column] = value;
      belief.covariance[column * stride + row] = value;
      at += 1;
    }
  }
  return belief;
}
