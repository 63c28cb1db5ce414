import type { Bank } from "@lexiquant/content";
import { authoredScoringItem, type ScoringItem } from "@lexiquant/domain/adaptive";
import type { KeyedItem } from "@lexiquant/domain/item";
import type { ItemId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { findLastRun, listParameters, type StoredParameters } from "./repository.ts";

/** What scoring needs to know of an item. */
export interface ScoredParameters extends ScoringItem {
  /** Of the calibration run; null for what the author says. */
  readonly version: number | null;
  /** Whether it is left out of scores. */
  readonly isQuarantined: boolean;
}

/** Parameters of every item of the bank. */
export interface PublishedParameters {
  /** Of the calibration run, for the record of what is scored with it; null before the first. */
  readonly version: number | null;
  readonly items: ReadonlyMap<ItemId, ScoredParameters>;
}

export interface ItemParameterReader {
  /** The latest version. */
  readItemParameters(database: Queryable): Promise<PublishedParameters>;
  /** The version that something was scored with. */
  readVersion(database: Queryable, version: number | null): Promise<PublishedParameters>;
}

/**
 * Reads published parameters; authors stand in for items that were not calibrated, or have changed since. Make one for
 * each database: versions are kept in memory, since they never change.
 */
export function createItemParameterReader(bank: Bank): ItemParameterReader {
  const authored: PublishedParameters = {
    version: null,
    items: new Map([...bank.items].map(([id, item]) => [id, asAuthored(item)])),
  };
  const kept = new Map<number, PublishedParameters>();
  const readVersion: ItemParameterReader["readVersion"] = async (database, version) => {
    if (version === null) return authored;
    const known = kept.get(version);
    if (known !== undefined) return known;
    const calibrated = (await listParameters(database, version)).flatMap(
      (stored): [ItemId, ScoredParameters][] =>
        bank.items.get(stored.itemId)?.version === stored.itemVersion
          ? [[stored.itemId, asCalibrated(stored, version)]]
          : [],
    );
    const items = new Map([...authored.items, ...calibrated]);
    kept.clear();
    kept.set(version, { version, items });
    return { version, items };
  };
  return {
    readVersion,
    readItemParameters: async (database) =>
      await readVersion(database, (await findLastRun(database))?.version ?? null),
  };
}

function asAuthored(item: KeyedItem): ScoredParameters {
  return {
    ...authoredScoringItem(item),
    version: null,
    isQuarantined: false,
  };
}

function asCalibrated(stored: StoredParameters, version: number): ScoredParameters {
  const { answers, difficulty, difficultyStandardError, discrimination, guessing } = stored;
  const { isQuarantined } = stored;
  return {
    discrimination,
    difficulty,
    guessing,
    difficultyStandardError,
    answers,
    version,
    isQuarantined,
  };
}
