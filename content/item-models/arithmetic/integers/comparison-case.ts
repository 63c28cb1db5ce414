import type { Figure } from "@lexiquant/domain/item";
import type { ModelStep, Question, Relation, Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";

/** A comparison in one of its stories, worked out for the numbers drawn. */
export interface ComparisonCase {
  readonly stem: string;
  readonly figure?: Figure;
  readonly quantityA: string;
  readonly quantityB: string;
  readonly key: Relation;
  /** Why the key is right. */
  readonly proof: string;
  /** A slip for each answer but the key; what stands under the key is not used. */
  readonly slips: Readonly<Record<Relation, Slip>>;
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

export function comparisonQuestion(written: ComparisonCase): Question {
  const { stem, figure, quantityA, quantityB, key, proof, slips, fasterWay, takeaway } = written;
  return {
    stem,
    ...(figure === undefined ? {} : { figure }),
    body: {
      type: "quantitative-comparison",
      quantityA,
      quantityB,
      key,
      answers: { ...slips, [key]: { rationale: proof } },
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

/** The relation of two exact numbers as an answer. */
export function answerOf(a: number, b: number): Relation {
  if (a === b) return "C";
  return a > b ? "A" : "B";
}
