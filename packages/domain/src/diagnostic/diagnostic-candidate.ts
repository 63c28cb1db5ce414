import type { ItemKind, Measure } from "../item/index.ts";
import type { LearnerItem } from "../learner/index.ts";

/** A question that a diagnostic may ask. */
export interface DiagnosticCandidate {
  readonly item: LearnerItem;
  readonly measure: Measure;
  readonly kind: ItemKind;
  readonly stimulusId: string | null;
  /** The exam's time for it, > 0. */
  readonly targetSeconds: number;
}

/** The first two parts of the main component: `quantitative.algebra`. */
export function domainOf({ item }: DiagnosticCandidate): string {
  return (item.components[0] ?? "").split(".").slice(0, 2).join(".");
}

/** One of as many best questions is drawn, so that no question is in every diagnostic. */
export const DRAWN_FROM = 5;
