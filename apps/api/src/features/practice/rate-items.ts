import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";
import { listMarkedItems } from "../../history/annotations/repository.ts";
import { listKeptItems } from "../../history/kept-items/repository.ts";
import { readPreferences } from "../../history/preferences/repository.ts";
import { listStandings } from "../../history/standings/repository.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { RatedItem } from "./item-filter.ts";
import { statusesOf } from "./item-status.ts";

/** The whole bank, in its order, with how each item stands with a student; four statements. */
export async function rateItems(
  database: Queryable,
  userId: UserId,
  { index, panelItems }: Pick<PracticeContext, "index" | "panelItems">,
): Promise<RatedItem[]> {
  const marked = await listMarkedItems(database, userId);
  const standings = await listStandings(database, userId, [...index.keys()]);
  const kept = await listKeptItems({ panelItems }, database, { userId, among: index.keys() });
  const { paceFactor } = await readPreferences(database, userId);
  const standingOf = new Map(standings.map((standing) => [standing.itemId, standing]));
  return [...index].map(([id, entry]) => ({
    ...entry,
    keptForExams: kept.has(id),
    statuses: statusesOf(standingOf.get(id) ?? null, {
      marked: marked.has(id),
      targetSeconds: entry.item.targetSeconds,
      paceFactor,
    }),
  }));
}
