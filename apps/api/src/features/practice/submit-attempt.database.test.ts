import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { wrongResponse } from "../../bank/testing/responses.ts";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { insertAttempt, listSessionAttempts } from "../../history/attempts/repository.ts";
import { lockSession } from "../../history/sessions/repository.ts";
import { closeSession } from "./service.ts";
import { submitAttempt } from "./submit-attempt.ts";
import {
  itemAt,
  NOW,
  newAttemptId,
  newUserId,
  practiceContext,
  started,
  submissionAt,
} from "./testing/practice-context.ts";

/** Ample for a statement to be sent and to wait. */
const TIME_TO_REACH_THE_LOCK_MS = 200;
const TEN = Array.from({ length: 10 });

async function fixture(database: Database) {
  const context = practiceContext(database);
  const userId = newUserId();
  return { context, userId, session: await started(context, userId) };
}

describeOnDatabases("submitting", (database) => {
  it("stores one attempt for ten parallel calls with one id, and answers all of them alike", async () => {
    const { context, userId, session } = await fixture(database());
    const submission = submissionAt(session, 0);
    const answers = await Promise.all(TEN.map(() => submitAttempt(context, userId, submission)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true, value: { outcome: { correct: true } } });
    expect(await listSessionAttempts(database().reader, userId, session.id)).toHaveLength(1);
  });

  it("accepts exactly one of ten parallel attempts at one position", async () => {
    const { context, userId, session } = await fixture(database());
    const answers = await Promise.all(
      TEN.map(() => submitAttempt(context, userId, submissionAt(session, 0))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((answer) => !answer.ok && answer.reason === "already-answered"),
    ).toHaveLength(9);
    expect(await listSessionAttempts(database().reader, userId, session.id)).toHaveLength(1);
  });

  it("accepts one of ten parallel attempts that share an id at different positions", async () => {
    const context = practiceContext(database());
    const userId = newUserId();
    const session = await started(context, userId, { itemCount: 10 });
    const id = newAttemptId();
    const answers = await Promise.all(
      TEN.map((_, position) =>
        submitAttempt(context, userId, submissionAt(session, position, { id })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((answer) => !answer.ok && answer.reason === "attempt-id-reused"),
    ).toHaveLength(9);
  });

  it("lets the session close between two answers, never inside one", async () => {
    const context = practiceContext(database());
    const userId = newUserId();
    const settings = { mode: "mixed", timing: { kind: "untimed" }, feedback: "end" } as const;
    const session = await started(context, userId, { settings });
    const [closed, ...answers] = await Promise.all([
      closeSession(context, userId, session.id),
      ...session.items.map(({ position }) =>
        submitAttempt(context, userId, submissionAt(session, position)),
      ),
    ]);
    const acceptedCount = answers.filter(({ ok }) => ok).length;
    const late = answers.filter(
      (answer) => !answer.ok && answer.reason === "session-closed",
    ).length;
    expect(acceptedCount + late).toBe(session.items.length);
    expect(closed).toMatchObject({
      ok: true,
      value: { answered: acceptedCount, status: "closed" },
    });
    const stored = await listSessionAttempts(database().reader, userId, session.id);
    expect(stored.every(({ releasedAt }) => releasedAt !== null)).toBe(true);
  });

  it("makes a close wait for the answer that is being accepted, count it and let it out", async () => {
    const { context, userId, session } = await fixture(database());
    const closing: ReturnType<typeof closeSession>[] = [];
    await database().transaction(async (transaction) => {
      await lockSession(transaction, userId, session.id);
      closing.push(closeSession(context, userId, session.id));
      await setTimeout(TIME_TO_REACH_THE_LOCK_MS);
      await insertAttempt(transaction, userId, {
        ...submissionAt(session, 0),
        itemId: itemAt(session, 0).id,
        itemVersion: 1,
        correct: true,
        submittedAt: NOW,
        hintLevel: 0,
        gaveUp: false,
        remainingMs: null,
        seenBefore: false,
        releasedAt: null,
      });
    });
    expect(await closing[0]).toMatchObject({ value: { answered: 1, correct: 1 } });
    const [stored] = await listSessionAttempts(database().reader, userId, session.id);
    expect(stored?.releasedAt).toEqual(NOW);
  });

  it("counts one first attempt when two sessions race with the same item", async () => {
    const context = practiceContext(database());
    const userId = newUserId();
    const sessions = [await started(context, userId), await started(context, userId)];
    const answers = await Promise.all(
      sessions.map((session) => submitAttempt(context, userId, submissionAt(session, 0))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const stored = await Promise.all(
      sessions.map(({ id }) => listSessionAttempts(database().reader, userId, id)),
    );
    expect(stored.flat().map(({ itemId }) => itemId)).toEqual([
      sessions[0]?.items[0]?.item.id,
      sessions[0]?.items[0]?.item.id,
    ]);
    expect(stored.flat().filter(({ seenBefore }) => !seenBefore)).toHaveLength(1);
  });

  it("answers a repetition with the first answer after the close, and to the byte", async () => {
    for (const feedback of ["each", "end"] as const) {
      const context = practiceContext(database());
      const userId = newUserId();
      const settings = { mode: "mixed", timing: { kind: "untimed" }, feedback } as const;
      const session = await started(context, userId, { settings });
      const item = itemAt(session, 0);
      const submission = submissionAt(session, 0, { response: wrongResponse(item) });
      const first = await submitAttempt(context, userId, submission);
      await closeSession(context, userId, session.id);
      const second = await submitAttempt(context, userId, submission);
      expect(first.ok).toBe(true);
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    }
  });

  it("keeps apart two students who use the same ids", async () => {
    const context = practiceContext(database());
    const [one, other] = [newUserId(), newUserId()];
    const sessions = [await started(context, one), await started(context, other)] as const;
    const id = newAttemptId();
    const first = await submitAttempt(context, one, submissionAt(sessions[0], 0, { id }));
    const second = await submitAttempt(context, other, submissionAt(sessions[1], 0, { id }));
    expect([first.ok, second.ok]).toEqual([true, true]);
  });
});
