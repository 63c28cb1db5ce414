import { z } from "zod";
import {
  difficultyBandSchema,
  figureSchema,
  itemKindSchema,
  sentenceIdSchema,
} from "../item/index.ts";
import { itemIdSchema, knowledgeComponentIdSchema } from "../kernel/index.ts";
import type { tutorIntentSchema } from "./intents.ts";

/** What the tutor answers with. Text is markup; everything else is a card that the screen draws. */

/** Where the words come from: written and verified beforehand, or worded by a language model. */
export const WORDING_SOURCES = ["authored", "model-checked", "model-unchecked"] as const;

const topicSchema = z.strictObject({ id: knowledgeComponentIdSchema, name: z.string() });

const textPart = z.strictObject({
  kind: z.literal("text"),
  markup: z.string().max(20_000),
  wording: z.enum(WORDING_SOURCES),
});

const questionCard = z.strictObject({
  kind: z.literal("question"),
  itemId: itemIdSchema,
  itemKind: itemKindSchema,
  topic: topicSchema,
  difficulty: difficultyBandSchema,
});

/** Opens a question with the same skill and trap that the student has not had. */
const twinCard = z.strictObject({ kind: z.literal("twin"), itemId: itemIdSchema });

const drillCard = z.strictObject({
  kind: z.literal("drill"),
  topic: topicSchema,
  itemCount: z.int().positive(),
  timed: z.boolean(),
});

const figureCard = z.strictObject({ kind: z.literal("figure"), figure: figureSchema });

const sentencesCard = z.strictObject({
  kind: z.literal("sentences"),
  sentences: z.array(z.strictObject({ id: sentenceIdSchema, text: z.string() })),
});

/** Offers to show the answer; the student confirms it on the screen, never in words. */
const giveUpCard = z.strictObject({ kind: z.literal("give-up") });
/** Offers to let hints be given in timed practice. */
const allowHintsCard = z.strictObject({ kind: z.literal("allow-hints") });
/** Opens the report of a problem with the question. */
const reportCard = z.strictObject({ kind: z.literal("report") });

export const replyPartSchema = z.discriminatedUnion("kind", [
  textPart,
  questionCard,
  twinCard,
  drillCard,
  figureCard,
  sentencesCard,
  giveUpCard,
  allowHintsCard,
  reportCard,
]);
export type ReplyPart = z.infer<typeof replyPartSchema>;

/** A reply and what may be asked next by a button. */
export interface TutorReply {
  readonly parts: readonly ReplyPart[];
  readonly next: readonly z.infer<typeof tutorIntentSchema>[];
}

export function said(markup: string): ReplyPart {
  return { kind: "text", markup, wording: "authored" };
}
