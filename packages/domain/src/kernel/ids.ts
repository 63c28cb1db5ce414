import { z } from "zod";

const SLUG = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const slug = z.string().min(3).max(120).regex(SLUG, "lower-case words joined by - or .");

const ITEM_ID = /^[a-z0-9]+(?:[-.][a-z0-9]+)*(?:~[1-9]\d{0,9})?$/;

/**
 * Identifier of an item, stable for its whole life: of one in the bank, such as `v-tc2-004`, or of a twin that was drawn
 * for a student, such as `q-sc-101~73012` (see `twin-id.ts`).
 */
export const itemIdSchema = z
  .string()
  .min(3)
  .max(120)
  .regex(ITEM_ID, "lower-case words joined by - or ., and ~ with a seed for a twin")
  .brand<"ItemId">();
export type ItemId = z.infer<typeof itemIdSchema>;

/** Identifier of a passage or a data presentation that several items share. */
export const stimulusIdSchema = slug.brand<"StimulusId">();
export type StimulusId = z.infer<typeof stimulusIdSchema>;

/** Dotted path in the knowledge-component tree, such as `quantitative.algebra.inequalities`. */
export const knowledgeComponentIdSchema = slug.brand<"KnowledgeComponentId">();
export type KnowledgeComponentId = z.infer<typeof knowledgeComponentIdSchema>;

/** Name of a slip in the misconception catalogue. */
export const misconceptionIdSchema = slug.brand<"MisconceptionId">();
export type MisconceptionId = z.infer<typeof misconceptionIdSchema>;

/** In lower case, as databases give them back: ids are compared as text. */
const uuid = z.uuid().toLowerCase();

export const userIdSchema = uuid.brand<"UserId">();
export type UserId = z.infer<typeof userIdSchema>;

export const sessionIdSchema = uuid.brand<"SessionId">();
export type SessionId = z.infer<typeof sessionIdSchema>;

/** Made by the client, so that a repeated submission can be recognised. */
export const attemptIdSchema = uuid.brand<"AttemptId">();
export type AttemptId = z.infer<typeof attemptIdSchema>;
