import { AUTHORED_DIFFICULTY_SD } from "@lexiquant/domain/adaptive";
import type { Refit } from "@lexiquant/domain/irt";
import type { Queryable } from "../../db/queryable.ts";
import { readCommitted } from "../../db/read-committed.ts";
import {
  type CalibrationRun,
  findLastRun,
  insertRun,
  type StoredParameters,
} from "../../history/item-parameters/repository.ts";
import { firstUsedAt } from "./answers-repository.ts";
import { hasItemWithAnswers } from "./beliefs-repository.ts";
import type { CalibrationContext } from "./calibration-context.ts";
import { FEWEST_ANSWERS, loadRefit, type RefitMaterial } from "./load-refit.ts";
import {
  endRefit,
  lockProgress,
  type Progress,
  reserveRefit,
  tryLockProgress,
} from "./progress-repository.ts";
import { takeAnswers } from "./take-answers.ts";

const MANY_NEW_ANSWERS = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any refit takes, so that a second process keeps away; and the pause after one that failed. */
const RESERVED_MS = 10 * 60 * 1000;

interface Fitted {
  readonly material: RefitMaterial;
  readonly refit: Refit;
}

/** Whether the answers have grown enough since the last run: by two thousand, or by any within a day. */
async function isDue(
  { clock }: CalibrationContext,
  database: Queryable,
  { newAnswers }: Progress,
): Promise<boolean> {
  if (newAnswers === 0 || !(await hasItemWithAnswers(database, FEWEST_ANSWERS))) return false;
  if (newAnswers >= MANY_NEW_ANSWERS) return true;
  const since = (await findLastRun(database))?.createdAt ?? null;
  const from = since ?? (await firstUsedAt(database));
  return from !== null && clock().getTime() - from.getTime() >= DAY_MS;
}

/**
 * Fits and publishes a new version of the items' parameters when it is time. The work is reserved in one short transaction
 * and published in another, which fails when somebody else has taken it over meanwhile; between them nothing is locked.
 *
 * @returns the version, or null when there was nothing to do
 */
export async function refitWhenDue(
  context: CalibrationContext,
  signal: AbortSignal,
): Promise<number | null> {
  const { database } = context;
  const seen = await database.transaction(tryLockProgress);
  if (seen === null || isReserved(context, seen)) return null;
  if (!(await isDue(context, database.reader, seen))) return null;
  await takeAnswers(context, { isUnbounded: true, signal });
  const holder = context.newId();
  const reserved = await reserve(context, holder);
  if (reserved === null) return null;
  const fitted: Fitted[] = [];
  for (const material of await loadRefit(context.database, context.bank, signal)) {
    // The columns are handed over to the thread: nothing here reads them afterwards.
    fitted.push({ material, refit: await context.runRefit(material.input, signal) });
  }
  if (fitted.length === 0) return null;
  return await publish(context, { fitted, holder, newAnswers: reserved.newAnswers });
}

function isReserved({ clock }: CalibrationContext, { refitUntil }: Progress): boolean {
  return refitUntil !== null && refitUntil > clock();
}

function reserve(context: CalibrationContext, holder: string): Promise<Progress | null> {
  return context.database.transaction(
    async (transaction) => {
      await readCommitted(transaction);
      const progress = await tryLockProgress(transaction);
      if (progress === null || isReserved(context, progress)) return null;
      // Somebody else may have published since it was looked at.
      if (!(await isDue(context, transaction, progress))) return null;
      const until = new Date(context.clock().getTime() + RESERVED_MS);
      await reserveRefit(transaction, { holder, until });
      return progress;
    },
    { idempotent: true },
  );
}

function publish(
  { clock, database }: CalibrationContext,
  work: { fitted: readonly Fitted[]; holder: string; newAnswers: number },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await readCommitted(transaction);
    const { refitHolder } = await lockProgress(transaction);
    if (refitHolder !== work.holder) throw new Error("Another process has taken the refit over.");
    await endRefit(transaction, work.newAnswers);
    const run = runOf(work.fitted, clock());
    return await insertRun(transaction, run, work.fitted.flatMap(parametersOf));
  });
}

function runOf(fitted: readonly Fitted[], createdAt: Date): Omit<CalibrationRun, "version"> {
  const sum = (value: (one: Fitted) => number) =>
    fitted.reduce((total, one) => total + value(one), 0);
  return {
    createdAt,
    answers: sum(({ refit }) => refit.items.reduce((total, { answers }) => total + answers, 0)),
    students: sum(({ refit }) => refit.students),
    model: "2pl, c by type, a from 100 answers on",
    logLikelihood: sum(({ refit }) => refit.logLikelihood),
    settings: {
      fewestAnswers: FEWEST_ANSWERS,
      measures: fitted.map(({ material, refit }) => ({
        measure: material.measure,
        items: refit.items.length,
        students: refit.students,
        mean: refit.mean,
        hasConverged: refit.hasConverged,
      })),
    },
  };
}

function parametersOf({ material, refit }: Fitted): StoredParameters[] {
  return material.items.flatMap((item, index) => {
    const fitted = refit.items[index];
    if (fitted === undefined) return [];
    return {
      ...fitted,
      itemId: item.id,
      itemVersion: item.version,
      difficultyStandardError: fitted.difficultyStandardError ?? AUTHORED_DIFFICULTY_SD,
      isQuarantined: fitted.flags.length > 0,
    };
  });
}
