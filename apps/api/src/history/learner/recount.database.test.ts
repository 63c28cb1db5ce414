import { randomUUID } from "node:crypto";
import { EMPTY_FILTER } from "@lexiquant/contract";
import {
  type RandomSource,
  seededRandom,
  type UserId,
  userIdSchema,
} from "@lexiquant/domain/kernel";
import { keyAsResponse, wrongChoices } from "@lexiquant/domain/scoring";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { indexAllItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realExams } from "../../bank/testing/real-exams.ts";
import { wrongResponse } from "../../bank/testing/responses.ts";
import type { Database } from "../../db/database.ts";
import { openTestDatabase } from "../../db/testing.ts";
import { catchUp } from "./catch-up.ts";
import { createLearnerContext } from "./learner-context.ts";
import { checkStudent, recountStudent } from "./recount.ts";
import { FOLD_VERSION } from "./student-state.ts";

const STUDENTS = 2;
const ANSWERS = 2000;
const SESSION_ITEMS = 40;
const START_MS = Date.parse("2024-01-01T00:00:00Z");
const NOW = new Date("2026-11-22T12:00:00Z");

const bank = realBank();
const places = [...indexAllItems(bank).values()];
const RESPONSES = places.map(({ item }) => ({
  right: JSON.stringify(keyAsResponse(item)),
  wrong: JSON.stringify(wrongResponse(item)),
  isNamed: wrongChoices(item, wrongResponse(item)).some(
    ({ rationale }) => rationale.misconceptionId !== null,
  ),
}));

interface Row {
  readonly place: number;
  readonly correct: boolean;
  readonly elapsedMs: number;
  readonly sureness: "guess" | "sure" | null;
  readonly seenBefore: boolean;
  readonly submittedAt: Date;
}

/** Answers over some two years, an item seldom twice in a session. */
function drawAnswers(random: RandomSource): Row[] {
  const seen = new Set<number>();
  return Array.from({ length: ANSWERS }, (_, n) => {
    // A session goes through forty neighboring items from somewhere on.
    const session = Math.floor(n / SESSION_ITEMS);
    const place = (session * 977 + (n % SESSION_ITEMS) * 31) % places.length;
    const target = places[place]?.targetSeconds ?? 60;
    const seenBefore = seen.has(place);
    seen.add(place);
    return {
      place,
      correct: random() < 0.6,
      elapsedMs: Math.round(target * 1000 * Math.exp(1.2 * (random() + random() - 1))),
      sureness: random() < 0.2 ? "sure" : random() < 0.1 ? "guess" : null,
      seenBefore,
      submittedAt: new Date(START_MS + n * 3_600_000 + Math.floor(random() * 60_000)),
    };
  });
}

let database: Database;
const students = new Map<UserId, Row[]>();
beforeAll(async () => {
  database = await openTestDatabase();
  for (let number = 0; number < STUDENTS; number += 1) {
    const userId = userIdSchema.parse(randomUUID());
    const rows = drawAnswers(seededRandom(number + 1));
    students.set(userId, rows);
    await insertAnswers(userId, rows);
  }
});
afterAll(() => database.close());

async function insertAnswers(userId: UserId, rows: readonly Row[]): Promise<void> {
  const settings = JSON.stringify({ mode: "mixed", timing: { kind: "untimed" }, feedback: "each" });
  for (let first = 0; first < rows.length; first += 10 * SESSION_ITEMS) {
    const part = rows.slice(first, first + 10 * SESSION_ITEMS);
    const sessionIds = part.flatMap((_, n) => (n % SESSION_ITEMS === 0 ? [randomUUID()] : []));
    const at = part.map((row, n) => ({
      sessionId: sessionIds[Math.floor(n / SESSION_ITEMS)],
      position: n % SESSION_ITEMS,
      entry: places[row.place],
      responses: RESPONSES[row.place],
      row,
    }));
    await sql`insert into practice_sessions
      select ${userId}::uuid, id, ${settings}::jsonb, ${JSON.stringify(EMPTY_FILTER)}::jsonb, 40, 40, 1, 0,
        ${NOW}::timestamptz, ${NOW}::timestamptz
      from unnest(${sql.val(sessionIds)}::uuid[]) as session (id)`.execute(database.reader);
    await database.reader
      .insertInto("practice_session_items")
      .values(
        at.map(({ sessionId, position, entry }) => ({
          user_id: userId,
          session_id: sessionId as never, // ids of rows alone, without a brand
          position,
          item_id: entry?.item.id as never,
          item_version: entry?.item.version ?? 1,
        })),
      )
      .execute();
    await database.reader
      .insertInto("attempts")
      .values(
        at.map(({ sessionId, position, entry, responses, row }) => ({
          user_id: userId,
          id: randomUUID() as never, // as above
          session_id: sessionId as never,
          position,
          item_id: entry?.item.id as never,
          item_version: entry?.item.version ?? 1,
          response: (row.correct ? responses?.right : responses?.wrong) ?? "",
          correct: row.correct,
          elapsed_ms: row.elapsedMs,
          sureness: row.sureness,
          submitted_at: row.submittedAt,
          hint_level: 0,
          gave_up: false,
          seen_before: row.seenBefore,
          released_at: row.submittedAt,
        })),
      )
      .execute();
  }
}

