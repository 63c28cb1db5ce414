import { drawNormal, normalQuantile, type RandomSource } from "../../kernel/index.ts";
import {
  DEFAULT_MEMORY_WEIGHTS,
  firstMemory,
  type Memory,
  type MemoryWeights,
} from "../memory-model.ts";

/** A student as a simulation knows him and the scheduler does not. */
export interface TrueStudent {
  readonly weights: MemoryWeights;
  readonly words: readonly TrueWord[];
}

interface TrueWord {
  /** Multiplies the stability after the first meeting. */
  readonly stabilityFactor: number;
  /** Added to the difficulty after the first meeting. */
  readonly difficultyShift: number;
}

/** Standard deviations about the defaults; of logarithms, but for the growth w₈ and difficulties. Assumed, not measured. */
const SPREAD = { firstStability: 0.35, oneRating: 0.2, growth: 0.2, lapse: 0.15, decay: 0.2 };
const WORD_SPREAD = { stability: 0.4, difficulty: 1 };

/** A student whose memory differs from the defaults, with words that differ among themselves. */
export function drawStudent(wordCount: number, random: RandomSource): TrueStudent {
  const normal = () => drawNormal(random);
  const common = SPREAD.firstStability * normal();
  const weights = DEFAULT_MEMORY_WEIGHTS.map((value, at) => {
    if (at < 4) return Math.min(100, value * Math.exp(common + SPREAD.oneRating * normal()));
    if (at === 8) return value + SPREAD.growth * normal();
    if (at === 11) return value * Math.exp(SPREAD.lapse * normal());
    return at === 20 ? value * Math.exp(SPREAD.decay * normal()) : value;
  });
  return { weights, words: drawWords(wordCount, random) };
}

const drawWords = (count: number, random: RandomSource): TrueWord[] =>
  Array.from({ length: count }, () => trueWord(drawNormal(random), drawNormal(random)));

/** The student whom a plan is made for: his memory is as believed. Words differ all the same, spread evenly over what they may be. */
export function typicalStudent(wordCount: number, weights: MemoryWeights): TrueStudent {
  const words = Array.from({ length: wordCount }, (_, at) =>
    trueWord(evenNormal(at, Math.SQRT2), evenNormal(at, Math.PI)),
  );
  return { weights, words };
}

const evenNormal = (at: number, step: number) => normalQuantile(((at + 0.5) * step) % 1);

const trueWord = (stability: number, difficulty: number): TrueWord => ({
  stabilityFactor: Math.exp(WORD_SPREAD.stability * stability),
  difficultyShift: WORD_SPREAD.difficulty * difficulty,
});

/** True memory of a word after its first meeting. */
export function firstTrueMemory(
  { weights, words }: TrueStudent,
  word: number,
  grade: number,
): Memory {
  const { stability, memoryDifficulty } = firstMemory(grade, weights);
  const { stabilityFactor = 1, difficultyShift = 0 } = words[word] ?? {};
  return {
    stability: stability * stabilityFactor,
    memoryDifficulty: Math.min(10, Math.max(1, memoryDifficulty + difficultyShift)),
  };
}
