import {
  extractReasoningMiddleware,
  generateText,
  Output,
  stepCountIs,
  streamText,
  type ToolSet,
  tool,
  wrapLanguageModel,
} from "ai";
import { failureOf } from "./failure-of.ts";
import {
  type LanguageModel,
  type ModelCall,
  ModelFailure,
  type ModelTool,
  type TokenUsage,
  type WritingEvent,
} from "./language-model.ts";
import type { ModelSettings } from "./model-settings.ts";
import { openProvider } from "./provider.ts";

/** Transient refusals are tried once more; the time until the first word stays the same. */
const MAX_RETRIES = 1;
const MOST_STEPS = 4;
const TEMPERATURE = 0.2;

/** A language model through the AI SDK. Connects to nothing before the first call. */
export async function connectModel(settings: ModelSettings): Promise<LanguageModel> {
  // Its warnings go to the console, past our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const provided = await openProvider(settings);
  if (typeof provided === "string" || provided.specificationVersion !== "v3")
    throw new TypeError("the provider's client is of another version than the library");
  // Local models write down their reasoning first; students are not shown it.
  const model = wrapLanguageModel({
    model: provided,
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });

  return {
    name: settings.model,
    async choose({ schema, ...call }) {
      try {
        const { output, totalUsage } = await generateText({
          ...callSettings(call),
          model,
          output: Output.object({ schema }),
          abortSignal: AbortSignal.any([call.signal, AbortSignal.timeout(settings.firstWordMs)]),
        });
        return { choice: output, usage: usageOf(totalUsage) };
      } catch (error) {
        throw failureOf(error);
      }
    },
    async *write({ tools, ...call }) {
      const clock = writingClock(settings);
      const result = streamText({
        ...callSettings(call),
        model,
        tools: toolSet(tools),
        stopWhen: stepCountIs(MOST_STEPS),
        abortSignal: AbortSignal.any([call.signal, clock.signal]),
        // Errors arrive as parts of the stream.
        onError: () => {},
      });
      try {
        yield* eventsOf(result.fullStream, clock.started);
      } catch (error) {
        throw failureOf(error);
      } finally {
        clock.stop();
      }
    },
  };
}

function callSettings({ system, messages, maxOutputTokens }: ModelCall) {
  return {
    system,
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    maxOutputTokens,
    temperature: TEMPERATURE,
    maxRetries: MAX_RETRIES,
  };
}

function toolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given) }),
    ]),
  );
}

/** Aborts when no first word comes, and when the whole takes too long. */
function writingClock({ firstWordMs, totalMs }: ModelSettings) {
  const controller = new AbortController();
  const expire = () => controller.abort(new ModelFailure("timed-out", "no answer in time"));
  const first = setTimeout(expire, firstWordMs);
  const whole = setTimeout(expire, totalMs);
  return {
    signal: controller.signal,
    started: () => clearTimeout(first),
    stop: () => {
      clearTimeout(first);
      clearTimeout(whole);
    },
  };
}

type SdkEvents = ReturnType<typeof streamText<ToolSet>>["fullStream"];

async function* eventsOf(stream: SdkEvents, started: () => void): AsyncGenerator<WritingEvent> {
  for await (const event of stream) {
    switch (event.type) {
      case "text-delta":
        started();
        yield { type: "text", text: event.text };
        break;
      case "tool-call":
        started();
        break;
      case "error":
        throw event.error;
      case "abort":
        throw new ModelFailure("timed-out", "no answer in time");
      case "finish":
        if (!["stop", "length", "tool-calls"].includes(event.finishReason))
          throw new ModelFailure("broken-answer", `finished with ${event.finishReason}`);
        yield {
          type: "done",
          usage: usageOf(event.totalUsage),
          finished: event.finishReason !== "length",
        };
        break;
      default:
    }
  }
}

function usageOf(usage: {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}): TokenUsage {
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}
