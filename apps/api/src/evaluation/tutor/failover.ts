import { connectModel } from "../../adapters/language-model/connect-model.ts";
import { MODEL_PROVIDERS } from "../../adapters/language-model/model-settings.ts";
import {
  type FakeBehaviour,
  startFakeProvider,
} from "../../adapters/language-model/testing/fake-provider.ts";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { after } from "./contexts.ts";
import { speak } from "./speak.ts";
import { uncached } from "./uncached.ts";

const LONG = "Look at the whole first, and then at each of its parts. ".repeat(6);
const BEHAVIOURS: Readonly<Record<string, FakeBehaviour>> = {
  unauthorised: { kind: "status", status: 401 },
  "rate-limited": { kind: "status", status: 429 },
  unavailable: { kind: "status", status: 503 },
  stalled: { kind: "stall" },
  "cut-off": { kind: "cut", text: `${LONG}\n\n${LONG}` },
  "no JSON": { kind: "garbage" },
};
/** As the server is set. */
const LIMITS = { firstWordMs: 8_000, totalMs: 45_000 };

export interface FailoverFigures {
  readonly tried: number;
  /** With the authored explanation, and word of what happened. */
  readonly answered: number;
  readonly slowestMs: number;
}

/** Whether a student gets an answer, and when, from every kind of provider in every kind of trouble. */
export async function failover(services: TutorServices): Promise<FailoverFigures> {
  const cases = MODEL_PROVIDERS.flatMap((provider) => [
    ...Object.values(BEHAVIOURS).map((behaviour) => ({ provider, behaviour })),
    { provider, behaviour: null },
  ]);
  const times = await Promise.all(
    cases.map(async ({ provider, behaviour }) => {
      const fake = await startFakeProvider(provider, () => behaviour ?? { kind: "stall" });
      // Nobody listens there any more.
      if (behaviour === null) await fake.close();
      const model = await connectModel({ ...fake.settings, ...LIMITS });
      const answeredMs = await timeToAnswer(uncached(services, { model }));
      if (behaviour !== null) await fake.close();
      return answeredMs;
    }),
  );
  const answered = times.filter((time) => time !== null);
  return { tried: cases.length, answered: answered.length, slowestMs: Math.max(...answered) };
}

/** Null where no explanation came, or it is not said why. */
async function timeToAnswer(services: TutorServices): Promise<number | null> {
  const [entry] = services.index.values();
  if (entry === undefined) throw new Error("the bank is empty");
  const context = after(services, entry.item, {
    response: { type: "single-choice", optionId: "A" },
    correct: true,
  });
  const begun = performance.now();
  const text = "is there a faster way, I mean quicker than what I did";
  const { spoken } = await speak(services, context, { kind: "said", text });
  const told = spoken.fallback === "unavailable" && spoken.parts.length > 0;
  return told ? Math.round(performance.now() - begun) : null;
}
