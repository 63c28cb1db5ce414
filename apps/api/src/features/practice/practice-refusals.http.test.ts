import { randomUUID } from "node:crypto";
import { EMPTY_FILTER, practiceRoutes } from "@lexiquant/contract";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";
import {
  begin,
  of,
  rightAt,
  type StartBody,
  startBody,
  wrongAt,
} from "./testing/practice-calls.ts";

const {
  closeSession,
  countFacets,
  listSessions,
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

describe("refusals", () => {
  it("no-items-match: nothing fits the filter", async () => {
    const filter = {
      ...EMPTY_FILTER,
      measures: ["verbal" as const],
      kinds: ["numeric-entry" as const],
    };
    expect((await student.call(startSession, { body: startBody({ filter }) })).code()).toBe(
      "no-items-match",
    );
  });

  it("session-id-reused: the id stands for another request, or for another student's session", async () => {
    const body = startBody();
    await student.call(startSession, { body });
    const changed = { ...body, itemCount: 5 };
    expect((await student.call(startSession, { body: changed })).code()).toBe("session-id-reused");
    const other = await app.student("Other");
    expect((await other.call(startSession, { body })).code()).toBe("session-id-reused");
  });

  it("session-not-found: unknown, or another student's", async () => {
    const session = await start();
    const other = await app.student("Other");
    const unknown = { params: { sessionId: randomUUID() } };
    const body = { currentPosition: 0, work: [] };
    for (const [caller, params] of [
      [student, unknown],
      [other, of(session)],
    ] as const) {
      const submission = { ...rightAt(session, 0), ...params };
      const refusals = [
        await caller.call(readSession, params),
        await caller.call(saveWork, { ...params, body }),
        await caller.call(submitAttempt, submission),
        await caller.call(closeSession, params),
        await caller.call(readResults, params),
      ];
      expect(refusals.map((reply) => reply.code())).toEqual(Array(5).fill("session-not-found"));
    }
    const untouched = (await student.call(readSession, of(session))).value();
    expect(untouched).toEqual(session);
  });

  it("session-closed: no answer and no work after the end", async () => {
    const session = await start();
    await student.call(closeSession, of(session));
    const saving = { ...of(session), body: { currentPosition: 0, work: [] } };
    expect((await student.call(submitAttempt, rightAt(session, 0))).code()).toBe("session-closed");
    expect((await student.call(saveWork, saving)).code()).toBe("session-closed");
    const read = (await student.call(readSession, of(session))).value();
    expect(read.items.every(({ attempt }) => attempt === null)).toBe(true);
  });

  it("position-not-found: behind the last item", async () => {
    const session = await start();
    const submission = rightAt(session, 0, { position: 4 });
    const saving = { ...of(session), body: { currentPosition: 4, work: [] } };
    expect((await student.call(submitAttempt, submission)).code()).toBe("position-not-found");
    expect((await student.call(saveWork, saving)).code()).toBe("position-not-found");
  });

  it("already-answered: a position takes one attempt", async () => {
    const session = await start();
    await student.call(submitAttempt, wrongAt(session, 0));
    expect((await student.call(submitAttempt, rightAt(session, 0))).code()).toBe(
      "already-answered",
    );
  });

  it("attempt-id-reused: an id stands for one submission", async () => {
    const session = await start();
    const submission = rightAt(session, 0);
    const first = await student.call(submitAttempt, submission);
    const changed = { ...submission, body: { ...submission.body, elapsedMs: 1 } };
    expect((await student.call(submitAttempt, changed)).code()).toBe("attempt-id-reused");
    expect((await student.call(submitAttempt, submission)).text).toBe(first.text);
  });

  it("response-mismatch: a response to another kind of item, or with an option it has not", async () => {
    const filter = { ...EMPTY_FILTER, kinds: ["quantitative-comparison" as const] };
    const session = await start({ filter });
    const responses = [
      { type: "single-choice" as const, optionId: "A" },
      { type: "quantitative-comparison" as const, optionId: "Z" },
    ];
    for (const response of responses) {
      const submission = rightAt(session, 0, { response });
      expect((await student.call(submitAttempt, submission)).code()).toBe("response-mismatch");
      const work = { ...UNTOUCHED_WORK, revision: 1, response };
      const saving = {
        ...of(session),
        body: { currentPosition: 0, work: [{ position: 0, work }] },
      };
      expect((await student.call(saveWork, saving)).code()).toBe("response-mismatch");
    }
  });

  it("response-mismatch: a sentence that the passage has not", async () => {
    const filter = { ...EMPTY_FILTER, kinds: ["select-in-passage" as const] };
    const session = await start({ filter, itemCount: 1 });
    const response = { type: "select-in-passage" as const, sentenceId: "p9s99" };
    const submission = rightAt(session, 0, { response });
    expect((await student.call(submitAttempt, submission)).code()).toBe("response-mismatch");
  });

  it("response-incomplete: nothing chosen is not wrong, and the position stays open", async () => {
    const filter = { ...EMPTY_FILTER, kinds: ["quantitative-comparison" as const] };
    const session = await start({ filter });
    const response = { type: "quantitative-comparison" as const, optionId: null };
    const submission = rightAt(session, 0, { response });
    expect((await student.call(submitAttempt, submission)).code()).toBe("response-incomplete");
    expect((await student.call(submitAttempt, rightAt(session, 0))).status).toBe(200);
  });

  it("response-invalid: what is no number is not judged, but kept as work", async () => {
    const filter = { ...EMPTY_FILTER, kinds: ["numeric-entry" as const] };
    const session = await start({ filter, itemCount: 40 });
    const { position } = session.items.find(
      ({ item }) => "form" in item && item.form === "decimal",
    ) ?? {
      position: 0,
    };
    const response = {
      type: "numeric-entry" as const,
      entry: { form: "decimal" as const, text: "1,5" },
    };
    const submission = rightAt(session, position, { response });
    expect((await student.call(submitAttempt, submission)).code()).toBe("response-invalid");
    const work = { ...UNTOUCHED_WORK, revision: 1, response };
    const saving = { ...of(session), body: { currentPosition: 0, work: [{ position, work }] } };
    expect((await student.call(saveWork, saving)).status).toBe(200);
  });

  it("unauthenticated: a visitor does nothing here", async () => {
    const session = await start();
    const body = { currentPosition: 0, work: [] };
    const refusals = [
      await app.visitor.call(countFacets, { body: EMPTY_FILTER }),
      await app.visitor.call(startSession, { body: startBody() }),
      await app.visitor.call(listSessions, { query: {} }),
      await app.visitor.call(readSession, of(session)),
      await app.visitor.call(saveWork, { ...of(session), body }),
      await app.visitor.call(submitAttempt, rightAt(session, 0)),
      await app.visitor.call(closeSession, of(session)),
      await app.visitor.call(readResults, of(session)),
    ];
    expect(refusals.map((reply) => reply.code())).toEqual(Array(8).fill("unauthenticated"));
  });

  it("validation-failed: malformed ids, unknown fields, numbers out of range", async () => {
    const session = await start();
    const replies = [
      await student.call(readSession, { params: { sessionId: "17" } }),
      await student.call(startSession, { body: startBody({ itemCount: 0 }) }),
      await student.call(startSession, { body: startBody({ itemCount: 41 }) }),
      await student.call(startSession, { body: { ...startBody(), extra: 1 } as StartBody }),
      await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: -1 })),
      await student.call(submitAttempt, rightAt(session, 0, { position: -1 })),
    ];
    expect(replies.map((reply) => reply.code())).toEqual(Array(6).fill("validation-failed"));
  });

  it("validation-failed: text that no database can keep, instead of an internal error", async () => {
    const session = await start();
    for (const scratch of ["a\u0000b", "\ud800"]) {
      const work = { ...UNTOUCHED_WORK, revision: 1, scratch };
      const saving = {
        ...of(session),
        body: { currentPosition: 0, work: [{ position: 0, work }] },
      };
      expect((await student.call(saveWork, saving)).code()).toBe("validation-failed");
    }
  });

  it("validation-failed: a body nested thousands of levels deep", async () => {
    const payload = "[".repeat(20_000) + "]".repeat(20_000);
    const url = startSession.path;
    expect((await student.send({ method: "POST", url, payload })).status).toBe(400);
  });
});

describe("races over HTTP", () => {
  it("answer ten parallel submissions of one attempt alike, to the byte", async () => {
    const session = await start();
    const submission = rightAt(session, 0);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => student.call(submitAttempt, submission)),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.value().outcome?.correct).toBe(true);
  });

  it("accept one of ten parallel attempts at one position", async () => {
    const session = await start();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => student.call(submitAttempt, rightAt(session, 0))),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map((reply) => reply.code())).toEqual(Array(9).fill("already-answered"));
  });

  it("start one session for ten parallel calls", async () => {
    const body = startBody();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => student.call(startSession, { body })),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.value().id).toBe(body.id);
  });
});
