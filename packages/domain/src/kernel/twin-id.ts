import { type ItemId, itemIdSchema } from "./ids.ts";

const MARK = "~";

/** What a twin was drawn from. */
export interface TwinOrigin {
  readonly originId: ItemId;
  /** Of the item model that made the origin: with the model's version of that day it makes the twin again. */
  readonly seed: number;
}

/**
 * The id of the twin that a seed makes of an item: `q-sc-101~73012`.
 *
 * @param seed from 1 to 2^32 - 1
 */
export function twinIdOf({ originId, seed }: TwinOrigin): ItemId {
  return itemIdSchema.parse(`${originId}${MARK}${seed}`);
}

/** What a twin's id says; null for an item of the bank. */
export function twinOriginOf(itemId: ItemId): TwinOrigin | null {
  const [origin = "", seed] = itemId.split(MARK);
  return seed === undefined
    ? null
    : { originId: itemIdSchema.parse(origin), seed: Number.parseInt(seed, 10) };
}

/** The item of the bank that an item is, or is a twin of. */
export function originIdOf(itemId: ItemId): ItemId {
  return twinOriginOf(itemId)?.originId ?? itemId;
}
