import { withAnswer } from "./item-relations.ts";
import type { ItemMemory, Learner } from "./learner.ts";
import type { AnswerOutcome, LearnerItem } from "./model.ts";
import type { Situation } from "./situation.ts";

const OVERALL_DECAY = 0.1;
const SLOW_DECAY = 0.02;
const SKILL_DECAY = 0.3;
const TEN_BITS = 0x3ff;

const longerStreak = (streak: number, isRight: boolean) =>
  isRight ? Math.max(0, streak) + 1 : Math.min(0, streak) - 1;

interface Surprise {
  /** Probability by the belief alone, c … 1: what surprises must not depend on the weights that are fitted to it. */
  readonly expected: number;
  readonly outcome: AnswerOutcome;
}

/** Counts, streaks and moving averages of the item's skills. Changes the learner. */
export function rememberSkills(
  learner: Learner,
  { situation, expected, outcome }: Surprise & { readonly situation: Situation },
): void {
  const right = outcome.isCorrect ? 1 : 0;
  for (const { node, isSkill } of situation.parts) {
    const skill = isSkill ? learner.skills.get(node) : undefined;
    if (skill === undefined) continue;
    skill.answers += 1;
    skill.right += right;
    skill.lastAnswer = learner.recent.answers + 1;
    skill.lastRight = outcome.isCorrect;
    skill.streak = longerStreak(skill.streak, outcome.isCorrect);
    skill.recentRate += SKILL_DECAY * (right - skill.recentRate);
    skill.recentSurprise += SKILL_DECAY * (right - expected - skill.recentSurprise);
  }
}

/** That the item was met, and how. Changes the learner and the memory. */
export function rememberItem(
  learner: Learner,
  answer: {
    readonly item: LearnerItem;
    readonly situation: Situation;
    readonly memory: ItemMemory;
    readonly outcome: AnswerOutcome;
  },
): void {
  const { item, situation, memory, outcome } = answer;
  const { recent } = learner;
  memory.answers += 1;
  memory.right += outcome.isCorrect ? 1 : 0;
  memory.missesInRow = outcome.isCorrect ? 0 : memory.missesInRow + 1;
  memory.lastAnswer = recent.answers + 1;
  recent.runs = withAnswer(recent.runs, {
    item: item.id,
    skills: situation.question.skills,
    isRight: outcome.isCorrect,
  });
}

/** Counts, streaks and moving averages over all answers. Changes the learner. */
export function rememberRecent(
  { recent }: Learner,
  { expected, day, outcome }: Surprise & { readonly day: number | null },
): void {
  const right = outcome.isCorrect ? 1 : 0;
  const surprise = right - expected;
  recent.answers += 1;
  recent.right += right;
  recent.lastRight = outcome.isCorrect;
  if (day !== null) recent.lastDay = day;
  recent.streak = longerStreak(recent.streak, outcome.isCorrect);
  recent.lastTen = ((recent.lastTen << 1) | right) & TEN_BITS;
  recent.recentRate += OVERALL_DECAY * (right - recent.recentRate);
  recent.slowRate += SLOW_DECAY * (right - recent.slowRate);
  recent.recentSurprise += OVERALL_DECAY * (surprise - recent.recentSurprise);
  recent.slowSurprise += SLOW_DECAY * (surprise - recent.slowSurprise);
}
