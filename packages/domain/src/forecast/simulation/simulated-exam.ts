import { routeToModule, routingCutoffs, type ScoringItem } from "../../adaptive/index.ts";
import { pCorrect } from "../../irt/index.ts";
import type { Measure } from "../../item/index.ts";
import type { RandomSource } from "../../kernel/index.ts";
import {
  drawGuessing,
  drawSimulatedItem,
  SIMULATED_SKILLS,
  type SimulatedItem,
} from "../../learner/simulation/index.ts";
import type { ExamAnswer, SatMeasure } from "../../report/index.ts";

type Modules = "first" | "easy" | "medium" | "hard";

/** One measure of a section-adaptive exam: 12 questions, then 15 of one of three modules. */
export type SimulatedPanel = Readonly<Record<Modules, readonly SimulatedItem[]>>;

/** Bands of the questions of each module in turn, logits: modules lie at 0 and at −1, 0 and 1. */
const BANDS: Readonly<Record<Modules, readonly number[]>> = {
  first: [0, -0.75, 0.75, 0],
  easy: [-0.75, -1.5, -0.75],
  medium: [0, -0.75, 0.75, 0],
  hard: [0.75, 1.5, 0.75],
};
const SIZES: Readonly<Record<Modules, number>> = { first: 12, easy: 15, medium: 15, hard: 15 };

/** A panel whose skills take turns within the domains, and the domains with each other, as the blueprint weighs them. */
export function drawPanel(
  name: string,
  measure: Measure,
  { random, authorsError }: { random: RandomSource; authorsError: number },
): SimulatedPanel {
  const order = skillsInTurn(measure);
  let used = Math.floor(random() * order.length);
  const module = (of: Modules): SimulatedItem[] =>
    Array.from({ length: SIZES[of] }, (_, n) => {
      const skill = order[used % order.length] ?? 0;
      used += 1;
      const band = BANDS[of][n % BANDS[of].length] ?? 0;
      const id = `${name}-${measure}-${of}-${n}`;
      const guessing = drawGuessing(random);
      return drawSimulatedItem({ id, skill, band, guessing, authorsError }, random);
    });
  return {
    first: module("first"),
    easy: module("easy"),
    medium: module("medium"),
    hard: module("hard"),
  };
}

export const itemsOf = (panel: SimulatedPanel): SimulatedItem[] => Object.values(panel).flat();

function skillsInTurn(measure: Measure): number[] {
  const place = measure === "verbal" ? 0 : 1;
  const byDomain = new Map<number, number[]>();
  for (const [skill, { domain, measure: own }] of SIMULATED_SKILLS.entries()) {
    if (own === place) byDomain.set(domain, [...(byDomain.get(domain) ?? []), skill]);
  }
  const domains = [...byDomain.values()];
  const most = Math.max(...domains.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    domains.map((skills) => skills[turn % skills.length] ?? 0),
  ).flat();
}

export interface SatPanel {
  readonly sat: SatMeasure;
  readonly answers: readonly { readonly simulated: SimulatedItem; readonly isCorrect: boolean }[];
}

/** What the product's scorer believes of an item that nobody has answered. */
const AUTHORED_STANDARD_ERROR = 0.45;

/** A sitting of one measure; ability by skill is what the student has then, under the clock. */
export function sitPanel(
  panel: SimulatedPanel,
  abilityIn: (skill: number) => number,
  random: RandomSource,
): SatPanel {
  const answer = (items: readonly SimulatedItem[]) =>
    items.map((simulated) => {
      const isCorrect = random() < pCorrect(simulated, abilityIn(simulated.skill));
      return { simulated, isCorrect };
    });
  const first = answer(panel.first);
  const rawScore = first.filter(({ isCorrect }) => isCorrect).length;
  const route = routeToModule(rawScore, routingCutoffs(panel.first.map(scoringItem)));
  const second = answer(panel[route]);
  return {
    sat: { sections: [first.map(toAnswer), second.map(toAnswer)], format: "adaptive", route },
    answers: [...first, ...second],
  };
}

function toAnswer({ simulated, isCorrect }: SatPanel["answers"][number]): ExamAnswer {
  return { item: scoringItem(simulated), outcome: isCorrect ? "right" : "wrong" };
}

function scoringItem({ authored }: SimulatedItem): ScoringItem {
  return {
    discrimination: authored.discrimination,
    difficulty: authored.difficulty.mean,
    guessing: authored.guessing,
    difficultyStandardError: AUTHORED_STANDARD_ERROR,
    answers: 0,
  };
}
