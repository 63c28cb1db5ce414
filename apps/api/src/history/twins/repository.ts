import type { DifficultyBand, KeyedItem } from "@lexiquant/domain/item";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** A twin as it was drawn. */
export interface StoredTwin {
  readonly item: KeyedItem;
  readonly originId: ItemId;
  readonly originVersion: number;
  readonly modelId: string;
  readonly seed: number;
  readonly fingerprint: string;
  readonly drawnAt: Date;
}

/** The student's twins among some items. */
export async function listTwinItems(
  database: Queryable,
  userId: UserId,
  itemIds: readonly ItemId[],
): Promise<KeyedItem[]> {
  if (itemIds.length === 0) return [];
  const rows = await database
    .selectFrom("twins")
    .select("item")
    .where("user_id", "=", userId)
    .where("item_id", "in", itemIds)
    .execute();
  return rows.map(({ item }) => item);
}

/** What of a twin differs from its origin where figures are told. */
export interface TwinPlace {
  readonly itemId: ItemId;
  readonly originId: ItemId;
  readonly difficulty: DifficultyBand;
  readonly targetSeconds: number;
}

export async function listTwinPlaces(database: Queryable, userId: UserId): Promise<TwinPlace[]> {
  return await database
    .selectFrom("twins")
    .select([
      "item_id as itemId",
      "origin_id as originId",
      "difficulty",
      "target_seconds as targetSeconds",
    ])
    .where("user_id", "=", userId)
    .execute();
}

/** The student's newest twin of an item's version that was neither tried nor shown with its key. */
export async function findOpenTwin(
  database: Queryable,
  userId: UserId,
  { id, version }: Pick<KeyedItem, "id" | "version">,
): Promise<KeyedItem | null> {
  const row = await database
    .selectFrom("twins")
    .select("item")
    .where("user_id", "=", userId)
    .where("origin_id", "=", id)
    .where("origin_version", "=", version)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("attempts")
            .select("attempts.id")
            .where("attempts.user_id", "=", userId)
            .whereRef("attempts.item_id", "=", "twins.item_id"),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("item_reveals")
            .select("item_reveals.item_id")
            .where("item_reveals.user_id", "=", userId)
            .whereRef("item_reveals.item_id", "=", "twins.item_id"),
        ),
      ),
    )
    .orderBy("ordinal", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.item ?? null;
}

/** What the student was asked already in draws of a model. */
export async function listTwinQuestions(
  database: Queryable,
  userId: UserId,
  modelId: string,
): Promise<{ readonly fingerprint: string; readonly seed: number }[]> {
  const rows = await database
    .selectFrom("twins")
    .select(["fingerprint", "seed"])
    .where("user_id", "=", userId)
    .where("model_id", "=", modelId)
    .execute();
  return rows.map(({ fingerprint, seed }) => ({ fingerprint, seed: Number(seed) }));
}

/** False when the student has this question already, or another twin came in between. */
export async function insertTwin(
  database: Queryable,
  userId: UserId,
  twin: StoredTwin,
): Promise<boolean> {
  const inserted = await database
    .insertInto("twins")
    .values({
      user_id: userId,
      item_id: twin.item.id,
      origin_id: twin.originId,
      origin_version: twin.originVersion,
      ordinal: (await countTwins(database, userId, twin.originId)) + 1,
      model_id: twin.modelId,
      seed: twin.seed,
      fingerprint: twin.fingerprint,
      item: JSON.stringify(twin.item),
      difficulty: twin.item.difficulty,
      target_seconds: twin.item.targetSeconds,
      drawn_at: twin.drawnAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("item_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

async function countTwins(database: Queryable, userId: UserId, originId: ItemId): Promise<number> {
  const { twins } = await database
    .selectFrom("twins")
    .select(({ fn }) => fn.countAll<string>().as("twins"))
    .where("user_id", "=", userId)
    .where("origin_id", "=", originId)
    .executeTakeFirstOrThrow();
  return Number(twins);
}
