import type { ModelStep, Question, Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";
import { Fraction } from "../../kit/write-numbers.ts";

export interface EntrySlip extends Slip {
  readonly value: Fraction | number;
}

/** A question whose answer is a whole number to be typed, worked out for the numbers drawn. */
export interface EntryCase {
  readonly stem: string;
  readonly value: number;
  readonly unitBefore?: string;
  readonly unitAfter?: string;
  readonly slips: readonly EntrySlip[];
  readonly difficulty: Question["difficulty"];
  readonly targetSeconds: number;
  readonly quick: string;
  readonly asked: string;
  readonly plan: string;
  readonly reasoning: readonly string[];
  /** What each wrong number does. */
  readonly answers: string;
  readonly steps: readonly ModelStep[];
  readonly hints: readonly string[];
  readonly fasterWay?: string;
  readonly takeaway: string;
  readonly selfExplain: Question["explanation"]["selfExplain"];
}

export function entryQuestion(written: EntryCase): Question {
  const { stem, value, unitBefore, unitAfter, fasterWay, takeaway } = written;
  return {
    stem,
    body: {
      type: "numeric-entry",
      key: { form: "decimal", value: `${value}` },
      ...(unitBefore === undefined ? {} : { unitBefore }),
      ...(unitAfter === undefined ? {} : { unitAfter }),
      slips: written.slips
        .filter((slip) => new Fraction(slip.value).d === 1n)
        .map((slip) => ({ ...slip, value: `${new Fraction(slip.value).toFraction()}` })),
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
