import { randomUUID } from "node:crypto";
import {
  analyticsRoutes,
  EMPTY_FILTER,
  practiceRoutes,
  questionRoutes,
  tutorRoutes,
} from "@lexiquant/contract";
import { plainText } from "@lexiquant/domain/item";
import { itemIdSchema } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import { retire } from "../../bank/testing/retire.ts";
import { openPracticeApp, type PracticeApp } from "../../history/testing/practice-app.ts";
import { forbiddenIn, secretFinder } from "../../history/testing/secrets.ts";
import { answer, askTwin, itemOfModel, keyedTwin, startOn, twinOf } from "./testing/twin-calls.ts";

const origin = itemOfModel("reverse-percent-after-change");
const itemId = origin.id;
const { readQuestion, revealKey } = questionRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

describe("a twin", () => {
  it("is the same however often and however fast it is asked for, until it is tried", async () => {
    const student = await app.student("Hasty");
    const asked = await Promise.all(Array.from({ length: 8 }, () => twinOf(student, itemId)));
    const [first] = asked;
    if (first === undefined) throw new Error("Nothing was answered.");
    expect(new Set(asked.map(({ item }) => item.id)).size).toBe(1);
    expect(first).toMatchObject({ twinOf: itemId, hasTwins: true, attempts: [], feedback: null });
    const session = (await startOn(student, first.item.id)).value();
    expect(await twinOf(student, itemId)).toMatchObject({
      item: { id: first.item.id },
      openSessionId: session.id,
    });
    const keyed = await keyedTwin(app.database, first.item.id);
    await answer(student, session, rightResponse(keyed));
    expect((await twinOf(student, itemId)).item.id).not.toBe(first.item.id);
  });

  it("is never the same twice, nor a question of the bank, over fifty of them", async () => {
    const student = await app.student("Tireless");
    const printed = new Set([...realBank().items.values()].map(({ stem }) => plainText(stem)));
    const before = printed.size;
    for (let drawn = 0; drawn < 50; drawn += 1) {
      const { item } = await twinOf(student, itemId);
      printed.add(plainText(item.stem));
      await student.call(revealKey, { params: { itemId: item.id } });
    }
    expect(printed.size).toBe(before + 50);
  }, 60_000);

  it("of a twin is a twin of the item of the bank", async () => {
    const student = await app.student("Recursive");
    const first = await twinOf(student, itemId);
    await student.call(revealKey, { params: { itemId: first.item.id } });
    const second = await twinOf(student, first.item.id);
    expect(second.twinOf).toBe(itemId);
    expect(second.item.id).not.toBe(first.item.id);
  });

  it("is each student's own: to another one it does not exist", async () => {
    const [one, other] = [await app.student("Owner"), await app.student("Stranger")];
    const { item } = await twinOf(one, itemId);
    // Draws do not depend on the student where seeds stand still, so a second one makes them differ.
    await one.call(revealKey, { params: { itemId: item.id } });
    const own = await twinOf(one, itemId);
    const params = { itemId: own.item.id };
    const scope = { kind: "question" as const, itemId: own.item.id };
    const refusals = [
      await other.call(readQuestion, { params }),
      await other.call(revealKey, { params }),
      await askTwin(other, own.item.id),
      await startOn(other, own.item.id),
      await other.call(tutorRoutes.openTutor, { body: { scope } }),
    ];
    expect(refusals.map((reply) => reply.code())).toEqual(Array(5).fill("item-not-found"));
    expect((await twinOf(other, itemId)).twinOf).toBe(itemId);
  });
});

