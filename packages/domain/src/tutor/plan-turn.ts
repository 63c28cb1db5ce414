import type { RankedIntent } from "./intent-classifier.ts";
import type { RecognisedIntent, TutorIntent } from "./intents.ts";
import { planAnswered } from "./plan-answered.ts";
import { contentOf } from "./plan-content.ts";
import { planTimed, planUnanswered } from "./plan-unanswered.ts";
import { planWithoutQuestion } from "./plan-without-question.ts";
import type { TurnContext, TurnInput } from "./turn-context.ts";
import type { Move, TurnPlan } from "./turn-plan.ts";
import { readSlots } from "./utterance.ts";
import type { Wanted } from "./wanted.ts";

/** Below this the tutor asks what is meant instead of guessing. */
const LEAST_CONFIDENCE = 0.3;
const CANDIDATES_OFFERED = 3;

/** Decides what a turn does. Words that nobody understood lead to a question with buttons, never to invention. */
export function planTurn(
  input: TurnInput,
  ranked: readonly RankedIntent[],
  context: TurnContext,
): TurnPlan {
  const text = input.kind === "said" ? input.text : "";
  const slots = readSlots(text);
  const { intent, confidence } = wantedOf(input, ranked);
  const move = moveFor({ intent, slots, text }, ranked, context);
  return {
    intent,
    confidence,
    slots,
    move,
    contentIds: contentOf(move, context.question),
    mayReveal: context.question?.state === "after",
  };
}

function wantedOf(
  input: TurnInput,
  ranked: readonly RankedIntent[],
): { readonly intent: RecognisedIntent | "unknown"; readonly confidence: number } {
  if (input.kind === "chose") return { intent: input.intent, confidence: 1 };
  const [best] = ranked;
  if (best === undefined || best.probability < LEAST_CONFIDENCE)
    return { intent: "unknown", confidence: best?.probability ?? 0 };
  return { intent: best.intent, confidence: best.probability };
}

function moveFor(
  wanted: Wanted<TurnPlan["intent"]>,
  ranked: readonly RankedIntent[],
  context: TurnContext,
): Move {
  const { intent } = wanted;
  if (intent === "off-topic") return { kind: "off-topic" };
  if (intent === "unknown") return { kind: "clarify", candidates: candidatesOf(ranked, context) };
  const known = { ...wanted, intent };
  const { question } = context;
  if (question === null) return planWithoutQuestion(known, context);
  if (question.state === "after") return planAnswered(known, question);
  return question.state === "timed"
    ? planTimed(known, question, context.directness)
    : planUnanswered(known, question, context.directness);
}

/** Nobody is offered help towards an answer that is known already, nor reasons for one that is not. */
const ONLY_BEFORE: readonly string[] = ["hint", "where-to-start", "give-up"];
const ONLY_AFTER: readonly string[] = ["why-was-i-wrong", "why-option", "explain-step", "evidence"];

function candidatesOf(ranked: readonly RankedIntent[], { question }: TurnContext): TutorIntent[] {
  const unfit = question?.state === "after" ? ONLY_BEFORE : ONLY_AFTER;
  return ranked
    .map(({ intent }) => intent)
    .filter((intent) => intent !== "off-topic")
    .filter((intent) => !unfit.includes(intent))
    .slice(0, CANDIDATES_OFFERED);
}
