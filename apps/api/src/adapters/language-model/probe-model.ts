import { z } from "zod";
import { connectModel } from "./connect-model.ts";
import { ModelFailure } from "./language-model.ts";
import type { ModelSettings } from "./model-settings.ts";

/** What a configured model can do of what the tutor needs; each is null, or why it cannot. */
export interface ModelProbe {
  readonly model: string;
  readonly writes: string | null;
  readonly chooses: string | null;
  readonly firstWordMs: number | null;
  readonly tokens: number;
}

const MAX_OUTPUT_TOKENS = 60;

/** Asks a model for one word and one choice, as the tutor will. Nothing of the product's content is sent. */
export async function probeModel(settings: ModelSettings): Promise<ModelProbe> {
  const model = await connectModel(settings);
  const { signal } = new AbortController();
  const call = { maxOutputTokens: MAX_OUTPUT_TOKENS, signal };
  const begun = performance.now();
  let firstWordMs: number | null = null;
  let tokens = 0;
  const writes = await problemOf(async () => {
    const messages = [{ role: "user", text: "Say the word ready." }] as const;
    const system = "You answer in one word.";
    for await (const event of model.write({ ...call, system, messages, tools: [] })) {
      if (event.type === "text") firstWordMs ??= Math.round(performance.now() - begun);
      else tokens += event.usage.inputTokens + event.usage.outputTokens;
    }
    if (firstWordMs === null) throw new ModelFailure("broken-answer", "no word came");
  });
  const chooses = await problemOf(async () => {
    const schema = z.object({ color: z.enum(["red", "green"]) });
    const system = 'Choose a color. Answer as JSON: {"color": "red"} or {"color": "green"}.';
    const messages = [{ role: "user", text: "The color of grass." }] as const;
    const { usage } = await model.choose({ ...call, system, messages, schema });
    tokens += usage.inputTokens + usage.outputTokens;
  });
  return { model: model.name, writes, chooses, firstWordMs, tokens };
}

async function problemOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return error.message;
  }
}
