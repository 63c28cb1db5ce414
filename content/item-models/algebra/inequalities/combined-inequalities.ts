import type { ModelStep, Relation, Slip } from "../../kit/item-model.ts";

export interface CombinedInequalities {
  readonly scene: "pair" | "prices" | "pinned";
  readonly key: Relation;
  /** The numbers of the two conditions, in the order in which the stem names them. */
  readonly numbers: readonly number[];
  readonly bound: number;
  /** Whether the two inequalities bound the quantity from below. */
  readonly up: boolean;
}

export interface CombinedWords {
  readonly stem: string;
  readonly quantityA: string;
  readonly quantityB: string;
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly slips: Readonly<Record<Relation, Slip>>;
}
