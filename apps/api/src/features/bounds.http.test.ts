import { randomUUID } from "node:crypto";
import type { PracticeSession } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../bank/testing/real-bank.ts";
import { createTestApp, type TestApp, type TestUser } from "../testing/test-app.ts";

const BEYOND_INTEGER = 2 ** 31;
const SESSIONS = "/api/practice/sessions/";

describe("values at the edge of what can be stored", () => {
  let test: TestApp;
  let ada: TestUser;
  let session: PracticeSession;

  const send = (method: "POST" | "PUT", url: string, payload: object) =>
    ada.inject({ method, url, payload });
  const start = (id: string) =>
    send("POST", SESSIONS, {
      id,
      settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" },
      filter: {
        measures: [],
        kinds: ["single-choice"],
        topics: [],
        difficulties: [],
        statuses: [],
      },
      itemCount: 2,
    });
  const at = (call: string) => `${SESSIONS}${session.id}/${call}/`;
  const attempt = (id: string, position: number) => ({
    id,
    position,
    response: { type: "single-choice", optionId: "A" },
    elapsedMs: 1,
    sureness: null,
  });

  beforeAll(async () => {
    test = await createTestApp({ bank: realBank() });
    ada = await test.signIn("Ada");
    const answer = await start(randomUUID());
    if (answer.statusCode !== 200) throw new Error(answer.body);
    session = answer.json();
  });
  afterAll(() => test.close());

  it("are refused when no column could hold them", async () => {
    const far = await send("POST", at("attempts"), attempt(randomUUID(), BEYOND_INTEGER));
    expect([far.statusCode, far.json().error.code]).toEqual([400, "validation-failed"]);
    const bail = { position: BEYOND_INTEGER, decision: "stay", elapsedMs: 1 };
    const decided = await send("POST", at("bails"), bail);
    expect([decided.statusCode, decided.json().error.code]).toEqual([400, "validation-failed"]);
    const work = { ...session.items[0]?.work, revision: BEYOND_INTEGER };
    const saved = await send("PUT", at("work"), {
      currentPosition: 0,
      work: [{ position: 0, work }],
    });
    expect([saved.statusCode, saved.json().error.code]).toEqual([400, "validation-failed"]);
  });

  it("make one attempt of an id in upper and in lower case", async () => {
    const id = randomUUID();
    const url = at("attempts");
    const first = await send("POST", url, attempt(id.toUpperCase(), 0));
    const again = await send(
      "POST",
      `${SESSIONS}${session.id.toUpperCase()}/attempts/`,
      attempt(id, 0),
    );
    expect(first.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
  });

  it("are told of briefly, however many there are", async () => {
    const longKeys = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`${n}`.padEnd(800, "x"), 1]),
    );
    const answer = await send("PUT", at("work"), {
      currentPosition: 0,
      work: Array.from({ length: 40 }, () => ({ position: "none", work: {} })),
      ...longKeys,
    });
    const { issues } = answer.json().error;
    expect(issues.length).toBeLessThanOrEqual(20);
    expect(answer.body.length).toBeLessThan(10_000);
  });

  it("do not reach the database through a note or a topic", async () => {
    const url = `/api/mistakes/${randomUUID()}/`;
    const saved = await send("PUT", url, { cause: null, note: "a\u0000b" });
    expect([saved.statusCode, saved.json().error.code]).toEqual([400, "validation-failed"]);
    const listed = await ada.inject({ method: "GET", url: "/api/mistakes/?topic=a%00b" });
    expect(listed.statusCode).toBeLessThan(500);
    const goals = await send("PUT", "/api/goals/", { weeklyHours: 1e308 });
    expect([goals.statusCode, goals.json().error.code]).toEqual([400, "validation-failed"]);
  });

  it("do not reach the database through a credential", async () => {
    const answer = await test.app.inject({
      method: "POST",
      url: "/dev/identity/token",
      payload: { name: "a\u0000b", email: "nul@example.org" },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "validation-failed"]);
  });

  it("are no items, as long as an id may be", async () => {
    const answer = await ada.inject({ method: "GET", url: `/api/questions/${"a".repeat(120)}/` });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, "item-not-found"]);
  });
});
