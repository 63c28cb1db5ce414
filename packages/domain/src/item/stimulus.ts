import { z } from "zod";
import { stimulusIdSchema } from "../kernel/index.ts";
import { figureSchema } from "./figure.ts";

/** Identifier of a sentence inside its passage: paragraph and place, such as `p2s3`. */
export const sentenceIdSchema = z.string().regex(/^p[1-9]s[1-9][0-9]?$/);
export type SentenceId = z.infer<typeof sentenceIdSchema>;

const sentenceSchema = z.strictObject({ id: sentenceIdSchema, text: z.string().min(1).max(1200) });
export type PassageSentence = z.infer<typeof sentenceSchema>;

export const PASSAGE_FIELDS = [
  "physical-science",
  "biological-science",
  "social-science",
  "humanities",
  "arts",
  "business",
  "everyday",
] as const;

/** A passage. Its text is markup, cut into sentences because the exam asks for sentences. */
export const passageSchema = z.strictObject({
  id: stimulusIdSchema,
  kind: z.literal("passage"),
  title: z.string().max(160),
  length: z.enum(["short", "medium", "long"]),
  field: z.enum(PASSAGE_FIELDS),
  paragraphs: z.array(z.array(sentenceSchema).min(1)).min(1).max(6),
});

/** A data presentation: one or more charts and tables that a set of items refers to. */
export const dataPresentationSchema = z.strictObject({
  id: stimulusIdSchema,
  kind: z.literal("data"),
  title: z.string().max(160),
  introduction: z.string().max(1000),
  figures: z.array(figureSchema).min(1).max(4),
  note: z.string().max(500),
});

export const stimulusSchema = z.discriminatedUnion("kind", [passageSchema, dataPresentationSchema]);
export type Passage = z.infer<typeof passageSchema>;
export type DataPresentation = z.infer<typeof dataPresentationSchema>;
export type Stimulus = z.infer<typeof stimulusSchema>;

/** All sentences of a passage in reading order. */
export function sentencesOf(passage: Passage): PassageSentence[] {
  return passage.paragraphs.flat();
}
