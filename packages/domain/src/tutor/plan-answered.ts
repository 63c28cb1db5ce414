import { keyAsResponse, optionIdsOf } from "../scoring/index.ts";
import { planAnywhere, planTeaching, planWords } from "./plan-anywhere.ts";
import type { AnsweredItem } from "./turn-context.ts";
import type { Move } from "./turn-plan.ts";
import type { Wanted } from "./wanted.ts";

/** After an attempt, or after the answer was shown: everything about the question. */
export function planAnswered(wanted: Wanted, question: AnsweredItem): Move {
  return (
    planAnywhere(wanted) ??
    planTeaching(wanted) ??
    planWords(wanted, false) ??
    planExplanation(wanted, question)
  );
}

function planExplanation(wanted: Wanted, question: AnsweredItem): Move {
  const { intent, slots, text } = wanted;
  switch (intent) {
    case "hint":
    case "where-to-start":
    case "quick-breakdown":
      return { kind: "quick" };
    case "detailed-analysis":
      return { kind: "detailed" };
    case "give-up":
      return { kind: "show-answer" };
    case "why-was-i-wrong":
      return slipMove(question);
    case "why-option":
      return { kind: "explain-options", optionIds: optionsAskedAbout(slots.optionIds, question) };
    case "check-step":
      return checkMove(slots.relations, text);
    case "explain-step":
      return { kind: "explain-step", number: stepAskedAbout(slots.stepNumber, question) };
    case "evidence":
      return { kind: "evidence" };
    case "similar":
      return { kind: "similar", level: slots.level };
    case "dispute":
      return { kind: "dispute" };
    case "strategy":
      return { kind: "guide" };
    case "faster-way":
      return { kind: "faster-way" };
    case "pacing":
      return { kind: "pace" };
    default:
      return question.stimulus?.kind === "passage" ? { kind: "outline" } : { kind: "quick" };
  }
}

/** First the name of the slip and a question that lets it be found; asked again, the whole reason. */
function slipMove({ outcome, diagnosed }: AnsweredItem): Move {
  if (outcome === "right") return { kind: "was-right" };
  if (outcome === "gave-up") return { kind: "quick" };
  return diagnosed ? { kind: "explain-slip" } : { kind: "diagnose" };
}

function checkMove(relations: readonly string[], text: string): Move {
  if (relations.length > 0) return { kind: "check-relations", relations };
  // A button, or a bare question: there is nothing yet that could be compared.
  const saysWhy = text.split(/\s+/).length >= 8;
  return saysWhy ? { kind: "compare-reasoning", text } : { kind: "ask-for-step" };
}

/** The letters named; where none is, those chosen and those that were right. */
function optionsAskedAbout(named: readonly string[], { item, response }: AnsweredItem): string[] {
  if (named.length > 0) return [...named];
  const key = keyAsResponse(item);
  return [response, key].flatMap((given) => (given === null ? [] : optionIdsOf(given)));
}

function stepAskedAbout(number: number | null, { item }: AnsweredItem): number {
  if (number === null) return 1;
  return number < 0 ? item.explanation.steps.length : number;
}
