import type { EssayReasoning } from "@lexiquant/contract";
import type { Ask } from "./ask-model.ts";
import type { EssayWithTask } from "./essay-between-marks.ts";
import { keptReasoning } from "./kept-reasoning.ts";
import { reasoningPrompt, reasoningSchema } from "./reasoning-rules.ts";

/** For four texts of 45 words and two quotes of 30, with room for the form. */
const MAX_OUTPUT_TOKENS = 600;

/** Has a model speak of an essay's reasoning. What of it does not hold against the essay is left out; null where nothing is left. */
export async function readReasoning(
  ask: Ask,
  bare: EssayWithTask,
  text: string,
): Promise<EssayReasoning | null> {
  const said = await ask({
    ...reasoningPrompt(bare),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    schema: reasoningSchema,
  });
  return keptReasoning(said, { ...bare, text });
}
