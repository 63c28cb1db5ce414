import { randomUUID } from "node:crypto";
import {
  analyticsRoutes,
  EMPTY_FILTER,
  type PracticeSession,
  practiceRoutes,
  questionRoutes,
} from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse } from "../../bank/testing/responses.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";

const { closeSession, countFacets, startSession, submitAttempt } = practiceRoutes;
const { readQuestion, reportProblem, revealKey, saveAnnotation } = questionRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

async function start(student: Student, feedback: "each" | "end"): Promise<PracticeSession> {
  const reply = await student.call(startSession, {
    body: {
      id: randomUUID(),
      settings: { mode: "mixed", timing: { kind: "untimed" }, feedback },
      filter: EMPTY_FILTER,
      itemCount: 3,
    },
  });
  return reply.value();
}

function itemIdAt(session: PracticeSession, position: number): string {
  const id = session.items[position]?.item.id;
  if (id === undefined) throw new Error(`Nothing at position ${position}.`);
  return id;
}

function answer(student: Student, session: PracticeSession, position: number) {
  const item = [...realBank().items.values()].find(({ id }) => id === itemIdAt(session, position));
  if (item === undefined) throw new Error("The bank does not have the session's item.");
  return student.call(submitAttempt, {
    params: { sessionId: session.id },
    body: {
      id: randomUUID(),
      position,
      response: rightResponse(item),
      elapsedMs: 1000,
      sureness: "sure",
    },
  });
}

const close = (student: Student, session: PracticeSession) =>
  student.call(closeSession, { params: { sessionId: session.id } });
const view = async (student: Student, itemId: string) =>
  (await student.call(readQuestion, { params: { itemId } })).value();
const someItemId = () => [...realBank().items.keys()][0] ?? "";

const report = (change: { id?: string; text?: string } = {}) => ({
  id: randomUUID(),
  category: "two-answers" as const,
  text: "B is right as well.",
  environment: {
    userAgent: "test",
    platform: "test",
    language: "en",
    timezone: "UTC",
    screenWidth: 1,
    screenHeight: 1,
    pixelDepth: 24,
  },
  ...change,
});

describe("the question view", () => {
  it("tells nothing about the key before an attempt or a reveal", async () => {
    const question = await view(await app.student("Fresh"), someItemId());
    expect(question).toMatchObject({ attempts: [], revealedAt: null, feedback: null });
    expect(question.similar.length).toBeGreaterThan(0);
  });

  it("tells everything after an attempt, newest attempt first", async () => {
    const student = await app.student("Returning");
    const first = await start(student, "each");
    await answer(student, first, 0);
    const itemId = itemIdAt(first, 0);
    const question = await view(student, itemId);
    expect(question.attempts.map(({ sessionId }) => sessionId)).toEqual([first.id]);
    expect(question.attempts[0]?.outcome?.correct).toBe(true);
    expect(question.feedback).toEqual(question.attempts[0]?.outcome?.feedback);
  });

  it("withholds an attempt, and all about it, until the end where feedback comes at the end", async () => {
    const student = await app.student("Patient");
    const session = await start(student, "end");
    await answer(student, session, 0);
    const before = await view(student, itemIdAt(session, 0));
    expect(before).toMatchObject({ attempts: [], feedback: null });
    await close(student, session);
    const after = await view(student, itemIdAt(session, 0));
    expect(after.attempts).toHaveLength(1);
    expect(after.feedback).not.toBeNull();
  });

  it("falls silent again while an open session has the item to be answered", async () => {
    const student = await app.student("Sly");
    const shown = realBank().items.keys();
    for (const itemId of shown) await student.call(revealKey, { params: { itemId } });
    const session = await start(student, "each");
    const itemId = itemIdAt(session, 0);
    const during = await view(student, itemId);
    expect(during.feedback).toBeNull();
    expect(during.revealedAt).not.toBeNull();
    await answer(student, session, 0);
    expect((await view(student, itemId)).feedback).not.toBeNull();

    const exam = await start(student, "end");
    const again = itemIdAt(exam, 0);
    await answer(student, exam, 0);
    const withheld = await view(student, again);
    expect(withheld.feedback).toBeNull();
    expect(withheld.attempts.every(({ outcome }) => outcome === null)).toBe(true);
  });

  it("refuses an unknown item with item-not-found, on every route", async () => {
    const student = await app.student("Lost");
    const params = { itemId: "q-sc-999999" };
    const annotation = { marked: true, note: "" };
    const refusals = [
      await student.call(readQuestion, { params }),
      await student.call(revealKey, { params }),
      await student.call(saveAnnotation, { params, body: annotation }),
      await student.call(reportProblem, { params, body: report() }),
    ];
    expect(refusals.map((reply) => reply.code())).toEqual(Array(4).fill("item-not-found"));
  });

  it("is for signed-in students", async () => {
    const params = { itemId: someItemId() };
    expect((await app.visitor.call(readQuestion, { params })).code()).toBe("unauthenticated");
    expect((await app.visitor.call(revealKey, { params })).code()).toBe("unauthenticated");
  });
});

