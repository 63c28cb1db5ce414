import { FEATURES } from "./head.ts";
import type { RelationEffects } from "./item-relations.ts";
import type { ItemMemory, Learner, SkillMemory } from "./learner.ts";

export interface FeatureInput {
  readonly learner: Learner;
  /** The memories of the item's skills that were practised before. */
  readonly skillMemories: readonly SkillMemory[];
  readonly skills: string;
  readonly item: string;
  readonly itemMemory: ItemMemory | undefined;
  /** m / √(1 + π v / 8), logits */
  readonly belief: number;
  /** v */
  readonly variance: number;
  readonly itemVariance: number;
  readonly relations: RelationEffects;
  /** Days, or null where the log has no times. */
  readonly day: number | null;
}

const sign = (isRight: boolean) => (isRight ? 1 : -1);
const signedLog = (streak: number) => Math.sign(streak) * Math.log1p(Math.abs(streak));

function average(memories: readonly SkillMemory[], value: (memory: SkillMemory) => number): number {
  if (memories.length === 1) return value(memories[0] as SkillMemory); // its length was checked
  let sum = 0;
  for (const memory of memories) sum += value(memory);
  return memories.length === 0 ? 0 : sum / memories.length;
}

function bitsSet(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** Whether it is the first, second, third or a later miss in a row. */
const manyMisses = (misses: number): readonly number[] =>
  [misses === 1, misses === 2, misses === 3, misses > 3].map(Number);

const sequenceOf = (relations: RelationEffects): readonly number[] => [
  relations.afterItem,
  relations.afterTwoItems,
  relations.afterSkills,
  relations.sinceForemost,
];

const HOURS_PER_DAY = 24;

function newRow() {
  const values = new Float64Array(FEATURES.length);
  let at = 0;
  const put = (value: number) => {
    values[at] = value;
    at += 1;
  };
  return { values, put };
}

/** The features in the order of `FEATURES`, from what was known before the answer; after [Gervet2020]. */
export function featuresOf(input: FeatureInput): Float64Array {
  const { learner, skillMemories, itemMemory, belief, variance, day } = input;
  const { recent } = learner;
  const last = recent.answers === 0 ? 0 : sign(recent.lastRight);
  const [lastRun] = recent.runs;
  const sameItem = lastRun?.item === input.item ? 1 : 0;
  const sameSkill = lastRun?.skills === input.skills ? 1 : 0;
  const seen = itemMemory === undefined ? 0 : 1;
  const counted = Math.min(10, recent.answers);
  const lastTen = (bitsSet(recent.lastTen) + 2) / (counted + 4) - 0.5;
  const manyAnswers = Math.log1p(recent.answers);
  const gap = day === null || recent.lastDay === null ? 0 : Math.max(0, day - recent.lastDay);
  const { values, put } = newRow();
  put(1);
  put(belief);
  put(Math.sqrt(variance));
  put(recent.recentRate - 0.5);
  put(recent.slowRate - 0.5);
  put(recent.recentSurprise);
  put(recent.slowSurprise);
  put(average(skillMemories, (skill) => skill.recentRate - 0.5));
  put(average(skillMemories, (skill) => skill.recentSurprise));
  put(last);
  put(average(skillMemories, (skill) => sign(skill.lastRight)));
  put(itemMemory === undefined ? 0 : sign(itemMemory.missesInRow === 0));
  put(signedLog(recent.streak));
  put(average(skillMemories, (skill) => signedLog(skill.streak)));
  put(average(skillMemories, (skill) => Math.log1p(skill.answers)));
  put(average(skillMemories, (skill) => Math.log1p(skill.right)));
  put(average(skillMemories, (skill) => Math.log1p(skill.answers - skill.right)));
  put(average(skillMemories, (skill) => Math.log1p(recent.answers - skill.lastAnswer)));
  put(manyAnswers);
  put(seen);
  put(itemMemory === undefined ? 0 : Math.log1p(itemMemory.right));
  put(itemMemory === undefined ? 0 : Math.log1p(itemMemory.answers - itemMemory.right));
  put(sameItem);
  put(sameSkill);
  put(sameItem * last);
  put(sameSkill * last);
  put(sameItem * Math.log1p(lastRun?.answers ?? 0));
  put(lastTen);
  put(belief * belief);
  put(belief * manyAnswers);
  put(belief * lastTen);
  put(Math.log1p(gap * HOURS_PER_DAY));
  put(Math.sqrt(input.itemVariance));
  put(belief * Math.sqrt(variance));
  put(belief * seen);
  put(itemMemory === undefined ? 0 : Math.log1p(recent.answers - itemMemory.lastAnswer));
  const misses = itemMemory?.missesInRow ?? 0;
  for (const many of manyMisses(misses)) put(many);
  put(misses > 0 ? belief : 0);
  put(sameSkill * (recent.lastTen & 2 ? 1 : -1) * (recent.answers > 1 ? 1 : 0));
  for (const effect of sequenceOf(input.relations)) put(effect);
  return values;
}
