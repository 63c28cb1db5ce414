import type { DifficultyBand, KeyedItem } from "@lexiquant/domain/item";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { BigInteger } from "./big-integer-column.ts";
import type { Json } from "./json-column.ts";

interface TwinsTable {
  user_id: UserId;
  /** Says origin and seed: see `twinIdOf`. */
  item_id: ItemId;
  /** The item of the bank that it is a twin of. */
  origin_id: ItemId;
  /** The version of the origin that was published then. */
  origin_version: number;
  /** From 1, among the student's twins of one origin: two that are drawn at once collide on it. */
  ordinal: number;
  model_id: string;
  seed: BigInteger;
  /** Of what it asks: no student gets one question of a model twice. */
  fingerprint: string;
  /** The whole of it, with its key. */
  item: Json<KeyedItem>;
  /** The item's, once more: figures over all twins need not read them whole. */
  difficulty: DifficultyBand;
  target_seconds: number;
  drawn_at: Date;
}

/** Questions drawn for one student. Every table starts with its student. */
export interface TwinTables {
  twins: TwinsTable;
}
