import { EMPTY_FILTER, practiceRoutes } from "@lexiquant/contract";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse } from "../../bank/testing/responses.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";
import {
  AT_END,
  begin,
  of,
  rightAt,
  type StartBody,
  startBody,
  wrongAt,
} from "./testing/practice-calls.ts";
import { itemAt } from "./testing/practice-context.ts";

const {
  closeSession,
  countFacets,
  listSessions,
  listTopics,
  readResults,
  readSession,
  saveWork,
  startSession,
  submitAttempt,
} = practiceRoutes;

let app: PracticeApp;
let student: Student;
beforeAll(async () => {
  app = await openPracticeApp();
  student = await app.student("Ada");
});
afterAll(() => app.close());

const start = (change: Partial<StartBody> = {}) => begin(student, change);

describe("topics and facets", () => {
  it("tell a visitor the tree with the items below each node", async () => {
    const { topics } = (await app.visitor.call(listTopics, {})).value();
    const domains = topics.filter(({ level }) => level === 1);
    expect(domains.reduce((sum, { items }) => sum + items, 0)).toBeGreaterThanOrEqual(
      realBank().items.size,
    );
    expect(topics.every(({ items }) => items > 0)).toBe(true);
  });

  it("count the whole bank for a student who has done nothing", async () => {
    const counts = (
      await (await app.student("New")).call(countFacets, { body: EMPTY_FILTER })
    ).value();
    expect(counts.matching).toBe(realBank().items.size);
    expect(counts.statuses).toEqual({
      unseen: counts.matching,
      wrong: 0,
      guessed: 0,
      marked: 0,
      slow: 0,
    });
  });

  it("count what a student got wrong, guessed and took long for", async () => {
    const one = await app.student("Counted");
    const session = (await one.call(startSession, { body: startBody() })).value();
    await one.call(submitAttempt, wrongAt(session, 0));
    await one.call(submitAttempt, rightAt(session, 1, { sureness: "guess" }));
    await one.call(submitAttempt, rightAt(session, 2, { elapsedMs: 3_600_000 }));
    const { statuses, matching } = (await one.call(countFacets, { body: EMPTY_FILTER })).value();
    expect(statuses).toEqual({ unseen: matching - 3, wrong: 1, guessed: 1, marked: 0, slow: 1 });
  });
});

describe("a session with feedback after each question", () => {
  it("tells outcome, key and reasons with the answer, and counts them at the close", async () => {
    const session = await start();
    const right = (await student.call(submitAttempt, rightAt(session, 0))).value();
    const wrong = (await student.call(submitAttempt, wrongAt(session, 1))).value();
    expect([right.outcome?.correct, wrong.outcome?.correct]).toEqual([true, false]);
    expect(wrong.outcome?.feedback.key).toEqual(rightResponse(itemAt(session, 1)));
    const closed = (await student.call(closeSession, of(session))).value();
    expect(closed).toMatchObject({ status: "closed", items: 4, answered: 2, correct: 1 });
  });

  it("is the same on another reading: position, work and attempts", async () => {
    const session = await start();
    const work = { ...UNTOUCHED_WORK, revision: 1, scratch: "3x = 12", elapsedMs: 4000 };
    const saved = await student.call(saveWork, {
      ...of(session),
      body: { currentPosition: 2, work: [{ position: 2, work }] },
    });
    expect(saved.value()).toEqual({ stored: [{ position: 2, revision: 1 }] });
    const attempt = (await student.call(submitAttempt, rightAt(session, 0))).value();
    const read = (await student.call(readSession, of(session))).value();
    expect(read.currentPosition).toBe(2);
    expect(read.items[2]?.work).toEqual(work);
    expect(read.items[0]?.attempt).toEqual(attempt);
  });

  it("has the pace of its items as its limit, times the factor", async () => {
    const timing = { kind: "timed", paceFactor: 1.5 } as const;
    const session = await start({ settings: { ...AT_END, timing } });
    const sum = session.items.reduce(
      (total, { position }) => total + itemAt(session, position).targetSeconds,
      0,
    );
    expect(session.timeLimitSeconds).toBe(Math.ceil(sum * 1.5));
    expect((await start()).timeLimitSeconds).toBeNull();
  });
});

