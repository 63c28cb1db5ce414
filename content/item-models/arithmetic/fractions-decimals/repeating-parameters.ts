import type { ModelStep, Question, Relation, Slip } from "../../kit/item-model.ts";

export const ORDER_CONDITIONS = ["<", ">", "≠", "≠"] as const;
export const ORDER_PARTNERS = ["first", "swapped", "twice", "second"] as const;

export interface OrderParameters {
  readonly scene: "order";
  readonly condition: (typeof ORDER_CONDITIONS)[number];
  readonly partner: (typeof ORDER_PARTNERS)[number];
}

/** The digits add up to `total`, or, where this is not known, to less. */
export interface SumParameters {
  readonly scene: "sum";
  readonly total: number;
  readonly known: boolean;
}

export interface ShiftParameters {
  readonly scene: "shift";
  readonly digits: readonly number[];
  readonly partner: readonly number[];
}

export type RepeatingComparison = OrderParameters | SumParameters | ShiftParameters;

export interface RepeatingCase {
  readonly stem: string;
  readonly quantityA: string;
  readonly quantityB: string;
  readonly key: Relation;
  readonly proof: string;
  readonly slips: Readonly<Record<Relation, Slip>>;
  readonly difficulty: Question["difficulty"];
  readonly targetSeconds: number;
  readonly idea: string;
  readonly trap: string;
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  readonly answers: Readonly<Record<Relation, string>>;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly takeaway: string;
  readonly selfExplain: Question["explanation"]["selfExplain"];
}

/** TeX of the repeating decimal with these digits under the bar. */
export function repeating(digits: string): string {
  return `0.\\overline{${digits}}`;
}
