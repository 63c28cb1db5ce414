import { type AnswerTable, type ItemModel, type ItemParameters, pCorrect } from "../irt/index.ts";
import { drawNormal, type RandomSource, shuffled } from "../kernel/index.ts";

/** A bank as its author left it, and as it is. */
export interface AuthoredBank {
  readonly models: readonly ItemModel[];
  readonly truth: readonly ItemParameters[];
  /** Items whose right answer is marked wrong. */
  readonly miskeyed: ReadonlySet<number>;
}

const PRIOR_SD = 0.6;
const GUESSING = 0.17;
/** How often each wrong option tempts those who do not know: never alike. */
const TEMPTATION = [0.5, 0.8, 0.95, 1];
/** The right answer, where it is keyed as a wrong one. */
const TRUE_KEY = 9;

/** Levels off by N(0, .6²), slopes about 1.05, floors near but not at the one of their type. */
export function drawBank(
  size: number,
  { random, miskeyed }: { readonly random: RandomSource; readonly miskeyed: number },
): AuthoredBank {
  const levels = Array.from({ length: size }, (_, item) => ((item % 5) - 2) * 0.75);
  return {
    models: levels.map((mean) => ({
      logDiscrimination: { mean: Math.log(1.05), standardDeviation: 0.3 },
      difficulty: { mean, standardDeviation: PRIOR_SD },
      guessing: GUESSING,
    })),
    truth: levels.map((level) => ({
      discrimination: 1.05 * Math.exp(0.3 * drawNormal(random)),
      difficulty: level + PRIOR_SD * drawNormal(random),
      guessing: Math.max(0.02, GUESSING + 0.03 * drawNormal(random)),
    })),
    miskeyed: new Set(shuffled([...levels.keys()], random).slice(0, miskeyed)),
  };
}

interface Sittings {
  readonly random: RandomSource;
  readonly students: number;
  readonly perStudent: number;
  /** Of the students' ability. */
  readonly mean: number;
  readonly standardDeviation: number;
}

/** Everybody answers as many items at random. */
export function drawSittings({ truth, miskeyed }: AuthoredBank, sittings: Sittings): AnswerTable {
  const { random, students, perStudent, mean, standardDeviation } = sittings;
  const rows = Array.from({ length: students }, (_, student) => {
    const theta = mean + standardDeviation * drawNormal(random);
    const indexes = shuffled([...truth.keys()], random).slice(0, perStudent);
    return indexes.map((item) => {
      const parameters = truth[item] as ItemParameters; // an index of these items
      const knows = random() < pCorrect(parameters, theta);
      const draw = random();
      const wrong = TEMPTATION.findIndex((share) => draw < share);
      const choice = mark({ knows, wrong, isMiskeyed: miskeyed.has(item) });
      return { student, item, choice };
    });
  }).flat();
  return {
    students: Int32Array.from(rows, ({ student }) => student),
    items: Int32Array.from(rows, ({ item }) => item),
    correct: Uint8Array.from(rows, ({ choice }) => (choice < 0 ? 1 : 0)),
    choices: Int32Array.from(rows, ({ choice }) => choice),
    times: Float64Array.from(rows, (_, row) => row % 997),
  };
}

/** −1 for what is marked right: with a wrong key that is the most tempting distractor. */
function mark(answer: { knows: boolean; wrong: number; isMiskeyed: boolean }): number {
  if (!answer.isMiskeyed) return answer.knows ? -1 : answer.wrong;
  if (answer.knows) return TRUE_KEY;
  return answer.wrong === 0 ? -1 : answer.wrong;
}
