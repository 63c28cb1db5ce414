import { pCorrect } from "../../irt/index.ts";
import { type RandomSource, seededRandom, shuffled } from "../../kernel/index.ts";
import type { LoggedAnswer } from "../evaluation/replay-log.ts";
import { SIMULATED_SKILLS, type SimulatedItem, simulatedBank } from "./simulated-bank.ts";
import {
  abilityOn,
  drawStudent,
  practiseSkill,
  type SimulatedStudent,
} from "./simulated-student.ts";

interface SimulatedAnswer extends LoggedAnswer {
  /** What the answer was drawn with, 0 … 1: no model can predict better. */
  readonly truth: number;
  /** Counted from 0 for every student. */
  readonly position: number;
}

export interface SimulatedLog {
  readonly bank: readonly SimulatedItem[];
  /** In the order of time, the students' answers mixed. */
  readonly answers: readonly SimulatedAnswer[];
  /** By student: the number of answers, the last day, and the true ability by skill then. */
  readonly students: ReadonlyMap<
    string,
    {
      readonly answers: number;
      readonly day: number;
      readonly abilities: ReadonlyMap<string, number>;
    }
  >;
}

const ANSWERS_PER_SESSION = 30;
const DAY_PER_ANSWER = 1.5 / (24 * 60);
/** Students come one after the other, as they do: the later ones meet items that are better known. */
const DAYS_OF_ARRIVAL = 240;

/**
 * Students who practise for weeks and learn and forget while they do. Their truth has another form than the model: slopes
 * differ by item, learning is concave and depends on success, forgetting is a power law, and practice spills over to the
 * skills beside it.
 *
 * @param counts answers of each student, 100 to 2,000
 */
export function simulateLog(seed: number, counts: readonly number[]): SimulatedLog {
  const random = seededRandom(seed);
  const bank = simulatedBank(random);
  const answers: SimulatedAnswer[] = [];
  const students: [string, { answers: number; day: number; abilities: Map<string, number> }][] = [];
  for (const [index, count] of counts.entries()) {
    const name = `student-${index}`;
    const student = drawStudent(random);
    const own = answersOf(name, student, { bank, count, random });
    answers.push(...own);
    const day = own.at(-1)?.context.day ?? 0;
    const abilities = SIMULATED_SKILLS.map(
      ({ component }, skill) => [component, abilityOn(student, skill, day)] as const,
    );
    students.push([name, { answers: count, day, abilities: new Map(abilities) }]);
  }
  answers.sort((one, other) => (one.context.day ?? 0) - (other.context.day ?? 0));
  return { bank, answers, students: new Map(students) };
}

const HISTORIES = [100, 480, 860, 1240, 1620, 2000];

/** The log of a number of students with histories of 100 to 2,000 answers; 96 of them answer an item some 100 times. */
export function simulateCohort(seed: number, students: number): SimulatedLog {
  return simulateLog(
    seed,
    Array.from({ length: students }, (_, index) => HISTORIES[index % HISTORIES.length] ?? 0),
  );
}

interface Practice {
  readonly bank: readonly SimulatedItem[];
  readonly count: number;
  readonly random: RandomSource;
}

function answersOf(
  name: string,
  student: SimulatedStudent,
  { bank, count, random }: Practice,
): SimulatedAnswer[] {
  let day = random() * DAYS_OF_ARRIVAL;
  let order: SimulatedItem[] = [];
  return Array.from({ length: count }, (_, position) => {
    if (position % ANSWERS_PER_SESSION === 0) {
      day += 0.8 + random() * 2.4;
    }
    day += DAY_PER_ANSWER;
    if (order.length === 0) order = shuffled(bank, random);
    const chosen = order.pop() as SimulatedItem; // refilled when empty
    const ability = abilityOn(student, chosen.skill, day);
    const truth = pCorrect(chosen, ability);
    const isCorrect = random() < truth;
    practiseSkill(student, chosen.skill, { probability: truth, day });
    return {
      student: name,
      item: chosen.item,
      context: { day, hints: 0, isTimed: false },
      outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
      truth,
      position,
    };
  });
}