const contextNow = () =>
  createLearnerContext({ bank, database, exams: realExams(), clock: () => NOW });

/** The week's Monday, told here once more in another way. */
const weekOf = sql`to_char(date_trunc('week', submitted_at at time zone 'UTC'), 'YYYY-MM-DD')`;

it("adds up all answers as a count from the attempts does", async () => {
  const context = contextNow();
  for (const [userId, rows] of students) {
    await catchUp(context, userId);
    const count = await database.reader
      .selectFrom("learner_answers")
      .select(({ fn }) => [fn.countAll<string>().as("rows"), fn.max("sequence").as("last")])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect([Number(count.rows), Number(count.last)]).toEqual([ANSWERS, ANSWERS]);

    const firsts = rows.filter(({ seenBefore }) => !seenBefore);
    const tallied = await database.reader
      .selectFrom("answer_tallies")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
    const sumOf = (dimension: string, value: string) => {
      const own = tallied.filter((one) => one.dimension === dimension && one.value === value);
      return own.reduce(
        (sum, one) => [
          (sum[0] ?? 0) + one.answers,
          (sum[1] ?? 0) + one.right_answers,
          (sum[2] ?? 0) + Number(one.elapsed_ms),
        ],
        [0, 0, 0],
      );
    };
    const countOf = (some: readonly Row[]) => [
      some.length,
      some.filter(({ correct }) => correct).length,
      some.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
    ];
    const where = (is: (entry: (typeof places)[number]) => boolean) =>
      firsts.filter(({ place }) => is(places[place] as (typeof places)[number])); // drawn from them
    expect(sumOf("all", "all")).toEqual(countOf(firsts));
    for (const kind of new Set(places.map((entry) => entry.kind))) {
      expect(sumOf("kind", kind)).toEqual(countOf(where((entry) => entry.kind === kind)));
    }
    for (const band of [1, 2, 3, 4, 5]) {
      const own = where((entry) => entry.difficulty === band);
      expect(sumOf("difficulty", String(band))).toEqual(countOf(own));
    }
    for (const topic of new Set(places.map((entry) => entry.topic.id))) {
      expect(sumOf("topic", topic)).toEqual(countOf(where((entry) => entry.topic.id === topic)));
    }
    const declared = firsts.filter(({ sureness }) => sureness === "sure");
    expect(sumOf("sureness", "sure")).toEqual(countOf(declared));
    const named = firsts.filter(({ place, correct }) => !correct && RESPONSES[place]?.isNamed);
    expect(sumOf("wrong", "named")).toEqual(countOf(named));
    const misses = rows.filter(({ correct, sureness }) => !correct || sureness === "guess").length;
    const mistakes = await database.reader
      .selectFrom("mistakes")
      .select(({ fn }) => fn.countAll<string>().as("rows"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(Number(mistakes.rows)).toBe(misses);

    const { rows: weeks } = await sql<{ week: string; answers: number }>`
      select ${weekOf} as week, count(*)::int as answers from attempts
      where user_id = ${userId} and not seen_before
      group by 1 order by 1`.execute(database.reader);
    const byWeek = tallied
      .filter(({ dimension }) => dimension === "all")
      .map(({ week, answers }) => ({ week, answers }))
      .sort((one, other) => (one.week < other.week ? -1 : 1));
    expect(byWeek).toEqual(weeks);
  }
});

it("finds the same when the logs are counted again, to the last bit", async () => {
  for (const userId of students.keys()) {
    expect(await checkStudent({ database }, userId)).toEqual({
      userId,
      answers: ANSWERS,
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
    sql`update learner_days set mean = mean + 1e-15 ${of} and node = 'verbal'
      and day = (select min(day) from learner_days ${of} and node = 'verbal')`,
    sql`update answer_tallies set log_ratio_micro = log_ratio_micro + 1 ${of} and value = 'sure'
      and week = '2024-01-01'`,
    sql`delete from mistakes ${of} and attempt_id = (select attempt_id from mistakes ${of} limit 1)`,
    sql`update redo_ladders set setbacks = setbacks + 1 ${of}
      and item_id = (select item_id from redo_ladders ${of} limit 1)`,
  ];
  for (const spoil of spoiled) await spoil.execute(database.reader);
  const parts = ["state", "log", "days", "tallies", "mistakes", "ladders"];
  expect((await checkStudent({ database }, userId)).differences).toEqual(parts);
  expect((await recountStudent(contextNow(), userId)).differences).toEqual(parts);
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
