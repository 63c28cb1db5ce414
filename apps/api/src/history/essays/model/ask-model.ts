import type { z } from "zod";
import type {
  LanguageModel,
  ModelCall,
  TokenUsage,
} from "../../../adapters/language-model/language-model.ts";

/** Asks for one value of a schema. Throws `ModelFailure`. */
export type Ask = <Choice>(
  call: Omit<ModelCall, "signal"> & { readonly schema: z.ZodType<Choice> },
) => Promise<Choice>;

/** Asks a model until the signal, and adds up what that used. */
export function askModel(
  model: LanguageModel,
  sum: { -readonly [Kind in keyof TokenUsage]: TokenUsage[Kind] },
  signal: AbortSignal,
): Ask {
  return async (call) => {
    const { choice, usage } = await model.choose({ ...call, signal });
    sum.inputTokens += usage.inputTokens;
    sum.outputTokens += usage.outputTokens;
    return choice;
  };
}
