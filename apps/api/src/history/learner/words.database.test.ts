import { randomUUID } from "node:crypto";
import { type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import { masteryOf } from "@lexiquant/domain/learner";
import { WORD_SKILLS } from "@lexiquant/domain/vocabulary";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import type { DrawnReview } from "../../evaluation/recount/draw-words.ts";
import { insertWordHistory } from "../../evaluation/recount/history-repository.ts";
import { markUndone } from "../vocabulary/reviews-repository.ts";
import { catchUp } from "./catch-up.ts";
import { listNodeDays } from "./days-repository.ts";
import { loadStudent } from "./load-student.ts";
import { listLog } from "./log-repository.ts";
import { checkStudent, recountStudent } from "./recount.ts";
import { learnerContextAt } from "./testing/learner-context.ts";
import { storeAttempt, storeSession } from "./testing/store-attempts.ts";
import { listWordLog } from "./word-log-repository.ts";

const NOON = Date.parse("2026-11-22T12:00:00Z");
const bank = realBank();
const WORDS = realLibrary().words.map(({ id }) => id);
const VERBAL = [...bank.items.values()]
  .filter(({ knowledgeComponents: [main] }) => main?.startsWith("verbal."))
  .map(({ id }) => id);
const [SKILL] = WORD_SKILLS;

const contextOf = (database: Database) => learnerContextAt(new Date(NOON), database);
const newUser = () => userIdSchema.parse(randomUUID());
const minutes = (count: number) => new Date(NOON + count * 60_000);

/** First meetings of the first words, a minute apart, unless told otherwise. */
const reviewsOf = (changes: readonly Partial<DrawnReview>[]): DrawnReview[] =>
  changes.map((change, n) => ({
    wordId: WORDS[n] ?? "",
    sequence: n + 1,
    reviewedAt: minutes(n - 100),
    phase: "new",
    answer_by: "choosing",
    elapsed_days: 0,
    elapsed_ms: 4000,
    isRight: true,
    isUndone: false,
    ...change,
  }));

const store = (database: Database, userId: UserId, changes: readonly Partial<DrawnReview>[]) =>
  insertWordHistory(database.reader, userId, reviewsOf(changes));

async function abilityOf(database: Database, userId: UserId): Promise<number> {
  const { learner, model, day } = await loadStudent(contextOf(database), userId);
  return masteryOf(learner, model.priors, { node: SKILL, day, target: 0 }).mean;
}

async function reviewIdsOf(database: Database, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from vocabulary_reviews
    where user_id = ${userId} order by sequence`.execute(database.reader);
  return rows.map(({ id }) => id);
}

const undo = (database: Database, userId: UserId, reviewId: string) =>
  database.transaction((transaction) =>
    markUndone(transaction, userId, { reviewId, now: new Date(NOON) }),
  );

const ALL = { after: 0, until: 1000 };
const FOUND = { differences: [] };

describeOnDatabases("words in the log", (database) => {
  it("tells who knows words from who does not, and counts them", async () => {
    const abilityAfter = async (isRight: boolean) => {
      const userId = newUser();
      await store(database(), userId, Array(15).fill({ isRight }));
      const { answers, words } = await loadStudent(contextOf(database()), userId);
      expect(answers).toBe(0);
      expect(words).toEqual({ reviews: 15, met: 15, known: isRight ? 15 : 0, learned: 0 });
      return await abilityOf(database(), userId);
    };
    expect(await abilityAfter(true)).toBeGreaterThan((await abilityAfter(false)) + 0.5);
  });

  it("takes words and answers in by their time, each once however many ask", async () => {
    const userId = newUser();
    const itemIds = VERBAL.slice(0, 4);
    const sessionId = await storeSession(database(), userId, { itemIds });
    for (const [position, itemId] of itemIds.entries()) {
      const submittedAt = minutes(position - 98.5);
      await storeAttempt(database(), userId, { sessionId, position, itemId, submittedAt });
    }
    await store(database(), userId, Array(4).fill({}));
    const context = contextOf(database());
    await Promise.all(Array.from({ length: 4 }, () => catchUp(context, userId)));
    const sequences = async (list: typeof listLog | typeof listWordLog) =>
      (await list(database().reader, userId, ALL)).map(({ sequence }) => sequence);
    expect(await sequences(listWordLog)).toEqual([1, 2, 4, 6]);
    expect(await sequences(listLog)).toEqual([3, 5, 7, 8]);
    const { reader } = database();
    const [day] = await listNodeDays(reader, userId, "test:verbal");
    expect(day?.answers).toBe(4);
    expect(await checkStudent(context, userId)).toMatchObject({ ...FOUND, answers: 4, words: 4 });
  });

  it("lets only the first meeting and the first late review say something", async () => {
    const userId = newUser();
    const DAY = 24 * 60;
    const [wordId = ""] = WORDS;
    const later = (days: number, elapsed: number): Partial<DrawnReview> => ({
      wordId,
      phase: "review",
      elapsed_days: elapsed,
      reviewedAt: minutes(DAY * (days - 100)),
    });
    const first = { ...later(0, 0), phase: "new", isRight: false } as const;
    const between = [later(4, 4), later(14, 10)];
    await store(database(), userId, [first, ...between, later(36, 22), later(80, 44)]);
    const { words } = await loadStudent(contextOf(database()), userId);
    expect(words).toMatchObject({ met: 1, known: 0, learned: 1 });
    const kinds = (await listWordLog(database().reader, userId, ALL)).map(
      ({ facts }) => facts?.kind ?? null,
    );
    expect(kinds).toEqual(["met", "kept", null]);
  });

  it("takes nothing from own words, nor from words that were looked up or put in line", async () => {
    const userId = newUser();
    const [own, looked, queued] = [`own:${randomUUID()}`, WORDS[1] ?? "", WORDS[2] ?? ""];
    const [before, after] = [minutes(-500), minutes(0)];
    for (const [wordId, at] of [
      [looked, before],
      [WORDS[3] ?? "", after],
    ] as const) {
      await sql`insert into word_lookups values (${userId}, ${randomUUID()}, ${wordId}, 'x', ${at})`.execute(
        database().reader,
      );
    }
    await sql`insert into vocabulary_cards values (${userId}, ${queued}, '{}', null, ${before})`.execute(
      database().reader,
    );
    await store(database(), userId, [{ wordId: own }, {}, {}, {}]);
    const { words } = await loadStudent(contextOf(database()), userId);
    expect(words).toMatchObject({ reviews: 4, met: 1 });
  });

  it("forgets what a review said that is taken back, before or after it was taken in", async () => {
    const [userId, other] = [newUser(), newUser()];
    const rights = [{ isRight: false }, { isRight: false }, { isRight: true }];
    await store(database(), userId, rights);
    await store(database(), other, rights.slice(0, 2));
    const context = contextOf(database());
    await catchUp(context, userId);
    const [, , last = ""] = await reviewIdsOf(database(), userId);
    const before = await abilityOf(database(), userId);
    await undo(database(), userId, last);
    const after = await abilityOf(database(), userId);
    expect(after).toBeLessThan(before);
    expect(after).toBe(await abilityOf(database(), other));
    const { words } = await loadStudent(context, userId);
    expect(words).toEqual({ reviews: 3, met: 2, known: 0, learned: 0 });
    // Asked again, the word has been shown.
    await store(database(), userId, []);
    const again = reviewsOf(rights).slice(2);
    await insertWordHistory(
      database().reader,
      userId,
      again.map((review) => ({ ...review, sequence: 4, reviewedAt: minutes(-90) })),
    );
    expect(await abilityOf(database(), userId)).toBe(after);
    const early = newUser();
    await store(database(), early, [...rights.slice(0, 2), { isUndone: true }]);
    expect(await abilityOf(database(), early)).toBe(after);
    for (const one of [userId, other, early]) {
      expect(await recountStudent(context, one)).toMatchObject(FOUND);
    }
  });

  it("takes in what reviews said before other rules came, however long ago", async () => {
    const userId = newUser();
    const itemIds = VERBAL.slice(0, 1);
    const sessionId = await storeSession(database(), userId, { itemIds });
    const [itemId] = itemIds;
    if (itemId === undefined) throw new Error("There is no verbal item.");
    const submittedAt = minutes(0);
    await storeAttempt(database(), userId, { sessionId, position: 0, itemId, submittedAt });
    const context = contextOf(database());
    await catchUp(context, userId);
    await store(database(), userId, [{}, {}]);
    await sql`update learner_states set fold_version = 1, words = null
      where user_id = ${userId}`.execute(database().reader);
    expect((await loadStudent(context, userId)).words.met).toBe(2);
    expect(await checkStudent(context, userId)).toMatchObject({ ...FOUND, answers: 1, words: 2 });
  });
});
