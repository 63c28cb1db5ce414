import type Fraction from "fraction.js";
import type { ModelStep, Question, Slip, WrongChoice } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { choice } from "../../kit/write-numbers.ts";
import { keyAtPlace } from "./key-place.ts";

export interface WrongValue extends Slip {
  readonly value: Fraction | number;
}

/** A question with five numbers to choose from, worked out for the numbers drawn. */
export interface ChoiceCase {
  readonly stem: string;
  readonly value: Fraction | number;
  /** Why the key is right. */
  readonly proof: string;
  readonly wrong: readonly WrongValue[];
  /** From 0 to 4, drawn: chooses among the places that the key can have. */
  readonly before: number;
  readonly shown?: (value: Fraction | number) => { text: string; order: number };
  readonly difficulty: Question["difficulty"];
  readonly targetSeconds: number;
  readonly quick: string;
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  /** What each answer does. */
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly fasterWay?: string;
  readonly takeaway: string;
  readonly selfExplain: Question["explanation"]["selfExplain"];
}

export function choiceQuestion(written: ChoiceCase): Question {
  const { stem, value, proof, before, fasterWay, takeaway } = written;
  const shown = written.shown ?? choice;
  const key = { ...shown(value), rationale: proof };
  const wrong: WrongChoice[] = written.wrong.map(({ value: other, ...slip }) => ({
    ...shown(other),
    ...slip,
  }));
  return {
    stem,
    body: {
      type: "single-choice",
      key,
      wrong: keyAtPlace({ key: key.order, before, wrong }),
    },
    difficulty: written.difficulty,
    targetSeconds: written.targetSeconds,
    explanation: {
      quick: written.quick,
      detailed: analysis({
        asked: written.asked,
        plan: written.plan,
        reasoning: written.reasoning,
        options: written.answers,
        takeaway,
      }),
      steps: written.steps,
      hints: written.hints,
      ...(fasterWay === undefined ? {} : { fasterWay }),
      takeaway,
      selfExplain: written.selfExplain,
    },
  };
}
