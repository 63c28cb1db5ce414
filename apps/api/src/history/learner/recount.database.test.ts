import { randomUUID } from "node:crypto";
import { seededRandom, type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import type { Database } from "../../db/database.ts";
import { openTestDatabase } from "../../db/testing.ts";
import {
  answerableItems,
  type DrawnAnswer,
  drawHistory,
} from "../../evaluation/recount/draw-history.ts";
import { type DrawnReview, drawWords } from "../../evaluation/recount/draw-words.ts";
import { insertHistory, insertWordHistory } from "../../evaluation/recount/history-repository.ts";
import { tallyDifferences } from "../../evaluation/recount/tally-differences.ts";
import { DEFAULT_SETTINGS, storeSettings } from "../vocabulary/settings-repository.ts";
import { catchUp } from "./catch-up.ts";
import { checkStudent, recountStudent } from "./recount.ts";
import { FOLD_VERSION } from "./student-state.ts";
import { learnerContextAt } from "./testing/learner-context.ts";

/** Small, but more than a batch: `npm run eval:recount` does the same with as many as are wanted. */
const ANSWERS = 600;
const STUDENTS = 2;
/** Far apart: the same answers are in other weeks. */
const ZONES = ["Pacific/Auckland", "America/Los_Angeles"];
const NOW = new Date("2026-11-22T12:00:00Z");

interface Drawn {
  readonly answers: readonly DrawnAnswer[];
  readonly reviews: readonly DrawnReview[];
}

let database: Database;
const students = new Map<UserId, Drawn>();
beforeAll(async () => {
  database = await openTestDatabase();
  const items = answerableItems(realBank());
  const words = realLibrary().words.map(({ id }) => id);
  for (let number = 1; number <= STUDENTS; number += 1) {
    const userId = userIdSchema.parse(randomUUID());
    const answers = drawHistory(seededRandom(number), { items, answers: ANSWERS });
    const reviews = drawWords(seededRandom(number), { words, answers });
    students.set(userId, { answers, reviews });
    const settings = { ...DEFAULT_SETTINGS, timeZone: ZONES[number - 1] ?? "UTC" };
    await storeSettings(database.reader, userId, { settings, now: NOW });
    await insertHistory(database.reader, userId, answers);
    await insertWordHistory(database.reader, userId, reviews);
  }
});
afterAll(() => database.close());

const contextNow = () => learnerContextAt(NOW, database);

it("adds up all answers as a count from the attempts does", async () => {
  const context = contextNow();
  for (const [userId, drawn] of students) {
    await catchUp(context, userId);
    expect(await tallyDifferences(database.reader, userId, drawn)).toEqual([]);
  }
});

it("sees in the count from the attempts what was added up otherwise", async () => {
  const [[userId, drawn] = []] = students;
  if (userId === undefined || drawn === undefined) throw new Error("There is no student.");
  const more = sql`update answer_tallies set right_answers = right_answers - 1
    where user_id = ${userId} and dimension = 'all' and right_answers > 0`;
  await database
    .transaction(async (transaction) => {
      await more.execute(transaction);
      const [first] = await tallyDifferences(transaction, userId, drawn);
      expect(first).toMatch(/^all all: /);
      throw new Error("undone");
    })
    .catch((error: Error) => expect(error.message).toBe("undone"));
});

it("finds the same when the logs are counted again, to the last bit", async () => {
  for (const userId of students.keys()) {
    expect(await checkStudent({ database }, userId)).toEqual({
      userId,
      answers: ANSWERS,
      words: expect.any(Number),
      differences: [],
    });
  }
});

it("finds what is stored otherwise, part by part, and makes it again", async () => {
  const [userId] = students.keys();
  if (userId === undefined) throw new Error("There is no student.");
  const of = sql`where user_id = ${userId}`;
  const spoiled = [
    sql`update learner_states set learner = jsonb_set(learner, '{form,mean}', '0.123') ${of}`,
    sql`update learner_answers set p_expected = p_expected * 0.999999 ${of} and sequence = 17`,
    sql`update learner_words set p_expected = p_expected * 0.999999 ${of} and sequence =
      (select min(sequence) from learner_words ${of} and p_expected is not null)`,
    sql`update learner_days set mean = mean + 1e-15 ${of} and node = 'verbal'
      and day = (select min(day) from learner_days ${of} and node = 'verbal')`,
    sql`update answer_tallies set log_ratio_micro = log_ratio_micro + 1 ${of} and value = 'sure'
      and week = '2024-01-01'`,
    sql`delete from mistakes ${of} and attempt_id = (select attempt_id from mistakes ${of} limit 1)`,
    sql`update redo_ladders set setbacks = setbacks + 1 ${of}
      and item_id = (select item_id from redo_ladders ${of} limit 1)`,
  ];
  for (const spoil of spoiled) await spoil.execute(database.reader);
  const parts = ["state", "log", "words", "days", "tallies", "mistakes", "counts", "ladders"];
  expect((await checkStudent({ database }, userId)).differences).toEqual(parts);
  expect((await recountStudent(contextNow(), userId)).differences).toEqual(parts);
  expect((await checkStudent({ database }, userId)).differences).toEqual([]);
});

it("finds counts of the error log that are not what the log has, and makes them again", async () => {
  const [userId] = students.keys();
  if (userId === undefined) throw new Error("There is no student.");
  await sql`update mistake_counts set entries = entries + 1 where user_id = ${userId}
    and dimension = 'cause' and item_id = (select min(item_id) from mistake_counts where user_id = ${userId})`.execute(
    database.reader,
  );
  expect((await checkStudent({ database }, userId)).differences).toEqual(["counts"]);
  expect((await recountStudent(contextNow(), userId)).differences).toEqual(["counts"]);
  expect((await checkStudent({ database }, userId)).differences).toEqual([]);
});

it("makes a student's state again that other rules have made", async () => {
  const userId = [...students.keys()][1];
  if (userId === undefined) throw new Error("There is one student only.");
  await sql`update learner_states set fold_version = ${FOLD_VERSION - 1}, learner = '{}'
    where user_id = ${userId}`.execute(database.reader);
  await catchUp(contextNow(), userId);
  expect((await checkStudent({ database }, userId)).differences).toEqual([]);
});
