import type { RandomSource } from "../../kernel/index.ts";
import type { AuthoredItem } from "../item-pool.ts";
import type { LearnerItem } from "../model.ts";
import { drawNormal } from "./draw-normal.ts";

/** An item of the simulation: what is authored, and what is so. */
export interface SimulatedItem {
  readonly item: LearnerItem;
  readonly authored: AuthoredItem;
  readonly skill: number;
  readonly discrimination: number;
  readonly difficulty: number;
  readonly guessing: number;
}

/** Where a skill hangs: 40 skills in 7 domains of 2 measures. */
export interface SimulatedSkill {
  readonly component: string;
  readonly domain: number;
  readonly measure: number;
}

const SKILLS = 40;
const DOMAINS = 7;
const VERBAL_DOMAINS = 3;
const ITEMS_PER_SKILL = 25;
/** Of ten items; with the authors' error the difficulties have a standard deviation of 1. */
const BAND_DIFFICULTIES = [-1.5, -0.75, -0.75, 0, 0, 0, 0, 0.75, 0.75, 1.5];
const AUTHORS_ERROR = 0.6;
const MEDIAN_SLOPE = 1.05;
/** Lower asymptotes of the exam's types, as they come in about equal numbers. */
const GUESSING = [0.18, 0.09, 0.03, 0.06, 0.18, 0.12, 0.22, 0.17, 0.03, 0];

export const SIMULATED_SKILLS: readonly SimulatedSkill[] = Array.from(
  { length: SKILLS },
  (_, n) => {
    const domain = n % DOMAINS;
    const measure = domain < VERBAL_DOMAINS ? 0 : 1;
    const name = measure === 0 ? "verbal" : "quantitative";
    return { component: `${name}.domain-${domain}.skill-${n}`, domain, measure };
  },
);

/** What is fixed of a simulated item before its truth is drawn. */
export interface ItemDraft {
  readonly id: string;
  readonly skill: number;
  /** What its authors take its difficulty for, logits. */
  readonly band: number;
  readonly guessing: number;
  /** Standard deviation of the true difficulty about that, logits. */
  readonly authorsError: number;
}

/** An item of which the authors know the band and the type: slope and difficulty are drawn about what they take them for. */
export function drawSimulatedItem(draft: ItemDraft, random: RandomSource): SimulatedItem {
  const { id, skill, band, guessing, authorsError } = draft;
  return {
    item: { id, components: [SIMULATED_SKILLS[skill]?.component ?? ""] },
    authored: {
      id,
      difficulty: { mean: band, variance: authorsError ** 2 },
      discrimination: MEDIAN_SLOPE,
      guessing,
    },
    skill,
    discrimination: MEDIAN_SLOPE * Math.exp(0.3 * drawNormal(random)),
    difficulty: band + authorsError * drawNormal(random),
    guessing,
  };
}

export function drawBand(random: RandomSource): number {
  return BAND_DIFFICULTIES[Math.floor(random() * BAND_DIFFICULTIES.length)] ?? 0;
}

export function drawGuessing(random: RandomSource): number {
  return GUESSING[Math.floor(random() * GUESSING.length)] ?? 0;
}

/** 1,000 items whose authors judged a band of difficulty, and were wrong by N(0, .6²). */
export function simulatedBank(random: RandomSource): readonly SimulatedItem[] {
  return SIMULATED_SKILLS.flatMap((_, skill) =>
    Array.from({ length: ITEMS_PER_SKILL }, (__, n) => {
      const band = drawBand(random);
      const guessing = drawGuessing(random);
      const draft = { id: `item-${skill}-${n}`, skill, band, guessing };
      return drawSimulatedItem({ ...draft, authorsError: AUTHORS_ERROR }, random);
    }),
  );
}
