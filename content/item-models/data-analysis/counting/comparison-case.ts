import type { Figure } from "@lexiquant/domain/item";
import type { ModelStep, Question, Relation, Slip } from "../../kit/item-model.ts";
import { analysis } from "../../kit/write-explanation.ts";

/** Which of two quantities is greater; `open` where the statement does not settle it. */
export type Outcome = "first" | "second" | "equal" | "open";

/** A comparison worked out for the numbers drawn; either quantity may stand under A. */
export interface ComparisonCase {
  readonly stem: string;
  readonly figure?: Figure;
  readonly first: string;
  readonly second: string;
  /** Whether the first quantity stands under B. */
  readonly swapped: boolean;
  readonly outcome: Outcome;
  /** Why the outcome is right. */
  readonly proof: string;
  /** A slip for each outcome; the one under the right outcome is not used. */
  readonly slips: Readonly<Record<Outcome, Slip>>;
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

/** What a comparison says that depends least on the numbers drawn. */
export type Guide = Pick<
  ComparisonCase,
  "plan" | "answers" | "hints" | "fasterWay" | "takeaway" | "selfExplain"
>;

function letterOf(outcome: Outcome, swapped: boolean): Relation {
  switch (outcome) {
    case "first":
      return swapped ? "B" : "A";
    case "second":
      return swapped ? "A" : "B";
    default:
      return outcome === "equal" ? "C" : "D";
  }
}

export function comparisonQuestion(written: ComparisonCase): Question {
  const { first, second, swapped, outcome, proof, slips, figure, fasterWay } = written;
  const said = (side: Outcome) => (side === outcome ? { rationale: proof } : slips[side]);
  const [underA, underB] = swapped
    ? (["second", "first"] as const)
    : (["first", "second"] as const);
  return {
    stem: written.stem,
    ...(figure === undefined ? {} : { figure }),
    body: {
      type: "quantitative-comparison",
      quantityA: swapped ? second : first,
      quantityB: swapped ? first : second,
      key: letterOf(outcome, swapped),
      answers: { A: said(underA), B: said(underB), C: said("equal"), D: said("open") },
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
        takeaway: written.takeaway,
      }),
      steps: written.steps,
      hints: written.hints,
      ...(fasterWay === undefined ? {} : { fasterWay }),
      takeaway: written.takeaway,
      selfExplain: written.selfExplain,
    },
  };
}
