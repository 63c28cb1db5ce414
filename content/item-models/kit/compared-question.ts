import { type OutcomeCase, outcomeAnswer, outcomeQuestion } from "./comparison-question.ts";
import type { Question } from "./item-model.ts";
import type { Told } from "./told-question.ts";

type Compared = Omit<OutcomeCase, keyof Told>;

const OUTCOMES = ["first", "second", "equal", "open"] as const;

export function verdict({ outcome, swapped }: Pick<Compared, "outcome" | "swapped">): string {
  return {
    A: "Quantity A is greater.",
    B: "Quantity B is greater.",
    C: "The two quantities are equal.",
    D: "The relationship cannot be determined.",
  }[outcomeAnswer(outcome, swapped)];
}

export function comparedQuestion(told: Omit<Told, "answers">, compared: Compared): Question {
  const { swapped, outcome, slips } = compared;
  const wrong = OUTCOMES.filter((side) => side !== outcome)
    .map((side) => ({ letter: outcomeAnswer(side, swapped), why: slips[side].whyTempting }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter));
  return outcomeQuestion({
    ...told,
    ...compared,
    answers: wrong.map(({ letter, why }) => `Answer ${letter} is tempting: ${why}`).join(" "),
  });
}
