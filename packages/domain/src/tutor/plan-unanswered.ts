import { type Directness, nextHint } from "./hint-ladder.ts";
import type { TutorIntent } from "./intents.ts";
import { isOptionWord } from "./option-words.ts";
import { planAnywhere, planTeaching, planWords } from "./plan-anywhere.ts";
import type { UnansweredItem } from "./turn-context.ts";
import type { Move } from "./turn-plan.ts";
import type { Wanted } from "./wanted.ts";

/** Before an attempt: the ladder, concepts, words that are no options, steps that are not the question itself. */
export function planUnanswered(
  wanted: Wanted,
  question: UnansweredItem,
  directness: Directness,
): Move {
  return (
    planAnywhere(wanted) ??
    planTeaching(wanted) ??
    planGuardedWords(wanted, question) ??
    planHelp(wanted, question, directness)
  );
}

/** In timed practice the clock is part of the exercise: pacing, and hints for those who turned them on. */
export function planTimed(wanted: Wanted, question: UnansweredItem, directness: Directness): Move {
  const anywhere = planAnywhere(wanted);
  if (anywhere !== null) return anywhere;
  if (wanted.intent === "pacing") return { kind: "pace" };
  if (!ASKS_FOR_HINT.has(wanted.intent)) return { kind: "closed-while-timed" };
  return question.hintsAllowed ? hintMove(question, directness) : { kind: "hints-off" };
}

const ASKS_FOR_HINT: ReadonlySet<TutorIntent> = new Set(["hint", "where-to-start", "rephrase"]);

function planHelp(wanted: Wanted, question: UnansweredItem, directness: Directness): Move {
  const { intent, slots } = wanted;
  switch (intent) {
    case "hint":
    case "where-to-start":
      return hintMove(question, directness);
    case "rephrase":
      return question.stimulus?.kind === "passage"
        ? { kind: "outline" }
        : hintMove(question, directness);
    case "quick-breakdown":
      return { kind: "preview" };
    case "give-up":
      return { kind: "offer-give-up" };
    case "check-step":
      return planCheck(slots.relations, question);
    case "similar":
      return { kind: "similar", level: slots.level };
    case "dispute":
      return { kind: "dispute" };
    case "strategy":
      return { kind: "guide" };
    case "pacing":
      return { kind: "pace" };
    default:
      return { kind: "not-before-attempt", wanted: intent };
  }
}

function hintMove(question: UnansweredItem, directness: Directness): Move {
  const step = nextHint({
    levels: question.hints.length,
    shown: question.hintsShown,
    sinceMs: question.sinceHintMs,
    directness,
  });
  if (step.kind === "show") return { kind: "hint", from: step.from, to: step.to };
  return step.kind === "wait" ? step : { kind: "no-more-hints" };
}

/** All options of the item are withheld as soon as one is asked about: a refusal of the key alone would name it. */
function planGuardedWords(wanted: Wanted, { item }: UnansweredItem): Move | null {
  const move = planWords(wanted, true);
  if (move?.kind !== "words") return move;
  return move.words.some((word) => isOptionWord(item, word)) ? { kind: "words-withheld" } : move;
}

/**
 * Whether a step may be judged before the attempt. In a comparison it is the question itself, and where options are
 * expressions every one of them could be tried in turn.
 */
function planCheck(relations: readonly string[], { item }: UnansweredItem): Move {
  if (relations.length === 0) return { kind: "ask-for-step" };
  const options = "options" in item ? item.options.map(({ text }) => text) : [];
  const isQuestionItself =
    item.type === "quantitative-comparison" || options.some((text) => HAS_LETTERS.test(text));
  return isQuestionItself
    ? { kind: "not-before-attempt", wanted: "check-step" }
    : { kind: "check-relations", relations };
}

/** A symbol, an inequality or a statement in an option: more than a number with its unit. */
const HAS_LETTERS = /\$[^$]*(?<![\\a-z])[a-z](?![a-z])[^$]*\$|[<>]|\\(?:le|ge|lt|gt|ne)\b/i;
