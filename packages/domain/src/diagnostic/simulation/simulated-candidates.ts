import type { ItemKind } from "../../item/index.ts";
import type { RandomSource } from "../../kernel/index.ts";
import {
  drawBand,
  drawSimulatedItem,
  SIMULATED_SKILLS,
  type SimulatedItem,
} from "../../learner/simulation/index.ts";
import type { DiagnosticCandidate } from "../diagnostic-candidate.ts";

interface SimulatedKind {
  readonly kind: ItemKind;
  readonly guessing: number;
  /** Shortest and longest of the exam's times. */
  readonly seconds: readonly [number, number];
}

const COMPLETIONS: readonly SimulatedKind[] = [
  { kind: "text-completion", guessing: 0.18, seconds: [45, 70] },
  { kind: "text-completion", guessing: 0.09, seconds: [50, 75] },
  { kind: "text-completion", guessing: 0.03, seconds: [55, 85] },
];
const EQUIVALENCES: readonly SimulatedKind[] = [
  { kind: "sentence-equivalence", guessing: 0.06, seconds: [45, 75] },
];
const READING: readonly SimulatedKind[] = [
  { kind: "reading-single", guessing: 0.18, seconds: [45, 120] },
  { kind: "reading-single", guessing: 0.18, seconds: [60, 120] },
  { kind: "reading-multiple", guessing: 0.12, seconds: [60, 120] },
  { kind: "select-in-passage", guessing: 0.12, seconds: [60, 95] },
];
const QUANTITATIVE: readonly SimulatedKind[] = [
  { kind: "quantitative-comparison", guessing: 0.22, seconds: [45, 130] },
  { kind: "quantitative-comparison", guessing: 0.22, seconds: [45, 130] },
  { kind: "single-choice", guessing: 0.17, seconds: [55, 150] },
  { kind: "single-choice", guessing: 0.17, seconds: [55, 150] },
  { kind: "multiple-choice", guessing: 0.03, seconds: [60, 150] },
  { kind: "numeric-entry", guessing: 0, seconds: [60, 150] },
];
/** What the domains of the simulated exam ask with, and the exam's times for it: those of the bank. */
const KINDS_OF_DOMAIN = [COMPLETIONS, EQUIVALENCES, READING] as const;
const ITEMS_PER_SKILL = 25;
const QUESTIONS_PER_PASSAGE = 3;

export interface SimulatedCandidate extends DiagnosticCandidate {
  readonly truth: SimulatedItem;
}

/**
 * 1,000 questions of the exam's types whose authors were wrong by N(0, σ²) about their difficulty.
 *
 * @param authorsError σ, logits
 */
export function simulatedCandidates(
  random: RandomSource,
  authorsError: number,
): readonly SimulatedCandidate[] {
  return SIMULATED_SKILLS.flatMap(({ domain, measure }, skill) => {
    const kinds = KINDS_OF_DOMAIN[domain] ?? QUANTITATIVE;
    return Array.from({ length: ITEMS_PER_SKILL }, (_, n) => {
      const { kind, guessing, seconds } = kinds[
        Math.floor(random() * kinds.length)
      ] as SimulatedKind; // inside the list
      const [shortest, longest] = seconds;
      const band = drawBand(random);
      const draft = { id: `item-${skill}-${n}`, skill, band, guessing, authorsError };
      const passage = Math.floor(n / QUESTIONS_PER_PASSAGE);
      const truth = drawSimulatedItem(draft, random);
      return {
        truth,
        item: truth.item,
        measure: measure === 0 ? ("verbal" as const) : ("quantitative" as const),
        kind,
        stimulusId: kinds === READING ? `passage-${skill}-${passage}` : null,
        targetSeconds: shortest + random() * (longest - shortest),
      };
    });
  });
}
