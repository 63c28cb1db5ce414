import type Fraction from "fraction.js";
import type { Question, RightChoice, Slip, WrongChoice } from "./item-model.ts";
import { withKeyAtPossiblePlace } from "./key-place.ts";
import { type Told, toldQuestion } from "./told-question.ts";
import { choice } from "./write-numbers.ts";

export interface WrongValue extends Slip {
  readonly value: Fraction | number;
}

/** A question with five numbers to choose from, worked out for the numbers drawn. */
export interface ChoiceCase extends Told {
  readonly value: Fraction | number;
  /** Why the key is right. */
  readonly proof: string;
  readonly wrong: readonly WrongValue[];
  /** From 0 to 4, drawn: chooses among the places that the key can have. */
  readonly before: number;
  readonly shown?: (value: Fraction | number) => { text: string; order: number };
}

export function choiceQuestion(written: ChoiceCase): Question {
  const { value, proof, before, shown = choice } = written;
  return singleChoice(written, {
    key: { ...shown(value), rationale: proof },
    before,
    wrong: written.wrong.map(({ value: other, ...slip }) => ({ ...shown(other), ...slip })),
  });
}

interface Choices {
  readonly key: RightChoice & { readonly order: number };
  /** From 0 to 4, drawn: chooses among the places that the key can have. */
  readonly before: number;
  readonly wrong: readonly WrongChoice[];
}

export function singleChoice(told: Told, { key, before, wrong }: Choices): Question {
  return toldQuestion(told, {
    type: "single-choice",
    key,
    wrong: withKeyAtPossiblePlace(key.order, wrong, before),
  });
}
