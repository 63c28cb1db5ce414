import { type PracticeSession, practiceRoutes, standingRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";
import { AT_END, begin, of, rightAt, TIMED, wrongAt } from "./testing/practice-calls.ts";

const { closeSession, readResults, recordBail, submitAttempt } = practiceRoutes;

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

/** What is said of decisions, by the pace view. */
async function reviewOf(student: Student) {
  return (await student.call(standingRoutes.readPace, {})).value().decisions;
}

describe("a decision to stay or to leave", () => {
  it("is kept as it was first made, however often and at once it is sent", async () => {
    const student = await app.student("Deciding");
    const session = await begin(student);
    const stay = { position: 0, decision: "stay", elapsedMs: 90_000 } as const;
    const replies = await Promise.all([1, 2, 3].map(() => decide(student, session, stay)));
    expect(replies.map((reply) => reply.value().decision)).toEqual(["stay", "stay", "stay"]);
    const later = await decide(student, session, { ...stay, decision: "leave", elapsedMs: 1 });
    expect(later.value()).toEqual({ decision: "stay" });
    await student.call(closeSession, of(session));
    const { stays, leaves } = await reviewOf(student);
    expect([stays.count, leaves.count]).toEqual([1, 0]);
  });

  it("is reviewed with what came of it, also without an answer in the end", async () => {
    const student = await app.student("Reviewed");
    const session = await begin(student, { settings: TIMED });
    await decide(student, session, { position: 0, decision: "stay", elapsedMs: 90_000 });
    await decide(student, session, { position: 1, decision: "stay", elapsedMs: 80_000 });
    await decide(student, session, { position: 2, decision: "leave", elapsedMs: 70_000 });
    await student.call(submitAttempt, rightAt(session, 0, { elapsedMs: 120_000 }));
    await student.call(submitAttempt, wrongAt(session, 1, { elapsedMs: 85_000 }));
    const open = await reviewOf(student);
    // Staying took 30 and 5 seconds more, and brought one right answer less what guessing brings.
    expect(open.stays).toMatchObject({ count: 2, needed: 6, seconds: 35, net: null });
    expect(open.stays.points).toBeGreaterThan(0);
    expect(open.stays.points).toBeLessThan(1);
    expect(open.leaves).toMatchObject({ count: 0, needed: 8 });
    await student.call(closeSession, of(session));
    const { decisions } = (await student.call(readResults, of(session))).value();
    expect(decisions?.here).toMatchObject([
      { position: 0, choice: "stay", askedMs: 90_000, elapsedMs: 120_000, correct: true },
      { position: 1, choice: "stay", correct: false, better: null },
      { position: 2, choice: "leave", elapsedMs: 70_000, correct: false },
    ]);
    const { leaves } = await reviewOf(student);
    expect(decisions?.review.leaves).toEqual(leaves);
    expect(leaves).toMatchObject({ count: 1, needed: 7, verdict: "not-enough-yet" });
    expect(leaves.seconds).toBeGreaterThan(0);
    expect(leaves.points).toBeGreaterThan(0);
  });

  it("is weighed against the student's own rate once there are eight, and ten other answers", async () => {
    const student = await app.student("Weighed");
    const session = await begin(student, { settings: TIMED, itemCount: 20 });
    for (const { position } of session.items) {
      const stays = position < 8;
      if (stays) await decide(student, session, { position, decision: "stay", elapsedMs: 90_000 });
      const isRight = position === 0 || position > 9;
      const answerAt = isRight ? rightAt : wrongAt;
      const answer = answerAt(session, position, { elapsedMs: stays ? 400_000 : 60_000 });
      await student.call(submitAttempt, answer);
    }
    const { stays } = await reviewOf(student);
    expect(stays).toMatchObject({ count: 8, needed: 0, seconds: 8 * 310, verdict: "cost" });
    expect(stays.net?.high).toBeLessThan(0);
    expect(stays.net?.low).toBeLessThan(stays.net?.estimate ?? 0);
  });

  it("tells no outcome before its session ends", async () => {
    const student = await app.student("Unreleased");
    const session = await begin(student, { settings: AT_END });
    await decide(student, session, { position: 0, decision: "stay", elapsedMs: 10_000 });
    await student.call(submitAttempt, rightAt(session, 0));
    expect((await reviewOf(student)).stays.count).toBe(0);
    await student.call(closeSession, of(session));
    expect((await reviewOf(student)).stays.points).toBeGreaterThan(0);
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
