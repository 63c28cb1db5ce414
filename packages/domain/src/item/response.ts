import { z } from "zod";
import { optionIdSchema } from "./public-item.ts";
import { sentenceIdSchema } from "./stimulus.ts";

const oneOption = optionIdSchema.nullable();
const severalOptions = z.array(optionIdSchema).max(12);
/** As typed. Anything the box would hold is carried; `validateNumericEntry` says whether it is a number. */
const typedNumber = z.string().max(24);

export const numericEntryValueSchema = z.discriminatedUnion("form", [
  z.strictObject({ form: z.literal("decimal"), text: typedNumber }),
  z.strictObject({
    form: z.literal("fraction"),
    numerator: typedNumber,
    denominator: typedNumber,
  }),
]);
export type NumericEntryValue = z.infer<typeof numericEntryValueSchema>;

/** What the candidate entered, complete or not. */
export const responseSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("text-completion"),
    /** One per blank; null while the blank is empty. */
    optionIds: z.array(oneOption).min(1).max(3),
  }),
  z.strictObject({ type: z.literal("sentence-equivalence"), optionIds: severalOptions }),
  z.strictObject({ type: z.literal("reading-single"), optionId: oneOption }),
  z.strictObject({ type: z.literal("reading-multiple"), optionIds: severalOptions }),
  z.strictObject({ type: z.literal("select-in-passage"), sentenceId: sentenceIdSchema.nullable() }),
  z.strictObject({ type: z.literal("quantitative-comparison"), optionId: oneOption }),
  z.strictObject({ type: z.literal("single-choice"), optionId: oneOption }),
  z.strictObject({ type: z.literal("multiple-choice"), optionIds: severalOptions }),
  z.strictObject({ type: z.literal("numeric-entry"), entry: numericEntryValueSchema }),
]);
export type Response = z.infer<typeof responseSchema>;
export type ResponseOf<Type extends Response["type"]> = Extract<Response, { type: Type }>;
