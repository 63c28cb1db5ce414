import type { EssayFeedbackView } from "@lexiquant/contract";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createEssayRater, type EssayRater } from "../../../adapters/essay-language/essay-rater.ts";
import { connectModel } from "../../../adapters/language-model/connect-model.ts";
import type { LanguageModel } from "../../../adapters/language-model/language-model.ts";
import {
  type FakeBehaviour,
  type FakeRequest,
  startFakeProvider,
} from "../../../adapters/language-model/testing/fake-provider.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { PracticeApp } from "../../../history/testing/practice-app.ts";
import { essayCalls, openEssayApp, settled, UNTIMED } from "./essay-calls.ts";

type Behave = (request: FakeRequest) => FakeBehaviour;

/** What a scripted model does with the two kinds of requests, and what it was asked. */
interface Script {
  compare: Behave;
  reason: Behave;
  /** Held back until then, whatever it is. */
  gate: Promise<void>;
  comparisons: FakeRequest[];
  reasonings: FakeRequest[];
  failures: string[];
}

export const say = (value: unknown) => ({ kind: "text", text: JSON.stringify(value) }) as const;

/** A model that has nothing to say of the reasoning. */
export const NOTHING = { strongest: null, weakest: null, example: null, counterargument: null };

function newScript(): Script {
  return {
    compare: () => say({ better: "equal" }),
    reason: () => say(NOTHING),
    gate: Promise.resolve(),
    comparisons: [],
    reasonings: [],
    failures: [],
  };
}

/** The application with a language model of the given script behind real HTTP, asked for anew with every request. Close both. */
export async function openModelApp(
  script: () => Script,
  dependencies: Partial<Dependencies> & { readonly essayRater: EssayRater },
): Promise<PracticeApp> {
  const provider = await startFakeProvider("openai-compatible", (request) => {
    const { comparisons, reasonings, compare, reason } = script();
    const isReasoning = request.sent.includes("tell its writer about the reasoning");
    (isReasoning ? reasonings : comparisons).push(request);
    return isReasoning ? reason(request) : compare(request);
  });
  const model = await connectModel({ ...provider.settings, firstWordMs: 1_500 });
  const app = await openEssayApp({
    languageModel: {
      model: gated(model, () => script().gate),
      tokensPerDay: 10_000_000,
      onFailure: ({ kind }) => script().failures.push(kind),
    },
    ...dependencies,
  });
  return {
    ...app,
    close: async () => {
      await app.close();
      await provider.close();
    },
  };
}

function gated(model: LanguageModel, gate: () => Promise<void>): LanguageModel {
  return {
    ...model,
    choose: async (call) => {
      await gate();
      return await model.choose(call);
    },
  };
}

/** What the tests of one file share. */
interface ModelApps {
  /** With a scripted model, and without any. */
  readonly app: PracticeApp;
  readonly builtIn: PracticeApp;
  /** Anew for each test. */
  readonly script: Script;
  /** The rater of both, for a third application: closing that leaves it open. */
  readonly lentRater: EssayRater;
}

/** Opens both applications for all tests of a file, and closes them after it. */
export function useModelApps(): ModelApps {
  const rater = createEssayRater();
  const lentRater = { ...rater, close: async () => {} };
  let script = newScript();
  let apps: Pick<ModelApps, "app" | "builtIn">;
  beforeAll(async () => {
    apps = {
      app: await openModelApp(() => script, { essayRater: rater }),
      builtIn: await openEssayApp({ essayRater: lentRater }),
    };
    await rater.warmUp();
  });
  beforeEach(() => {
    script = newScript();
  });
  afterAll(async () => {
    await apps.builtIn.close();
    await apps.app.close();
  });
  return {
    lentRater,
    get app() {
      return apps.app;
    },
    get builtIn() {
      return apps.builtIn;
    },
    get script() {
      return script;
    },
  };
}

/** Submits a text, and gives its feedback once nobody reads it any more. */
export async function feedbackOn(
  place: PracticeApp,
  { name, text, prompt }: { readonly name: string; readonly text: string; readonly prompt: string },
): Promise<EssayFeedbackView> {
  const page = essayCalls(await place.student(name));
  await page.start(prompt, UNTIMED);
  await page.submit({ revision: 1, text });
  expect((await settled(page)).state).toBe("rated");
  return await finalFeedback(page);
}

/** The feedback once no model reads any more. */
export async function finalFeedback(
  page: Pick<ReturnType<typeof essayCalls>, "feedback">,
): Promise<EssayFeedbackView> {
  const read = async () => (await page.feedback()).value();
  await expect.poll(async () => (await read()).modelReads, { timeout: 20_000 }).toBe(false);
  return await read();
}
