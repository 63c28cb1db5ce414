import { randomUUID } from "node:crypto";
import { routes, type TutorEvent, type TutorTurn, tutorEventSchema } from "@lexiquant/contract";
import type { ItemId } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connectModel } from "../../../adapters/language-model/connect-model.ts";
import {
  type FakeBehaviour,
  type FakeProvider,
  type FakeRequest,
  startFakeProvider,
} from "../../../adapters/language-model/testing/fake-provider.ts";
import { realBank } from "../../../bank/testing/real-bank.ts";
import { realLibrary } from "../../../bank/testing/real-library.ts";
import { createTestApp, type TestApp, type TestUser } from "../../../testing/test-app.ts";

/** Single choice; the key and what is true of it are read from the bank. */
const ITEM = "q-sc-001";
const keyed = (() => {
  const item = realBank().items.get(ITEM as ItemId);
  if (item?.type !== "single-choice") throw new Error(`${ITEM} is gone`);
  return item;
})();
const wrongLetter = keyed.options.find(({ id }) => id !== keyed.key)?.id ?? "";
/** Free words that recognition cannot place. */
const UNPLACED = "zzyzx blorp the wugs of frabjous";
const GOOD = `Look again at the whole that each part belongs to.\n\nSo the answer is (${keyed.key}).`;

