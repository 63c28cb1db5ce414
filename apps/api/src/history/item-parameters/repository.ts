import type { ItemFlag, ItemParameters } from "@lexiquant/domain/irt";
import type { ItemId } from "@lexiquant/domain/kernel";
import type { RunSettings } from "../../db/calibration-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** One calibration of the bank; its version is what an exam notes down that was scored with it. */
export interface CalibrationRun {
  readonly version: number;
  readonly createdAt: Date;
  readonly answers: number;
  readonly students: number;
  readonly model: string;
  readonly logLikelihood: number;
  readonly settings: RunSettings;
}

/** An item's parameters in one version, as they were published. */
export interface StoredParameters extends ItemParameters {
  readonly itemId: ItemId;
  readonly itemVersion: number;
  /** Null where a was not estimated. */
  readonly discriminationStandardError: number | null;
  readonly difficultyStandardError: number;
  readonly answers: number;
  readonly pointBiserial: number | null;
  readonly flags: readonly ItemFlag[];
  readonly isQuarantined: boolean;
}

/** Rows of one statement: the wire protocol takes 65,535 values. */
const CHUNK = 500;

/** Publishes a run; returns its version. */
export async function insertRun(
  transaction: Queryable,
  run: Omit<CalibrationRun, "version">,
  parameters: readonly StoredParameters[],
): Promise<number> {
  const { version } = await transaction
    .insertInto("calibration_runs")
    .values({
      created_at: run.createdAt,
      answers: run.answers,
      students: run.students,
      model: run.model,
      log_likelihood: run.logLikelihood,
      settings: JSON.stringify(run.settings),
    })
    .returning("version")
    .executeTakeFirstOrThrow();
  for (let first = 0; first < parameters.length; first += CHUNK) {
    const rows = parameters.slice(first, first + CHUNK).map((one) => rowOf(version, one));
    await transaction.insertInto("item_parameters").values(rows).execute();
  }
  return version;
}

function rowOf(version: number, parameters: StoredParameters) {
  return {
    version,
    item_id: parameters.itemId,
    item_version: parameters.itemVersion,
    discrimination: parameters.discrimination,
    difficulty: parameters.difficulty,
    guessing: parameters.guessing,
    discrimination_error: parameters.discriminationStandardError,
    difficulty_error: parameters.difficultyStandardError,
    answers: parameters.answers,
    point_biserial: parameters.pointBiserial,
    flags: JSON.stringify(parameters.flags),
    quarantined: parameters.isQuarantined,
  };
}

/** The latest run; null before the first. */
export async function findLastRun(database: Queryable): Promise<CalibrationRun | null> {
  const row = await database
    .selectFrom("calibration_runs")
    .selectAll()
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at: createdAt, log_likelihood: logLikelihood, ...rest } = row;
  return { ...rest, createdAt, logLikelihood };
}

export async function listParameters(
  database: Queryable,
  version: number,
): Promise<StoredParameters[]> {
  const rows = await database
    .selectFrom("item_parameters")
    .selectAll()
    .where("version", "=", version)
    .orderBy("item_id")
    .execute();
  return rows.map((row) => ({
    itemId: row.item_id,
    itemVersion: row.item_version,
    discrimination: row.discrimination,
    difficulty: row.difficulty,
    guessing: row.guessing,
    discriminationStandardError: row.discrimination_error,
    difficultyStandardError: row.difficulty_error,
    answers: row.answers,
    pointBiserial: row.point_biserial,
    flags: row.flags,
    isQuarantined: row.quarantined,
  }));
}
