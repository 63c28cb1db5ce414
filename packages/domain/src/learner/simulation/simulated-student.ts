import type { RandomSource } from "../../kernel/index.ts";
import { drawNormal } from "./draw-normal.ts";
import { SIMULATED_SKILLS } from "./simulated-bank.ts";

/** Practice of one skill: when, and how much it won. */
interface Won {
  amount: number;
  /** Days that memory holds; grows with spaced practice. */
  stability: number;
  lastDay: number;
}

export interface SimulatedStudent {
  readonly base: readonly number[];
  readonly won: Won[];
  /** Speed of learning, lognormal over students. */
  readonly learningRate: number;
}

const DEVIATIONS = { overall: 0.8, measure: 0.45, domain: 0.35, skill: 0.45 };
export const MOST_WON = 1.2;
const FIRST_STABILITY_DAYS = 20;
const TRANSFER = 0.08;

export function drawStudent(random: RandomSource): SimulatedStudent {
  const overall = DEVIATIONS.overall * drawNormal(random);
  const measures = [0, 1].map(() => DEVIATIONS.measure * drawNormal(random));
  const domains = Array.from({ length: 7 }, () => DEVIATIONS.domain * drawNormal(random));
  return {
    base: SIMULATED_SKILLS.map(
      ({ domain, measure }) =>
        overall +
        (measures[measure] ?? 0) +
        (domains[domain] ?? 0) +
        DEVIATIONS.skill * drawNormal(random),
    ),
    won: SIMULATED_SKILLS.map(() => ({ amount: 0, stability: FIRST_STABILITY_DAYS, lastDay: 0 })),
    learningRate: 0.028 * Math.exp(0.5 * drawNormal(random)),
  };
}

/** Ability in a skill: the base, and what of the won part a power law has left [Wickelgren1974]. */
export function abilityOn(student: SimulatedStudent, skill: number, day: number): number {
  const won = student.won[skill];
  const base = student.base[skill] ?? 0;
  if (won === undefined) return base;
  return base + won.amount * (1 + (day - won.lastDay) / won.stability) ** -0.5;
}

/**
 * A student learns most where half to two thirds comes right, less the more is won already, and a little in the other
 * skills of the domain. Changes the student.
 */
export function practiseSkill(
  student: SimulatedStudent,
  skill: number,
  practice: { readonly probability: number; readonly day: number },
): void {
  const { probability, day } = practice;
  const focus = Math.exp(-((probability - 0.6) ** 2) / 0.18);
  winAbility(student, skill, { focus, day, mostWon: () => MOST_WON });
}

export interface WonPractice {
  /** What the student's speed of learning is multiplied with. */
  readonly focus: number;
  readonly day: number;
  /** Most that practice can win in a skill, logits, by the ability before any. */
  readonly mostWon: (base: number) => number;
}

/** One practice of a skill, with what spills over to the others of its domain. Changes the student. */
export function winAbility(
  student: SimulatedStudent,
  skill: number,
  { focus, day, mostWon }: WonPractice,
): void {
  for (const [other, { domain }] of SIMULATED_SKILLS.entries()) {
    const isSame = other === skill;
    if (!isSame && domain !== SIMULATED_SKILLS[skill]?.domain) continue;
    const won = student.won[other];
    if (won === undefined) continue;
    const share = isSame ? 1 : TRANSFER;
    const room = mostWon(student.base[other] ?? 0);
    const pause = day - won.lastDay;
    const left = won.amount * (1 + pause / won.stability) ** -0.5;
    won.amount = left + share * student.learningRate * focus * Math.max(0, 1 - left / room);
    if (isSame && pause > 0.5) won.stability *= 1 + 0.3 * Math.min(1, pause / won.stability);
    won.lastDay = day;
  }
}