describe("an attempt at a twin", () => {
  it("is judged and recorded, and counts like one at any other question", async () => {
    const student = await app.student("Answering");
    const { item } = await twinOf(student, itemId);
    const keyed = await keyedTwin(app.database, item.id);
    const session = (await startOn(student, item.id)).value();
    expect(session.items.map((entry) => [entry.item.id, entry.hasTwins])).toEqual([
      [item.id, true],
    ]);
    const wrong = (await answer(student, session, wrongResponse(keyed))).value();
    expect(wrong.outcome).toMatchObject({
      correct: false,
      feedback: { key: rightResponse(keyed), difficulty: keyed.difficulty },
    });
    const of = { params: { sessionId: session.id } };
    await student.call(practiceRoutes.closeSession, of);
    const results = (await student.call(practiceRoutes.readResults, of)).value();
    expect(results.questions).toMatchObject([
      { item: { id: item.id }, hasTwins: true, attempt: { outcome: { correct: false } } },
    ]);
    const question = (await student.call(readQuestion, { params: { itemId: item.id } })).value();
    expect(question).toMatchObject({ twinOf: itemId, openSessionId: null });
    expect(question.attempts).toHaveLength(1);
    expect(question.feedback).toEqual(wrong.outcome?.feedback);
    const analytics = (await student.call(analyticsRoutes.readAnalytics, {})).value();
    expect(analytics.overall).toMatchObject({ answered: 1, correct: 0 });
    expect(analytics.byTopic).toHaveLength(1);
    expect(analytics.recentSessions).toMatchObject([{ id: session.id, answered: 1, correct: 0 }]);
  });

  it("is helped by the tutor, and lowered by the hints it had", async () => {
    const student = await app.student("Curious");
    const { item } = await twinOf(student, itemId);
    const scope = { kind: "question" as const, itemId: item.id };
    const turn = (intent: "hint" | "why-was-i-wrong") => ({
      id: randomUUID(),
      scope,
      input: { kind: "chose" as const, intent },
      allowHints: true,
      elapsedMs: 1000,
    });
    const send = (body: object) =>
      student.send({
        method: "POST",
        url: tutorRoutes.takeTutorTurn.path,
        payload: JSON.stringify(body),
      });
    const hinted = await send(turn("hint"));
    expect(hinted.status).toBe(200);
    const keyed = await keyedTwin(app.database, item.id);
    expect(JSON.stringify(hinted.text)).toContain(keyed.explanation.hints[0]?.slice(0, 20) ?? "?");
    const session = (await startOn(student, item.id)).value();
    const attempt = (await answer(student, session, wrongResponse(keyed))).value();
    expect(attempt.assistance.hintLevel).toBe(1);
    expect((await send(turn("why-was-i-wrong"))).status).toBe(200);
  });
});

describe("a session on one item", () => {
  it("is the same for a repeated request, and no other item takes its id", async () => {
    const student = await app.student("Repeating");
    const { item } = await twinOf(student, itemId);
    const settings = { mode: "topic", timing: { kind: "untimed" }, feedback: "each" } as const;
    const body = { id: randomUUID(), settings, filter: EMPTY_FILTER, itemCount: 1 };
    const start = (wanted: string) =>
      student.call(practiceRoutes.startSession, { body: { ...body, itemId: wanted } });
    const first = await start(item.id);
    expect(first.value().items.map((entry) => entry.item.id)).toEqual([item.id]);
    expect((await start(item.id)).text).toBe(first.text);
    expect((await start(itemId)).code()).toBe("session-id-reused");
  });
});

