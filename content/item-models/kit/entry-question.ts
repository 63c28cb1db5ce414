import type { Question, Slip } from "./item-model.ts";
import { type Told, toldQuestion } from "./told-question.ts";
import { Fraction } from "./write-numbers.ts";

export interface EntrySlip extends Slip {
  readonly value: Fraction | number;
}

/** A question whose answer is a whole number to be typed, worked out for the numbers drawn. */
export interface EntryCase extends Told {
  readonly value: number;
  readonly unitBefore?: string;
  readonly unitAfter?: string;
  readonly slips: readonly EntrySlip[];
}

export function entryQuestion(written: EntryCase): Question {
  const { value, unitBefore, unitAfter, slips } = written;
  return toldQuestion(written, {
    type: "numeric-entry",
    key: { form: "decimal", value: `${value}` },
    ...(unitBefore === undefined ? {} : { unitBefore }),
    ...(unitAfter === undefined ? {} : { unitAfter }),
    slips: slips
      .filter((slip) => new Fraction(slip.value).d === 1n)
      .map((slip) => ({ ...slip, value: `${new Fraction(slip.value).toFraction()}` })),
  });
}
