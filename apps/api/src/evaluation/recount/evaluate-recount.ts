import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom, type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realExams } from "../../bank/testing/real-exams.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import type { Database } from "../../db/database.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { catchUp } from "../../history/learner/catch-up.ts";
import {
  createLearnerContext,
  type LearnerContext,
} from "../../history/learner/learner-context.ts";
import { checkStudent } from "../../history/learner/recount.ts";
import { digestOf } from "./digest-of.ts";
import { answerableItems, type DrawnAnswer, drawHistory, SESSION_ITEMS } from "./draw-history.ts";
import { type DrawnReview, drawWords } from "./draw-words.ts";
import { insertHistory, insertWordHistory } from "./history-repository.ts";
import { tallyDifferences } from "./tally-differences.ts";

interface RecountSize {
  /** Of all students together. */
  readonly answers: number;
  readonly students: number;
}

export interface RecountEvaluation extends RecountSize {
  /** What is stored otherwise than counted, or than the log counted again to the last bit. */
  readonly differences: readonly string[];
  /** Of what follows from each student's log. */
  readonly digests: readonly string[];
  /** By the clock on the wall. */
  readonly seconds: { readonly store: number; readonly fold: number; readonly recount: number };
  /** Processor milliseconds of folding an answer, in each tenth of a student's history; the mean of all students. */
  readonly msPerAnswer: readonly number[];
  /** Processor milliseconds of taking in one session of forty answers at the end of each tenth. */
  readonly msPerSession: readonly number[];
}

const TENTHS = 10;

/** A made-up history folded as the product folds one, and counted in two other ways; in a database that is gone afterwards. */
export async function evaluateRecount(size: RecountSize): Promise<RecountEvaluation> {
  const directory = mkdtempSync(join(tmpdir(), "lexiquant-recount-"));
  const database = await openEmbedded(directory);
  try {
    await database.migrate();
    return await evaluateIn(database, size);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function evaluateIn(database: Database, size: RecountSize): Promise<RecountEvaluation> {
  const context = createLearnerContext({
    bank: realBank(),
    database,
    exams: realExams(),
    library: realLibrary(),
    clock: () => new Date(),
  });
  const items = answerableItems(context.bank);
  const words = [...context.lexicon.words.keys()];
  const perStudent = Math.floor(size.answers / size.students);
  const spent = newSpending();
  const differences: string[] = [];
  const digests: string[] = [];
  for (let number = 1; number <= size.students; number += 1) {
    const userId = userIdSchema.parse(randomUUID());
    const answers = drawHistory(seededRandom(number), { items, answers: perStudent });
    const reviews = drawWords(seededRandom(number), { words, answers });
    await foldInTenths(context, userId, { answers, reviews, spent });
    const started = performance.now();
    const counted = await tallyDifferences(database.reader, userId, { answers, reviews });
    const { differences: parts } = await checkStudent(context, userId);
    spent.recount += performance.now() - started;
    differences.push(...counted, ...parts);
    digests.push(await digestOf(database.reader, userId));
  }
  const perTenth = (size.students * perStudent) / TENTHS;
  return {
    ...size,
    differences,
    digests,
    seconds: {
      store: rounded(spent.store / 1000),
      fold: rounded(spent.fold / 1000),
      recount: rounded(spent.recount / 1000),
    },
    msPerAnswer: spent.tenths.map((ms) => rounded(ms / perTenth)),
    msPerSession: spent.sessions.map((ms) => rounded(ms / size.students)),
  };
}

/** Milliseconds; of the tenths and sessions those of the processor, which a busy machine changes less. */
interface Spending {
  store: number;
  fold: number;
  recount: number;
  readonly tenths: number[];
  readonly sessions: number[];
}

const newSpending = (): Spending => ({
  store: 0,
  fold: 0,
  recount: 0,
  tenths: Array.from({ length: TENTHS }, () => 0),
  sessions: Array.from({ length: TENTHS }, () => 0),
});

async function foldInTenths(
  context: LearnerContext,
  userId: UserId,
  {
    answers,
    reviews,
    spent,
  }: {
    readonly answers: readonly DrawnAnswer[];
    readonly reviews: readonly DrawnReview[];
    readonly spent: Spending;
  },
): Promise<void> {
  for (let tenth = 0; tenth < TENTHS; tenth += 1) {
    const from = Math.ceil((tenth * answers.length) / TENTHS);
    const to = Math.ceil(((tenth + 1) * answers.length) / TENTHS);
    const session = Math.max(from, to - SESSION_ITEMS);
    for (const [first, end, times] of [
      [from, session, null],
      [session, to, spent.sessions],
    ] as const) {
      const part = answers.slice(first, end);
      const words = reviews.filter(isBetween(answers[first - 1], part.at(-1)));
      const store = await timed(async () => {
        await insertHistory(context.database.reader, userId, part);
        await insertWordHistory(context.database.reader, userId, words);
      });
      spent.store += store.ms;
      const { ms, processorMs } = await timed(() => catchUp(context, userId));
      spent.fold += ms;
      spent.tenths[tenth] = (spent.tenths[tenth] ?? 0) + processorMs;
      if (times !== null) times[tenth] = (times[tenth] ?? 0) + processorMs;
    }
  }
}

const isBetween =
  (before: DrawnAnswer | undefined, last: DrawnAnswer | undefined) =>
  ({ reviewedAt }: DrawnReview) =>
    reviewedAt > (before?.submittedAt ?? new Date(0)) &&
    reviewedAt <= (last?.submittedAt ?? new Date(0));

async function timed(work: () => Promise<void>) {
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - started, processorMs: (user + system) / 1000 };
}

const rounded = (value: number) => Math.round(1000 * value) / 1000;
