import type { ModelStep, Relation, Slip } from "../../kit/item-model.ts";
import { choice } from "../../kit/write-numbers.ts";

export interface LineFacts {
  readonly scene: "slope" | "crossing" | "axes";
  readonly key: Relation;
  readonly point: readonly [number, number];
  /** Bound of the slope; for crossing lines 0 where the signs of the slopes are not given. */
  readonly slope: number;
  /** Width of the range of the unknown coordinate, or the common intercept. */
  readonly extent: number;
  readonly bound: number;
}

export interface LineWords {
  readonly stem: string;
  readonly quantities: readonly [string, string];
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly slips: Readonly<Record<Relation, Slip>>;
}

export const inText = (value: number) => choice(value).text;

export const ends = (key: Relation) =>
  key === "C"
    ? "The quantities are equal."
    : key === "D"
      ? "The relationship cannot be determined."
      : `Quantity ${key} is greater.`;
