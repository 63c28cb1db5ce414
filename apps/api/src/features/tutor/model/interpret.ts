import { randomUUID } from "node:crypto";
import {
  INTENT_LABELS,
  type ItemContext,
  TUTOR_INTENTS,
  type TutorIntent,
} from "@lexiquant/domain/tutor";
import { z } from "zod";
import type { LanguageModel, TokenUsage } from "../../../adapters/language-model/language-model.ts";
import { describeUnanswered } from "./describe-question.ts";
import { CHOOSING_RULES, MARK, marked } from "./prompts.ts";

const MAX_OUTPUT_TOKENS = 120;

export interface Interpretation {
  readonly intent: TutorIntent | "off-topic";
  readonly topicId: string | null;
}

/**
 * Asks a model what a student means where recognition did not understand. The model sees what the student sees, chooses
 * from closed lists, and words nothing: there is no way for an answer to come through.
 *
 * @throws {ModelFailure}
 */
export async function interpret(
  model: LanguageModel,
  asked: {
    readonly text: string;
    readonly question: ItemContext | null;
    readonly topics: ReadonlyMap<string, string>;
    readonly signal: AbortSignal;
  },
): Promise<{ readonly choice: Interpretation; readonly usage: TokenUsage }> {
  const { text, question, topics, signal } = asked;
  const schema = z.object({
    intent: z.enum([...TUTOR_INTENTS, "off-topic"]),
    topicId: z.enum([...topics.keys(), "none"]),
  });
  const { choice, usage } = await model.choose({
    system: [
      CHOOSING_RULES,
      `Intents: ${TUTOR_INTENTS.map((intent) => `${intent} (${INTENT_LABELS[intent]})`).join("; ")}; off-topic.`,
      `Topics: ${[...topics].map(([id, name]) => `${id} (${name})`).join("; ")}; none.`,
      `Answer as JSON: {"intent": "...", "topicId": "..."}.`,
      question === null || question.state === "after"
        ? "No question is open."
        : `The open question:\n${describeUnanswered(question)}`,
    ].join("\n\n"),
    messages: [{ role: "user", text: marked(text).replaceAll(MARK, randomUUID()) }],
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    schema,
    signal,
  });
  const { intent, topicId } = choice;
  return { choice: { intent, topicId: topicId === "none" ? null : topicId }, usage };
}
