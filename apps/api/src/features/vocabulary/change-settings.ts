import type { VocabularySettings } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { isTimeZone } from "@lexiquant/domain/spacing";
import type { BuiltInList } from "../../bank/lexicon.ts";
import { listLists } from "../../history/vocabulary/lists-repository.ts";
import {
  DEFAULT_SETTINGS,
  findSettings,
  storeSettings,
} from "../../history/vocabulary/settings-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";

type Change = {
  readonly [Name in keyof VocabularySettings]?: VocabularySettings[Name] | undefined;
};

/** Stores the settings that are given; the others stay. */
export function changeSettings(
  { clock, database, lexicon }: VocabularyContext,
  userId: UserId,
  change: Change,
): Promise<Result<VocabularySettings, "time-zone-unknown" | "word-list-not-found">> {
  return database.transaction(
    async (transaction) => {
      const { timeZone, lists } = change;
      if (timeZone !== undefined && !isTimeZone(timeZone)) return refused("time-zone-unknown");
      if (lists !== undefined) {
        const own = new Set((await listLists(transaction, userId)).map(({ id }) => id));
        const isThere = (id: string) => lexicon.lists.has(id as BuiltInList) || own.has(id); // a map says itself what it has
        if (!lists.every(isThere)) return refused("word-list-not-found");
      }
      const before = (await findSettings(transaction, userId)) ?? DEFAULT_SETTINGS;
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const settings: VocabularySettings = { ...before, ...Object.fromEntries(given) };
      await storeSettings(transaction, userId, { settings, now: clock() });
      return accepted(settings);
    },
    { idempotent: true },
  );
}