describe("the key of a twin", () => {
  it("is in no body before the attempt, and in the answer to it", async () => {
    const student = await app.student("Spy");
    const asked = await askTwin(student, itemId);
    const { item } = asked.value();
    const keyed = await keyedTwin(app.database, item.id);
    const finder = secretFinder({ ...realBank(), items: new Map([[item.id, keyed]]) });
    const started = await startOn(student, item.id);
    const session = started.value();
    const of = { params: { sessionId: session.id } };
    const scope = { kind: "question" as const, itemId: item.id };
    const replies = [
      asked,
      started,
      await askTwin(student, item.id),
      await student.call(readQuestion, { params: { itemId: item.id } }),
      await student.call(revealKey, { params: { itemId: item.id } }),
      await student.call(practiceRoutes.readSession, of),
      await student.call(practiceRoutes.readResults, of),
      await student.call(practiceRoutes.listSessions, { query: {} }),
      await student.call(analyticsRoutes.readAnalytics, {}),
      await student.call(tutorRoutes.openTutor, { body: { scope } }),
    ];
    expect(finder.secretsOf(keyed).length).toBeGreaterThan(10);
    for (const { text } of replies) {
      expect(forbiddenIn(text), text.slice(0, 200)).toEqual([]);
      expect(finder.leaksIn(text, [keyed]), text.slice(0, 200)).toEqual([]);
    }
    const { text } = await answer(student, session, rightResponse(keyed));
    expect(finder.leaksIn(text, [keyed]).length).toBeGreaterThan(10);
  });

  it("is withheld until the end where a session on it gives feedback at its end", async () => {
    const student = await app.student("Patient");
    const { item } = await twinOf(student, itemId);
    const session = (await startOn(student, item.id, "end")).value();
    const keyed = await keyedTwin(app.database, item.id);
    const { text } = await answer(student, session, rightResponse(keyed));
    expect(forbiddenIn(text)).toEqual([]);
    expect((await startOn(student, item.id)).code()).toBe("key-withheld");
  });
});

describe("asking for a twin", () => {
  const first = (fits: (item: typeof origin) => boolean) => {
    const item = [...realBank().items.values()].find(fits);
    if (item === undefined) throw new Error("The bank has no such item.");
    return item;
  };

  it("is refused for what no model made, and for what is not there", async () => {
    const student = await app.student("Lost");
    const written = first(({ provenance }) => provenance.model === null);
    expect((await askTwin(student, written.id)).code()).toBe("item-has-no-twins");
    const question = await student.call(readQuestion, { params: { itemId: written.id } });
    expect(question.value()).toMatchObject({ hasTwins: false, twinOf: null });
    for (const id of ["q-sc-999999", "q-sc-999999~7", `${itemId}~7`]) {
      expect((await askTwin(student, itemIdSchema.parse(id))).code()).toBe("item-not-found");
    }
    expect((await askTwin(app.visitor, itemId)).code()).toBe("unauthenticated");
  });

  it("is refused while a session that withholds its outcomes asks the question itself", async () => {
    const student = await app.student("Examinee");
    const settings = { mode: "mixed", timing: { kind: "untimed" }, feedback: "end" } as const;
    const filter = { ...EMPTY_FILTER, measures: ["quantitative" as const] };
    const body = { id: randomUUID(), settings, filter, itemCount: 40 };
    const session = (await student.call(practiceRoutes.startSession, { body })).value();
    const held = session.items.find(({ hasTwins }) => hasTwins);
    if (held === undefined) throw new Error("No item of the session is of a model.");
    expect((await askTwin(student, held.item.id)).code()).toBe("key-withheld");
    const of = { params: { sessionId: session.id } };
    await student.call(practiceRoutes.closeSession, of);
    expect((await twinOf(student, held.item.id)).twinOf).toBe(held.item.id);
  });

  it("is refused once the student has had all there are", async () => {
    const student = await app.student("Exhaustive");
    const few = itemOfModel("counting-groups");
    let reply = await askTwin(student, few.id);
    for (let drawn = 0; reply.status === 200 && drawn < 30; drawn += 1) {
      await student.call(revealKey, { params: { itemId: reply.value().item.id } });
      reply = await askTwin(student, few.id);
    }
    expect(reply.code()).toBe("twins-used-up");
  }, 60_000);

  it("is refused for an item that was withdrawn", async () => {
    const withdrawn = await openPracticeApp(retire(realBank(), itemId));
    try {
      const reply = await askTwin(await withdrawn.student("Late"), itemId);
      expect(reply.code()).toBe("item-has-no-twins");
    } finally {
      await withdrawn.close();
    }
  });
});