describe("showing the key", () => {
  it("is recorded, and later attempts do not count as first ones", async () => {
    const student = await app.student("Curious");
    for (const itemId of realBank().items.keys()) {
      const shown = (await student.call(revealKey, { params: { itemId } })).value();
      expect(shown.feedback).not.toBeNull();
    }
    const session = await start(student, "each");
    expect((await answer(student, session, 0)).value().outcome?.correct).toBe(true);
    const { overall } = (await student.call(analyticsRoutes.readAnalytics, {})).value();
    expect(overall.answered).toBe(0);
  });

  it("is refused with key-withheld while the item waits in an open session, or its outcome does", async () => {
    const student = await app.student("Impatient");
    const session = await start(student, "end");
    await answer(student, session, 0);
    for (const position of [0, 1]) {
      const params = { itemId: itemIdAt(session, position) };
      expect((await student.call(revealKey, { params })).code()).toBe("key-withheld");
      expect((await view(student, params.itemId)).revealedAt).toBeNull();
    }
    await close(student, session);
    const params = { itemId: itemIdAt(session, 1) };
    expect((await student.call(revealKey, { params })).value().feedback).not.toBeNull();
  });

  it("does not depend on what other students have open", async () => {
    const session = await start(await app.student("Busy"), "end");
    const params = { itemId: itemIdAt(session, 0) };
    expect((await (await app.student("Free")).call(revealKey, { params })).status).toBe(200);
  });
});

describe("annotations", () => {
  it("go with the item: into sessions, the view and the marked filter", async () => {
    const student = await app.student("Annotator");
    const itemId = someItemId();
    const annotation = { marked: true, note: "Ask about $x^2$." };
    const saved = await student.call(saveAnnotation, { params: { itemId }, body: annotation });
    expect(saved.value()).toEqual(annotation);
    expect((await view(student, itemId)).annotation).toEqual(annotation);
    const filter = { ...EMPTY_FILTER, statuses: ["marked" as const] };
    expect((await student.call(countFacets, { body: filter })).value().matching).toBe(1);
    const session = (
      await student.call(startSession, {
        body: {
          id: randomUUID(),
          settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" },
          filter,
          itemCount: 5,
        },
      })
    ).value();
    expect(session.items.map((entry) => [entry.item.id, entry.annotation])).toEqual([
      [itemId, annotation],
    ]);
  });
});

describe("problem reports", () => {
  it("are filed once when repeated, and refused with report-id-reused when changed", async () => {
    const student = await app.student("Reporter");
    const params = { itemId: someItemId() };
    const body = report();
    const first = await student.call(reportProblem, { params, body });
    expect(first.value()).toEqual({ id: body.id });
    expect((await student.call(reportProblem, { params, body })).text).toBe(first.text);
    const changed = report({ id: body.id, text: "Never mind." });
    expect((await student.call(reportProblem, { params, body: changed })).code()).toBe(
      "report-id-reused",
    );
  });
});
