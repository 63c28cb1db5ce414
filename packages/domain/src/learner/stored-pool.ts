import { z } from "zod";
import type { ItemPool } from "./item-pool.ts";

const belief = z.strictObject({ mean: z.number(), variance: z.number() });

/** What is known of the items as plain data. */
export const storedPoolSchema = z.strictObject({
  version: z.literal(2),
  common: z.array(belief),
  skills: z.record(z.string(), belief),
  items: z.record(
    z.string(),
    z.strictObject({
      slope: belief,
      guessing: z.number(),
      isAuthored: z.boolean(),
      answers: z.number(),
      /** By encounter; null for one that has not happened. */
      difficulties: z.array(belief.nullable()),
    }),
  ),
  relations: z.record(
    z.string(),
    z.record(z.string(), z.strictObject({ surprise: z.number(), information: z.number() })),
  ),
});
export type StoredPool = z.infer<typeof storedPoolSchema>;

const copied = <Known extends object>(entries: Iterable<readonly [string, Known]>) =>
  [...entries].map(([key, known]) => [key, { ...known }] as const);

export function storePool({ common, skills, items, relations }: ItemPool): StoredPool {
  return {
    version: 2,
    common: [...common],
    skills: Object.fromEntries(skills),
    items: Object.fromEntries(
      [...items].map(([id, item]) => [
        id,
        // Array.from, since encounters that have not happened are holes.
        { ...item, difficulties: Array.from(item.difficulties, (known) => known ?? null) },
      ]),
    ),
    relations: Object.fromEntries(
      [...relations].map(([asked, before]) => [asked, Object.fromEntries(copied(before))]),
    ),
  };
}

export function restorePool({ common, skills, items, relations }: StoredPool): ItemPool {
  return {
    common: [...common],
    skills: new Map(Object.entries(skills)),
    items: new Map(
      Object.entries(items).map(([id, item]) => [
        id,
        { ...item, difficulties: item.difficulties.map((known) => known ?? undefined) },
      ]),
    ),
    relations: new Map(
      Object.entries(relations).map(([asked, before]) => [
        asked,
        new Map(copied(Object.entries(before))),
      ]),
    ),
  };
}
