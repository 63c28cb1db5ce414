import type { Preferences } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

const DEFAULT_PREFERENCES: Preferences = {
  explanationMode: "quick",
  directness: "guide",
  paceFactor: 1,
};

/** What the user has chosen; the defaults where nothing was. */
export async function readPreferences(database: Queryable, userId: UserId): Promise<Preferences> {
  const row = await database
    .selectFrom("preferences")
    .select(["explanation_mode as explanationMode", "directness", "pace_factor as paceFactor"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? DEFAULT_PREFERENCES;
}

export async function storePreferences(
  transaction: Queryable,
  choice: { readonly userId: UserId; readonly preferences: Preferences; readonly now: Date },
): Promise<void> {
  const { explanationMode, directness, paceFactor } = choice.preferences;
  const values = {
    explanation_mode: explanationMode,
    directness,
    pace_factor: paceFactor,
    updated_at: choice.now,
  };
  await transaction
    .insertInto("preferences")
    .values({ user_id: choice.userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
