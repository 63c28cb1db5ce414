import type { Bank } from "@lexiquant/content";
import type { ItemFlag } from "@lexiquant/domain/irt";
import type { Database } from "../../db/database.ts";
import { withStoredDatabase } from "../../db/with-stored-database.ts";
import type { Environment } from "../../env.ts";
import { createItemParameterReader } from "../../history/item-parameters/item-parameter-reader.ts";
import { findLastRun, listParameters } from "../../history/item-parameters/repository.ts";
import { loadBank } from "../../installed-files.ts";

/** What the last calibration says against items of the bank. */
export interface BankHealth {
  /** Null before the first calibration. */
  readonly run: {
    readonly version: number;
    readonly createdAt: string;
    readonly answers: number;
    readonly students: number;
  } | null;
  /** Items of the bank, and those of them that are calibrated in their current version. */
  readonly items: number;
  readonly calibrated: number;
  /** Left out of scores. */
  readonly quarantined: number;
  /** How many items each reason speaks against. */
  readonly reasons: Readonly<Partial<Record<ItemFlag, number>>>;
  /** Those with most answers first. */
  readonly flagged: readonly FlaggedItem[];
}

interface FlaggedItem {
  readonly itemId: string;
  readonly reasons: readonly ItemFlag[];
  readonly answers: number;
  readonly discrimination: number;
  readonly difficulty: number;
  readonly authoredDifficulty: number;
  readonly pointBiserial: number | null;
}

export async function readBankHealth(database: Database, bank: Bank): Promise<BankHealth> {
  const run = await findLastRun(database.reader);
  const authored = await createItemParameterReader(bank).readVersion(database.reader, null);
  const stored = run === null ? [] : await listParameters(database.reader, run.version);
  const current = stored.filter(
    ({ itemId, itemVersion }) => bank.items.get(itemId)?.version === itemVersion,
  );
  const flagged = current
    .filter(({ flags }) => flags.length > 0)
    .sort((one, other) => other.answers - one.answers)
    .map((one) => ({
      itemId: one.itemId,
      reasons: one.flags,
      answers: one.answers,
      discrimination: one.discrimination,
      difficulty: one.difficulty,
      authoredDifficulty: authored.items.get(one.itemId)?.difficulty ?? 0,
      pointBiserial: one.pointBiserial,
    }));
  const reasons: Partial<Record<ItemFlag, number>> = {};
  for (const reason of flagged.flatMap((one) => one.reasons)) {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return {
    run: run && {
      version: run.version,
      createdAt: run.createdAt.toISOString(),
      answers: run.answers,
      students: run.students,
    },
    items: bank.items.size,
    calibrated: current.length,
    quarantined: current.filter(({ isQuarantined }) => isQuarantined).length,
    reasons,
    flagged,
  };
}

/**
 * The same from the database that the environment names.
 *
 * @throws {Error} as `withStoredDatabase`
 */
export async function inspectBankHealth(environment: Environment): Promise<BankHealth> {
  const bank = await loadBank(environment.bankFile);
  return await withStoredDatabase(environment, (database) => readBankHealth(database, bank));
}
