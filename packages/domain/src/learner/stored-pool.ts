import { z } from "zod";
import type { ItemPool } from "./item-pool.ts";

const belief = z.strictObject({ mean: z.number(), variance: z.number() });

/** What is known of the items as plain data. */
export const storedPoolSchema = z.strictObject({
  version: z.literal(1),
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
});
export type StoredPool = z.infer<typeof storedPoolSchema>;

export function storePool({ common, skills, items }: ItemPool): StoredPool {
  return {
    version: 1,
    common: [...common],
    skills: Object.fromEntries(skills),
    items: Object.fromEntries(
      [...items].map(([id, item]) => [
        id,
        // Array.from, since encounters that have not happened are holes.
        { ...item, difficulties: Array.from(item.difficulties, (known) => known ?? null) },
      ]),
    ),
  };
}

export function restorePool({ common, skills, items }: StoredPool): ItemPool {
  return {
    common: [...common],
    skills: new Map(Object.entries(skills)),
    items: new Map(
      Object.entries(items).map(([id, item]) => [
        id,
        { ...item, difficulties: item.difficulties.map((known) => known ?? undefined) },
      ]),
    ),
  };
}