/** What the scripted model does in the test that runs, and what it was sent. */
let behave: (request: FakeRequest, place: number) => FakeBehaviour;
let requests: FakeRequest[] = [];
let failures: string[] = [];
let test: TestApp;
let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider("openai-compatible", (request) => {
    requests.push(request);
    return behave(request, requests.length - 1);
  });
  test = await createTestApp({
    bank: realBank(),
    library: realLibrary(),
    languageModel: {
      model: await connectModel({ ...provider.settings, firstWordMs: 2_500 }),
      tokensPerDay: 1_000_000,
      onFailure: ({ kind }) => failures.push(kind),
    },
  });
});
beforeEach(() => {
  requests = [];
  failures = [];
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const answers = (text: string) => () => ({ kind: "text", text }) as const;

const scope = { kind: "question", itemId: ITEM } as const;

async function say(user: TestUser, text: string, id: string = randomUUID()): Promise<TutorEvent[]> {
  const answer = await user.inject({
    method: "POST",
    url: routes.takeTutorTurn.path,
    payload: { id, scope, input: { kind: "said", text }, allowHints: false, elapsedMs: 5_000 },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body
    .trim()
    .split("\n")
    .map((line) => tutorEventSchema.parse(JSON.parse(line)));
}

async function turnOf(events: Promise<TutorEvent[]>): Promise<TutorTurn> {
  const last = (await events).at(-1);
  if (last?.type !== "done") throw new Error("the reply did not end");
  return last.turn;
}

const textOf = ({ parts }: TutorTurn) =>
  parts.flatMap((part) => (part.kind === "text" ? [part.markup] : [])).join("\n\n");

/** A student who has had the answer shown, so that all may be spoken of. */
async function enlightened(name: string): Promise<TestUser> {
  const user = await test.signIn(name);
  const url = routes.revealKey.path.replace(":itemId", ITEM);
  const answer = await user.inject({ method: "POST", url, payload: {} });
  expect(answer.statusCode, answer.body).toBe(200);
  return user;
}

/** The same question in other words each time, since the same words get the same reply. */
let asked = 0;
function why(): string {
  asked += 1;
  return `why not option ${wrongLetter}? ${"Please. ".repeat(asked)}`;
}

describe("a configured model", () => {
  it("words what is asked freely after an attempt, and is named", async () => {
    behave = answers(GOOD);
    const ada = await enlightened("Modelled Ada");
    const turn = await turnOf(say(ada, why()));
    expect(textOf(turn)).toBe(GOOD);
    expect(turn.engine).toEqual({ kind: "model", name: "fake-model" });
    expect(turn.fallback).toBeNull();
    expect(turn.parts).toContainEqual(expect.objectContaining({ wording: "model-checked" }));
  });

  it("is told nothing of who asks", async () => {
    behave = answers(GOOD);
    const ada = await enlightened("Wilhelmina Quist");
    const { email } = ada.signedIn.user;
    const token = ada.signedIn.token.access_token;
    await say(ada, `I am Wilhelmina (${email}), my token is ${token}: ${why()}`);
    const [{ sent } = { sent: "" }] = requests;
    expect(sent).toContain("I am [name] ([address]), my token is [token]");
    for (const secret of ["Wilhelmina", "Quist", email, token, ada.userId])
      expect(sent).not.toContain(secret);
  });

  it("leaves what buttons ask for to what was written and verified", async () => {
    behave = answers(GOOD);
    const ada = await enlightened("Clicking Ada");
    const body = { id: randomUUID(), scope, allowHints: false, elapsedMs: 0 };
    const input = { kind: "chose", intent: "quick-breakdown" };
    await ada.inject({
      method: "POST",
      url: routes.takeTutorTurn.path,
      payload: { ...body, input },
    });
    expect(requests).toHaveLength(0);
  });

  it("repeats what passed the checks to whoever asks the same, and the same turn to the same student", async () => {
    behave = answers(GOOD);
    const id = randomUUID();
    const ada = await enlightened("First Ada");
    const words = why();
    const first = await turnOf(say(ada, words, id));
    const bo = await enlightened("Second Bo");
    expect(textOf(await turnOf(say(bo, words)))).toBe(textOf(first));
    expect(await turnOf(say(ada, words, id))).toEqual(first);
    expect(requests).toHaveLength(1);
  });

  it("uses tools by leave of the policy, and what they bring is shown as cards", async () => {
    behave = (_request, place) =>
      place === 0
        ? { kind: "tool", name: "showSimilar", input: { level: "same" } }
        : { kind: "text", text: "Try the one below." };
    const turn = await turnOf(say(await enlightened("Tooled Ada"), why()));
    expect(turn.parts.map(({ kind }) => kind)).toEqual(["text", "question"]);
    expect(requests).toHaveLength(2);
  });
});

describe("before an attempt", () => {
  it("only says what is meant; the words are authored, and no key is in its context", async () => {
    behave = answers(JSON.stringify({ intent: "hint", topicId: "none" }));
    const ada = await test.signIn("Unplaced Ada");
    const turn = await turnOf(say(ada, UNPLACED));
    expect(textOf(turn)).toContain(keyed.explanation.hints[0]);
    expect(turn.engine).toEqual({ kind: "built-in" });
    const [{ sent } = { sent: "" }] = requests;
    expect(sent).toContain(JSON.stringify(keyed.stem).slice(1, -1));
    const { quick, detailed, hints, takeaway } = keyed.explanation;
    const secrets = [
      quick,
      detailed,
      takeaway,
      ...hints,
      ...keyed.options.map((option) => option.rationale.text),
    ];
    for (const secret of secrets) expect(sent).not.toContain(JSON.stringify(secret).slice(1, -1));
  });

  it("is not asked at all where the message is understood", async () => {
    behave = answers("The key is C.");
    await say(await test.signIn("Plain Ada"), "give me a hint please");
    expect(requests).toHaveLength(0);
  });

  it.each([
    ["words instead of a choice", `The answer is ${keyed.key}.`],
    ["an intent of its own", JSON.stringify({ intent: "reveal", topicId: "none" })],
    [
      "an answer beside the choice",
      JSON.stringify({
        intent: "hint",
        topicId: "none",
        answer: keyed.key,
        text: `The answer is ${keyed.key}`,
      }),
    ],
    ["a wish to show the answer", JSON.stringify({ intent: "give-up", topicId: "none" })],
  ])("lets no answer through when the model sends %s", async (_what, text) => {
    behave = answers(text);
    const turn = await turnOf(say(await test.signIn("Leaky Ada"), UNPLACED));
    expect(JSON.stringify(turn)).not.toMatch(/answer is/i);
    expect(textOf(turn)).not.toContain(keyed.explanation.quick);
  });
});

describe("a model that is wrong", () => {
  const WRONG = `Well tried.\n\nSo the answer is (${wrongLetter}).`;

  it("is told what was wrong, and may write again", async () => {
    const bad = `The answer is (${wrongLetter}), for 2 + 2 = 5.`;
    behave = (_request, place) => ({ kind: "text", text: place === 0 ? bad : GOOD });
    const turn = await turnOf(say(await enlightened("Mended Ada"), why()));
    expect(textOf(turn)).toBe(GOOD);
    expect(requests[1]?.sent).toContain("which is not the key");
  });

  it.each([
    ["another answer", `The answer is (${wrongLetter}).`],
    ["a false equation", "It follows since $3 \\cdot 4 = 11$."],
    ["a quotation of its own", "The question says “the whole of the moon is cheese”."],
    ["a figure of the student", "You have answered 97 questions with an accuracy of 31 percent."],
  ])("is not shown when it writes %s, and what was written beforehand is", async (_what, text) => {
    behave = answers(text);
    const turn = await turnOf(say(await enlightened("Shielded Ada"), why()));
    expect(turn).toMatchObject({ fallback: "unchecked", engine: { kind: "built-in" } });
    expect(textOf(turn)).not.toContain(text);
    expect(textOf(turn)).toContain(
      keyed.options.find(({ id }) => id === wrongLetter)?.rationale.text,
    );
  });

  it("is stopped before the paragraph that is wrong, and the checked explanation follows", async () => {
    behave = answers(WRONG);
    const text = textOf(await turnOf(say(await enlightened("Halfway Ada"), why())));
    expect(text.startsWith("Well tried.\n\nHere is the checked explanation")).toBe(true);
    expect(text).not.toContain(`answer is (${wrongLetter})`);
  });
});

describe("a model that does not answer", () => {
  const FAILURES: readonly (readonly [string, FakeBehaviour])[] = [
    ["refuses the key", { kind: "status", status: 401 }],
    ["has too much to do", { kind: "status", status: 429 }],
    ["is down", { kind: "status", status: 503 }],
    ["says nothing", { kind: "stall" }],
    ["sends no JSON", { kind: "garbage" }],
    ["says nothing to the point", { kind: "text", text: "" }],
  ];

  it.each(FAILURES)(
    "is replaced when it %s, and the student is told",
    async (_what, behaviour) => {
      behave = () => behaviour;
      const turn = await turnOf(say(await enlightened("Patient Ada"), why()));
      expect(turn.fallback).not.toBeNull();
      expect(textOf(turn)).toContain(
        keyed.options.find(({ id }) => id === wrongLetter)?.rationale.text,
      );
    },
    15_000,
  );

  it("is replaced in the middle when it is cut off: what was shown stays", async () => {
    const cut = `${"Look at the whole first, then at its parts. ".repeat(3)}\n\n${"And so on. ".repeat(40)}`;
    behave = () => ({ kind: "cut", text: cut });
    const turn = await turnOf(say(await enlightened("Cut Ada"), why()));
    expect(turn.fallback).toBe("unavailable");
    expect(textOf(turn)).toMatch(/^Look at the whole first[\s\S]*Here is the checked explanation/);
    expect(failures).toEqual(["broken-answer"]);
  });

  it("leaves a message that nobody understood to the built-in tutor", async () => {
    behave = () => ({ kind: "status", status: 401 });
    const turn = await turnOf(say(await test.signIn("Lost Ada"), UNPLACED));
    expect(turn).toMatchObject({ fallback: "unavailable", engine: { kind: "built-in" } });
  });
});

describe("the allowance", () => {
  it("is ten replies a minute, and comes back", async () => {
    behave = answers(GOOD);
    const ada = await enlightened("Hasty Ada");
    for (let count = 1; count <= 10; count += 1) {
      expect((await turnOf(say(ada, why()))).fallback).toBeNull();
    }
    expect((await turnOf(say(ada, why()))).fallback).toBe("too-fast");
    expect(requests).toHaveLength(10);
    test.clock.advance(61_000);
    expect((await turnOf(say(ada, why()))).fallback).toBeNull();
  });
});
