import type { Question, QuestionBody, Relation, Slip } from "./item-model.ts";
import { type Told, toldQuestion } from "./told-question.ts";
import { Fraction } from "./write-numbers.ts";

const RELATIONS = ["A", "B", "C", "D"] as const;

interface ComparisonAnswers {
  readonly quantityA: string;
  readonly quantityB: string;
  readonly key: Relation;
  /** Why the key is right. */
  readonly proof: string;
  /** A slip for each answer but the key; what stands under the key is not used. */
  readonly slips: Readonly<Record<Relation, Slip>>;
}

/** A comparison, worked out for the numbers drawn. */
export interface ComparisonCase extends Told, ComparisonAnswers {}

export function comparisonQuestion(written: ComparisonCase): Question {
  return toldQuestion(written, comparisonBody(written));
}

export function comparisonBody(answers: ComparisonAnswers): QuestionBody {
  const { quantityA, quantityB, key, proof, slips } = answers;
  return {
    type: "quantitative-comparison",
    quantityA,
    quantityB,
    key,
    answers: { ...slips, [key]: { rationale: proof } },
  };
}

/** What each answer of a comparison is, where the reason stands apart from the slip behind it. */
export interface ReasonedAnswers
  extends Pick<ComparisonAnswers, "quantityA" | "quantityB" | "key"> {
  /** Proves the key, refutes the others. */
  readonly reasons: Readonly<Record<Relation, string>>;
  /** What stands under the key is not used. */
  readonly slips: Readonly<Record<Relation, Omit<Slip, "rationale">>>;
}

export function reasonedComparisonBody({
  reasons,
  slips,
  ...answers
}: ReasonedAnswers): QuestionBody {
  const slipOf = (answer: Relation) => ({ rationale: reasons[answer], ...slips[answer] });
  return comparisonBody({
    ...answers,
    proof: reasons[answers.key],
    slips: { A: slipOf("A"), B: slipOf("B"), C: slipOf("C"), D: slipOf("D") },
  });
}

/** What each of the answers does but the right one, in order. */
export function exceptKey(key: Relation, texts: Readonly<Record<Relation, string>>): string {
  return RELATIONS.filter((answer) => answer !== key)
    .map((answer) => texts[answer])
    .join(" ");
}

/** How each of the answers but the right one tempts: `Answer A: …`. */
export function temptations(key: Relation, slips: ComparisonAnswers["slips"]): string {
  return RELATIONS.filter((answer) => answer !== key)
    .map((answer) => `Answer ${answer}: ${slips[answer].whyTempting}`)
    .join(" ");
}

interface Working extends Pick<Told, "stem" | "asked" | "plan" | "reasoning" | "steps" | "hints"> {
  readonly slips: ComparisonAnswers["slips"];
}

/** A comparison whose reasoning is its Quick Breakdown too, and ends with the proof in two sentences. */
export function toldByWorking(key: Relation, working: Working) {
  const { stem, asked, plan, reasoning, steps, hints, slips } = working;
  return {
    stem,
    key,
    proof: reasoning.slice(-2).join(" "),
    slips,
    quick: reasoning.join(" "),
    asked,
    plan,
    reasoning,
    answers: temptations(key, slips),
    steps,
    hints,
  };
}

/** The relation of two exact numbers as an answer. */
export function answerOf(a: Fraction | number, b: Fraction | number): "A" | "B" | "C" {
  const order = new Fraction(a).compare(b);
  if (order === 0) return "C";
  return order > 0 ? "A" : "B";
}

/** Which of two quantities is greater; `open` where the statement does not settle it. */
export type Outcome = "first" | "second" | "equal" | "open";

/** A comparison of which either quantity may stand under A. */
export interface OutcomeCase extends Told {
  readonly first: string;
  readonly second: string;
  /** Whether the first quantity stands under B. */
  readonly swapped: boolean;
  readonly outcome: Outcome;
  /** Why the outcome is right. */
  readonly proof: string;
  /** A slip for each outcome; the one under the right outcome is not used. */
  readonly slips: Readonly<Record<Outcome, Slip>>;
}

/** What a comparison says that depends least on the numbers drawn. */
export type OutcomeGuide = Pick<
  OutcomeCase,
  "plan" | "answers" | "hints" | "fasterWay" | "takeaway" | "selfExplain"
>;

export function outcomeQuestion(written: OutcomeCase): Question {
  const { first, second, swapped, outcome, proof, slips } = written;
  return comparisonQuestion({
    ...written,
    quantityA: swapped ? second : first,
    quantityB: swapped ? first : second,
    key: outcomeAnswer(outcome, swapped),
    proof,
    slips: {
      A: slips[swapped ? "second" : "first"],
      B: slips[swapped ? "first" : "second"],
      C: slips.equal,
      D: slips.open,
    },
  });
}

/** The answer that an outcome is, when the first quantity stands under A or, swapped, under B. */
export function outcomeAnswer(outcome: Outcome, swapped: boolean): Relation {
  if (outcome === "equal") return "C";
  if (outcome === "open") return "D";
  return (outcome === "first") === swapped ? "B" : "A";
}
