import { type PracticeSession, practiceRoutes, standingRoutes } from "@lexiquant/contract";
import { userIdSchema } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tallyBails } from "../../history/bails/repository.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";
import { AT_END, begin, of, rightAt, wrongAt } from "./testing/practice-calls.ts";

const { closeSession, recordBail, submitAttempt } = practiceRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

function decide(
  student: Student,
  session: PracticeSession,
  body: { position: number; decision: "stay" | "leave"; elapsedMs: number },
) {
  return student.call(recordBail, { ...of(session), body });
}

async function tallyOf(session: PracticeSession) {
  const { user_id } = await app.database.reader
    .selectFrom("practice_sessions")
    .select("user_id")
    .where("id", "=", session.id)
    .executeTakeFirstOrThrow();
  return await tallyBails(app.database.reader, userIdSchema.parse(user_id));
}

const NONE = {
  stayed: 0,
  stayedAnswered: 0,
  stayedRight: 0,
  stayedFurtherMs: 0,
  left: 0,
  leftFurtherMs: 0,
};

describe("a decision to stay or to leave", () => {
  it("is kept as it was first made, however often and at once it is sent", async () => {
    const student = await app.student("Deciding");
    const session = await begin(student);
    const stay = { position: 0, decision: "stay", elapsedMs: 90_000 } as const;
    const replies = await Promise.all([1, 2, 3].map(() => decide(student, session, stay)));
    expect(replies.map((reply) => reply.value().decision)).toEqual(["stay", "stay", "stay"]);
    const later = await decide(student, session, { ...stay, decision: "leave", elapsedMs: 1 });
    expect(later.value()).toEqual({ decision: "stay" });
    expect(await tallyOf(session)).toEqual({ ...NONE, stayed: 1 });
  });

  it("is tallied with what came of it", async () => {
    const student = await app.student("Tallied");
    const session = await begin(student);
    await decide(student, session, { position: 0, decision: "stay", elapsedMs: 90_000 });
    await decide(student, session, { position: 1, decision: "stay", elapsedMs: 80_000 });
    await decide(student, session, { position: 2, decision: "leave", elapsedMs: 70_000 });
    await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: 120_000 }));
    await student.call(submitAttempt, wrongAt(session, 1, { elapsedMs: 85_000 }));
    expect(await tallyOf(session)).toEqual({
      stayed: 2,
      stayedAnswered: 2,
      stayedRight: 1,
      stayedFurtherMs: 35_000,
      left: 1,
      leftFurtherMs: 0,
    });
  });

  it("stands in the pace view with what it saved, and what is still needed to say more", async () => {
    const student = await app.student("Pacing");
    const session = await begin(student);
    await decide(student, session, { position: 0, decision: "stay", elapsedMs: 90_000 });
    await decide(student, session, { position: 1, decision: "stay", elapsedMs: 80_000 });
    await decide(student, session, { position: 2, decision: "leave", elapsedMs: 70_000 });
    await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: 120_000 }));
    await student.call(submitAttempt, wrongAt(session, 1, { elapsedMs: 85_000 }));
    const { bails } = (await student.call(standingRoutes.readPace, {})).value();
    // Staying took 30 and 5 seconds more, so leaving one question saved 17.5.
    expect(bails).toEqual({
      stayed: 2,
      stayedRight: 1,
      left: 1,
      savedMinutes: 17.5 / 60,
      answersNeeded: 5,
    });
  });

  it("tells no outcome before its session ends", async () => {
    const student = await app.student("Unreleased");
    const session = await begin(student, { settings: AT_END });
    await decide(student, session, { position: 0, decision: "stay", elapsedMs: 10_000 });
    await student.call(submitAttempt, rightAt(session, 0));
    expect(await tallyOf(session)).toEqual({ ...NONE, stayed: 1 });
    await student.call(closeSession, of(session));
    expect(await tallyOf(session)).toMatchObject({ stayedAnswered: 1, stayedRight: 1 });
  });

  it("is refused where there is no such question, session or right to it", async () => {
    const student = await app.student("Refused");
    const session = await begin(student);
    const body = { position: 0, decision: "stay", elapsedMs: 1 } as const;
    expect((await decide(student, session, { ...body, position: 4 })).code()).toBe(
      "position-not-found",
    );
    const other = await app.student("Other");
    expect((await decide(other, session, body)).code()).toBe("session-not-found");
    await student.call(closeSession, of(session));
    expect((await decide(student, session, body)).code()).toBe("session-closed");
    const payload = JSON.stringify({ ...body, decision: "maybe" });
    const url = `/api/practice/sessions/${session.id}/bails/`;
    expect((await student.send({ method: "POST", url, payload })).status).toBe(400);
  });
});
