import { type Memory, type MemoryWeights, nextMemory } from "../memory-model.ts";

const [AGAIN, GOOD] = [1, 3];
/** Steps that follow "again" on the same day: of 1 and of 10 minutes at the first meeting, of 10 minutes later. */
const STEPS = { first: 2, later: 1 };

interface Answer {
  readonly grade: number;
  readonly isFirst: boolean;
}

/** Number of steps on the same day that follow an answer. */
export function stepsAfter({ grade, isFirst }: Answer): number {
  if (grade !== AGAIN) return 0;
  return isFirst ? STEPS.first : STEPS.later;
}

/** Memory at the end of the day: a word that was not known goes through its steps, and is taken to be known at each. */
export function afterSteps(memory: Memory, answer: Answer, weights: MemoryWeights): Memory {
  let after = memory;
  for (let step = stepsAfter(answer); step > 0; step -= 1) {
    after = nextMemory(after, { elapsedDays: 0, grade: GOOD }, weights);
  }
  return after;
}
