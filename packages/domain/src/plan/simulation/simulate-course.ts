import { pCorrect } from "../../irt/index.ts";
import { drawNormal, type RandomSource } from "../../kernel/index.ts";
import {
  abilityOn,
  SIMULATED_SKILLS,
  type SimulatedStudent,
  winAbility,
} from "../../learner/simulation/index.ts";
import type { ExamItem, SimulatedExam } from "./simulated-exam.ts";
import type { World } from "./worlds.ts";

/** How long a course is. */
export interface CourseLength {
  readonly days: number;
  readonly minutesPerDay: number;
}

/** What a policy is asked with. */
export interface Moment {
  readonly day: number;
  /** Of the course, 0 … 1 */
  readonly passed: number;
  readonly isNewDay: boolean;
  /** Questions that the student has not had, by skill. */
  readonly open: readonly (readonly ExamItem[])[];
}

export interface PractisedItem {
  readonly item: ExamItem;
  readonly day: number;
  readonly isCorrect: boolean;
  readonly minutes: number;
}

/** A way to choose the next question. */
export interface Policy {
  readonly next: (moment: Moment) => ExamItem;
  readonly observe: (practised: PractisedItem) => void;
}

/** A student who practises, and how fast. */
export interface CourseStudent {
  readonly abilities: SimulatedStudent;
  /** Time over the median. */
  readonly pace: number;
}

export interface Course {
  readonly exam: SimulatedExam;
  readonly world: World;
  readonly student: CourseStudent;
  readonly length: CourseLength;
  readonly random: RandomSource;
}

/** Points that a logit in a measure is worth, by measure: standard deviations of verbal and quantitative scores. */
const POINTS = [8.3, 9.9];
const FEEDBACK_MINUTES = 0.4;
const TIME_NOISE = 0.38;
/** Practice teaches with its time, but not in proportion. */
const TIME_POWER = 0.7;
const MINUTES_PER_DAY = 24 * 60;
/** Days after which a question that was answered may be asked again, with other numbers. */
const TWIN_DAYS = 3;

export const testDayOf = ({ days }: CourseLength): number => days + 0.5;

/** True points of both measures on a day that practice has won, in all skills or in those of one domain. */
export function pointsWon(
  { abilities }: CourseStudent,
  { shares }: SimulatedExam,
  { day, domain }: { readonly day: number; readonly domain: number | null },
): number {
  let sum = 0;
  for (const [skill, { measure, domain: own }] of SIMULATED_SKILLS.entries()) {
    if (domain !== null && own !== domain) continue;
    const won = abilityOn(abilities, skill, day) - (abilities.base[skill] ?? 0);
    sum += (POINTS[measure] ?? 0) * (shares[skill] ?? 0) * won;
  }
  return sum;
}

/** Minutes that a question takes a student in the middle of what is possible, feedback apart. */
export const usualMinutes = ({ minutes }: ExamItem, { pace }: CourseStudent): number =>
  minutes * pace;

/** The time with a question and its feedback, minutes, and what of it counts for learning. */
export function timeSpent(answerMinutes: number): { minutes: number; effort: number } {
  const minutes = answerMinutes + FEEDBACK_MINUTES;
  return { minutes, effort: minutes ** TIME_POWER };
}

/** A student's course under one policy: every question in its order. Changes the student. */
export function simulateCourse(course: Course, policy: Policy): PractisedItem[] {
  const { exam, length } = course;
  const open = (exam.rounds[0] ?? []).map((items) => [...items]);
  const log: PractisedItem[] = [];
  for (let date = 0; date < length.days; date += 1) {
    for (const { item } of log.filter(({ day }) => Math.floor(day) === date - TWIN_DAYS)) {
      const twin = exam.rounds[item.round + 1]?.[item.truth.skill]?.[item.place];
      if (twin !== undefined) open[item.truth.skill]?.push(twin);
    }
    for (let spent = 0, isNewDay = true; spent < length.minutesPerDay; isNewDay = false) {
      const day = date + spent / MINUTES_PER_DAY;
      const passed = (date + spent / length.minutesPerDay) / length.days;
      const item = policy.next({ day, passed, isNewDay, open });
      const shelf = open[item.truth.skill];
      shelf?.splice(shelf.indexOf(item), 1);
      const practised = practise(course, item, day);
      policy.observe(practised);
      log.push(practised);
      spent += practised.minutes;
    }
  }
  return log;
}

function practise({ world, student, random }: Course, item: ExamItem, day: number): PractisedItem {
  const { skill } = item.truth;
  const probability = pCorrect(item.truth, abilityOn(student.abilities, skill, day));
  const isCorrect = random() < probability;
  const { minutes, effort } = timeSpent(
    usualMinutes(item, student) * Math.exp(TIME_NOISE * drawNormal(random)),
  );
  winAbility(student.abilities, skill, {
    focus: effort * world.focus({ pCorrect: probability, isCorrect }),
    day,
    mostWon: world.mostWon,
  });
  return { item, day, isCorrect, minutes };
}
