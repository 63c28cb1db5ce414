import { isDeepStrictEqual } from "node:util";
import type { UserId } from "@lexiquant/domain/kernel";
import { storeLearner } from "@lexiquant/domain/learner";
import type { Queryable } from "../../db/queryable.ts";
import { readCommitted } from "../../db/read-committed.ts";
import { catchUp } from "./catch-up.ts";
import { listAllDays } from "./days-repository.ts";
import type { LearnerContext } from "./learner-context.ts";
import { listFolded } from "./log-repository.ts";
import { compareMistakeCounts, type MistakeCount } from "./mistake-counts-repository.ts";
import { listLadders, listLoggedMistakes } from "./mistakes-repository.ts";
import { type Replayed, rebuild, replay } from "./rebuild.ts";
import { findState, lockState, type StoredState } from "./state-repository.ts";
import { FOLD_VERSION } from "./student-state.ts";
import { listTallies } from "./tallies-repository.ts";
import { listFoldedWords } from "./word-log-repository.ts";

/** What is stored of a student and follows from the log. */
const PARTS = [
  "version",
  "state",
  "log",
  "words",
  "days",
  "tallies",
  "mistakes",
  "counts",
  "ladders",
] as const;
type Part = (typeof PARTS)[number];

/** A student's log counted again. */
export interface StudentRecount {
  readonly userId: UserId;
  readonly answers: number;
  /** Reviews of words. */
  readonly words: number;
  /** What was stored otherwise than it follows, to the last bit. */
  readonly differences: readonly Part[];
}

/** Counts a student's log again and compares; nothing is changed. */
export function checkStudent(
  { database }: Pick<LearnerContext, "database">,
  userId: UserId,
): Promise<StudentRecount> {
  return database.transaction(
    async (transaction) => {
      const stored = await findState(transaction, userId);
      if (stored === null) return { userId, answers: 0, words: 0, differences: [] };
      return await compare(transaction, userId, stored);
    },
    { idempotent: true },
  );
}

/**
 * The same, after taking in whatever was released and is not in the log, however long ago; what is different is made
 * again.
 */
export async function recountStudent(
  context: LearnerContext,
  userId: UserId,
): Promise<StudentRecount> {
  await catchUp(context, userId, { isUnbounded: true });
  return await context.database.transaction(
    async (transaction) => {
      await readCommitted(transaction);
      const stored = await lockState(transaction, userId, FOLD_VERSION);
      const recount = await compare(transaction, userId, stored);
      if (recount.differences.length > 0) await rebuild(transaction, userId, stored);
      return recount;
    },
    { idempotent: true },
  );
}

async function compare(
  transaction: Queryable,
  userId: UserId,
  stored: StoredState,
): Promise<StudentRecount> {
  const replayed = await replay(transaction, userId);
  const { stored: storedCounts, counted } = await compareMistakeCounts(transaction, userId);
  const expected = partsOf(replayed, counted);
  const found: Record<Part, unknown> = {
    version: stored.foldVersion,
    state: {
      learner: stored.learner,
      speed: stored.speed,
      answers: stored.answers,
      words: stored.words,
      studyDay: stored.studyDay,
    },
    log: await listFolded(transaction, userId),
    words: await listFoldedWords(transaction, userId),
    days: keyed(await listAllDays(transaction, userId), ({ node, day }) => `${node} ${day}`),
    tallies: keyed(await listTallies(transaction, userId, null), placeOf),
    mistakes: keyed(await listLoggedMistakes(transaction, userId), ({ attemptId }) => attemptId),
    counts: keyed(storedCounts, countPlaceOf),
    ladders: await listLadders(transaction, userId, null),
  };
  const differences = PARTS.filter(
    (part) => !isDeepStrictEqual(plain(found[part]), expected[part]),
  );
  const { entries, words } = replayed;
  return { userId, answers: entries.length, words: words.length, differences };
}

/** @param counted entries of the error log, counted from that: exams and the student's own words are in it too */
function partsOf(
  { state, entries, words: reviews, days, tallies, mistakes }: Replayed,
  counted: readonly MistakeCount[],
): Record<Part, unknown> {
  const { learner, speed, answers, words, studyDay, ladders } = state;
  const isEmpty = answers === 0;
  const parts: Record<Part, unknown> = {
    version: FOLD_VERSION,
    state: {
      learner: isEmpty ? null : storeLearner(learner),
      speed: isEmpty ? null : speed,
      answers,
      words,
      studyDay,
    },
    log: entries.map(
      ({ attemptId, itemId, itemParameterVersion, blueprintId, facts, ...folded }) => folded,
    ),
    words: reviews.map(({ sequence, pExpected }) => ({ sequence, pExpected })),
    days,
    tallies,
    mistakes: keyed(mistakes, ({ attemptId }) => attemptId),
    counts: keyed(counted, countPlaceOf),
    ladders,
  };
  return Object.fromEntries(PARTS.map((part) => [part, plain(parts[part])])) as typeof parts; // the same keys
}

const countPlaceOf = (one: MistakeCount) => `${one.item_id} ${one.dimension} ${one.value}`;

const placeOf = (one: { dimension: string; value: string; week: string }) =>
  `${one.dimension} ${one.value} ${one.week}`;

function keyed<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** As it would come back from the database: a number survives JSON to the last bit, but for the sign of zero. */
function plain(value: unknown): unknown {
  const entries = value instanceof Map ? Object.fromEntries(value) : value;
  return JSON.parse(JSON.stringify(entries));
}