describe("a session with feedback at the end", () => {
  it("withholds every outcome until its close and tells all of them then", async () => {
    const session = await start({ settings: AT_END });
    const submission = wrongAt(session, 0);
    const submitted = await student.call(submitAttempt, submission);
    expect(submitted.value().outcome).toBeNull();
    await student.call(submitAttempt, rightAt(session, 1));
    const open = (await student.call(readSession, of(session))).value();
    expect(open.items.map(({ attempt }) => attempt?.outcome)).toEqual([
      null,
      null,
      undefined,
      undefined,
    ]);
    const listed = (await student.call(listSessions, { query: { status: "open" } })).value();
    expect(listed.sessions.find(({ id }) => id === session.id)).toMatchObject({
      answered: 2,
      correct: null,
    });

    expect((await student.call(closeSession, of(session))).value().correct).toBe(1);
    const closed = (await student.call(readSession, of(session))).value();
    expect(closed.items.map(({ attempt }) => attempt?.outcome?.correct)).toEqual([
      false,
      true,
      undefined,
      undefined,
    ]);
    // Repeated, the submission gets what it got the first time.
    expect((await student.call(submitAttempt, submission)).text).toBe(submitted.text);
  });

  it("leaves statuses untold until its close", async () => {
    const one = await app.student("Withheld");
    const session = (
      await one.call(startSession, { body: startBody({ settings: AT_END }) })
    ).value();
    await one.call(submitAttempt, wrongAt(session, 0, { sureness: "guess", elapsedMs: 3_600_000 }));
    const before = (await one.call(countFacets, { body: EMPTY_FILTER })).value();
    expect(before.statuses).toMatchObject({
      unseen: before.matching - 1,
      wrong: 0,
      guessed: 0,
      slow: 0,
    });
    await one.call(closeSession, of(session));
    const after = (await one.call(countFacets, { body: EMPTY_FILTER })).value();
    expect(after.statuses).toMatchObject({ wrong: 1, guessed: 0, slow: 1 });
  });
});

describe("results", () => {
  it("tell each question with attempt, time and pace, and figures by kind and topic", async () => {
    const session = await start({ itemCount: 3, settings: AT_END });
    await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: 11_000 }));
    const work = { ...UNTOUCHED_WORK, revision: 1, elapsedMs: 7000 };
    await student.call(saveWork, {
      ...of(session),
      body: { currentPosition: 1, work: [{ position: 1, work }] },
    });
    await student.call(closeSession, of(session));
    const results = (await student.call(readResults, of(session))).value();
    expect(results.session).toMatchObject({ answered: 1, correct: 1, elapsedMs: 18_000 });
    expect(results.questions.map(({ elapsedMs }) => elapsedMs)).toEqual([11_000, 7000, 0]);
    expect(results.questions[0]?.attempt?.outcome?.correct).toBe(true);
    expect(results.paceMs).toBe(itemAt(session, 0).targetSeconds * 1000);
    expect(results.byKind).toHaveLength(1);
    expect(results.byTopic[0]?.rate).toMatchObject({ answered: 1, correct: 1, accuracy: null });
  });

  it("are refused with session-open before the close", async () => {
    const session = await start();
    expect((await student.call(readResults, of(session))).code()).toBe("session-open");
  });
});

describe("closing", () => {
  it("changes nothing the second time", async () => {
    const session = await start();
    const first = await student.call(closeSession, of(session));
    app.advanceClock(60_000);
    expect((await student.call(closeSession, of(session))).text).toBe(first.text);
  });
});

describe("listing", () => {
  it("gives the newest first, by status, as many as asked for", async () => {
    const one = await app.student("Lister");
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      app.advanceClock(1000);
      ids.unshift((await one.call(startSession, { body: startBody() })).value().id);
    }
    await one.call(closeSession, { params: { sessionId: ids[1] ?? "" } });
    const list = async (query: { status?: "open" | "closed"; limit?: number }) =>
      (await one.call(listSessions, { query })).value().sessions.map(({ id }) => id);
    expect(await list({})).toEqual(ids);
    expect(await list({ limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await list({ status: "open" })).toEqual([ids[0], ids[2]]);
    expect(await list({ status: "closed" })).toEqual([ids[1]]);
  });
});
