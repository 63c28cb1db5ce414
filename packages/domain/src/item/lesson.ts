import { z } from "zod";
import { knowledgeComponentIdSchema } from "../kernel/index.ts";

const markup = z.string().trim().min(1).max(4000);
const phrase = z.string().trim().min(2).max(120);

/** A formula card's line: a name, the formula as markup, and when it holds. */
const formulaSchema = z.strictObject({ name: phrase, formula: markup, note: markup });

/** What a student reads of one topic (level 2 of the tree). Texts are markup, but for title and names. */
export const lessonTextSchema = z.strictObject({
  id: knowledgeComponentIdSchema,
  title: phrase,
  /** One or two sentences: what the topic asks of a candidate. */
  summary: markup,
  idea: markup,
  /** Empty where the topic has none (verbal topics have rules of reading instead). */
  formulas: z.array(formulaSchema).max(12),
  example: z.strictObject({
    problem: markup,
    steps: z.array(markup).min(2).max(8),
    answer: markup,
  }),
  pitfalls: z.array(markup).min(1).max(6),
});
export type LessonText = z.infer<typeof lessonTextSchema>;
