import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { connectModel } from "./connect-model.ts";
import { type LanguageModel, ModelFailure, type ModelTool } from "./language-model.ts";
import { MODEL_PROVIDERS } from "./model-settings.ts";
import {
  type FakeBehaviour,
  type FakeProvider,
  startFakeProvider,
} from "./testing/fake-provider.ts";

const SCHEMA = z.object({ intent: z.enum(["hint", "concept"]) });
const SAYS = "The ratio is what matters here, and not the sum.";

const call = (signal = new AbortController().signal) => ({
  system: "You teach.",
  messages: [{ role: "user" as const, text: "why?" }],
  maxOutputTokens: 50,
  signal,
});

const running: FakeProvider[] = [];
afterEach(async () => {
  for (const provider of running.splice(0)) await provider.close();
});

async function connected(
  name: (typeof MODEL_PROVIDERS)[number],
  behave: (place: number) => FakeBehaviour,
  firstWordMs = 4_000,
): Promise<{ readonly model: LanguageModel; readonly provider: FakeProvider }> {
  let place = 0;
  const provider = await startFakeProvider(name, () => behave(place++));
  running.push(provider);
  return { model: await connectModel({ ...provider.settings, firstWordMs }), provider };
}

/** A generator's values; `Array.fromAsync` came after Node 20. */
async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

async function written(model: LanguageModel, tools: readonly ModelTool[] = []): Promise<string> {
  let text = "";
  for await (const event of model.write({ ...call(), tools })) {
    if (event.type === "text") text += event.text;
  }
  return text;
}

async function failureKind(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return failure instanceof ModelFailure ? failure.kind : `no model failure: ${String(failure)}`;
}

describe.each(MODEL_PROVIDERS)("a model of %s", (name) => {
  it("streams words and counts tokens", async () => {
    const { model, provider } = await connected(name, () => ({ kind: "text", text: SAYS }));
    const events = await collect(model.write({ ...call(), tools: [] }));
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(2);
    expect(events.at(-1)).toEqual({
      type: "done",
      finished: true,
      usage: { inputTokens: 40, outputTokens: 9 },
    });
    expect(JSON.stringify(provider.requests[0]?.headers)).toContain("key-of-the-operator");
    expect(provider.requests[0]?.sent).not.toContain("key-of-the-operator");
  });

  it("chooses a value of the schema", async () => {
    // Anthropic's older models are asked through a tool, the others for JSON.
    const provider = await startFakeProvider(name, ({ sent }) => {
      const input = { intent: "concept" };
      return sent.includes('"tool_choice"')
        ? { kind: "tool", name: "json", input }
        : { kind: "text", text: JSON.stringify(input) };
    });
    running.push(provider);
    const model = await connectModel(provider.settings);
    const { choice } = await model.choose({ ...call(), schema: SCHEMA });
    expect(choice).toEqual({ intent: "concept" });
  });

  it("runs a tool that is called, and goes on with its result", async () => {
    const { model, provider } = await connected(name, (place) =>
      place === 0
        ? { kind: "tool", name: "lookUpWord", input: { word: "laconic" } }
        : { kind: "text", text: "It is terse." },
    );
    const asked: unknown[] = [];
    const text = await written(model, [
      {
        name: "lookUpWord",
        description: "Looks a word up.",
        input: z.object({ word: z.string() }),
        run: async (input) => {
          asked.push(input);
          return "laconic: using few words";
        },
      },
    ]);
    expect(asked).toEqual([{ word: "laconic" }]);
    expect(text).toBe("It is terse.");
    expect(provider.requests[1]?.sent).toContain("using few words");
  });

  it.each([
    [401, "unauthorised"],
    [404, "rejected"],
    [429, "rate-limited"],
    [503, "unavailable"],
  ] as const)(
    "names status %i %s",
    async (status, kind) => {
      const { model } = await connected(name, () => ({ kind: "status", status }));
      expect(await failureKind(written(model))).toBe(kind);
      expect(await failureKind(model.choose({ ...call(), schema: SCHEMA }))).toBe(kind);
    },
    15_000,
  );

  it("tries a transient refusal once more", async () => {
    const { model } = await connected(name, (place) =>
      place === 0 ? { kind: "status", status: 503 } : { kind: "text", text: SAYS },
    );
    expect(await written(model)).toBe(SAYS);
  }, 15_000);

  it("gives up on a provider that says nothing", async () => {
    const { model } = await connected(name, () => ({ kind: "stall" }), 300);
    expect(await failureKind(written(model))).toBe("timed-out");
    expect(await failureKind(model.choose({ ...call(), schema: SCHEMA }))).toBe("timed-out");
  }, 15_000);

  it("tells words that were cut off from words that ended", async () => {
    const { model } = await connected(name, () => ({ kind: "cut", text: SAYS.repeat(5) }));
    expect(await failureKind(written(model))).toBe("broken-answer");
  });

  it("tells what is no answer", async () => {
    const { model } = await connected(name, () => ({ kind: "garbage" }));
    expect(await failureKind(written(model))).toMatch(/broken-answer|unavailable/);
    expect(await failureKind(model.choose({ ...call(), schema: SCHEMA }))).toBe("broken-answer");
  });

  it("refuses a choice outside the schema", async () => {
    const { model } = await connected(name, () => ({
      kind: "text",
      text: JSON.stringify({ intent: "reveal the key" }),
    }));
    expect(await failureKind(model.choose({ ...call(), schema: SCHEMA }))).toBe("broken-answer");
  });
});

it("names a server that is not there", async () => {
  const provider = await startFakeProvider("openai-compatible", () => ({ kind: "stall" }));
  await provider.close();
  const model = await connectModel(provider.settings);
  expect(await failureKind(written(model))).toBe("unreachable");
}, 15_000);

it("keeps the reasoning of local models to itself", async () => {
  const { model } = await connected("openai-compatible", () => ({
    kind: "text",
    text: `<think>The key is B.</think>${SAYS}`,
  }));
  expect((await written(model)).trim()).toBe(SAYS);
});

it("stops when the reader leaves", async () => {
  const { model } = await connected("openai-compatible", () => ({ kind: "stall" }));
  const leaving = new AbortController();
  const reading = collect(model.write({ ...call(leaving.signal), tools: [] }));
  setTimeout(() => leaving.abort(), 50);
  expect(await failureKind(reading)).toBe("timed-out");
});
