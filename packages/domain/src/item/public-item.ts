import { z } from "zod";
import { itemIdSchema, stimulusIdSchema } from "../kernel/index.ts";
import { figureSchema } from "./figure.ts";

/**
 * What a candidate may see before answering. Nothing here extends or derives from `KeyedItem`:
 * the only way from one to the other is `toPublicItem`, field by field.
 */

export const optionIdSchema = z.string().regex(/^[A-Z]$/);
export type OptionId = z.infer<typeof optionIdSchema>;

/** Text of a stem, option or explanation in the markup of `markup.ts`. */
const markup = z.string().max(8000);

export const publicOptionSchema = z.strictObject({ id: optionIdSchema, text: markup });
export type PublicOption = z.infer<typeof publicOptionSchema>;

const core = {
  id: itemIdSchema,
  version: z.int().positive(),
  stimulusId: stimulusIdSchema.nullable(),
  /** True for the questions of a data-interpretation set. */
  dataSet: z.boolean(),
  stem: markup,
  figure: figureSchema.nullable(),
};
const options = z.array(publicOptionSchema);

export const publicItemSchema = z.discriminatedUnion("type", [
  z.strictObject({
    ...core,
    type: z.literal("text-completion"),
    /** One list of options per blank, in the order of the blanks; ids are unique in the item. */
    blanks: z.array(options).min(1).max(3),
  }),
  z.strictObject({ ...core, type: z.literal("sentence-equivalence"), options }),
  z.strictObject({ ...core, type: z.literal("reading-single"), options }),
  z.strictObject({ ...core, type: z.literal("reading-multiple"), options }),
  z.strictObject({ ...core, type: z.literal("select-in-passage") }),
  z.strictObject({
    ...core,
    type: z.literal("quantitative-comparison"),
    quantityA: markup,
    quantityB: markup,
    options,
  }),
  z.strictObject({ ...core, type: z.literal("single-choice"), options }),
  z.strictObject({
    ...core,
    type: z.literal("multiple-choice"),
    options,
    /** Number of options to pick where the stem states it, otherwise null. */
    picks: z.int().positive().nullable(),
  }),
  z.strictObject({
    ...core,
    type: z.literal("numeric-entry"),
    form: z.enum(["decimal", "fraction"]),
    /** Printed before and after the box, such as `$` or `percent`. */
    unitBefore: z.string().max(20),
    unitAfter: z.string().max(40),
  }),
]);
export type PublicItem = z.infer<typeof publicItemSchema>;
export type PublicItemOf<Type extends PublicItem["type"]> = Extract<PublicItem, { type: Type }>;
