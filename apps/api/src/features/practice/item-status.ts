import type { ItemStatus } from "@lexiquant/contract";
import type { ItemStanding } from "../../history/standings/repository.ts";

/** An attempt is slow when it took more than this multiple of the exam's pace. */
const SLOW_FACTOR = 1.5;

/**
 * How an item stands with a student. Told from outcomes that are let out only, so nothing here gives away
 * how a withheld attempt was judged.
 *
 * @param standing null when the student has neither tried the item nor been shown its key
 */
export function statusesOf(
  standing: ItemStanding | null,
  { marked, targetSeconds }: { readonly marked: boolean; readonly targetSeconds: number },
): Set<ItemStatus> {
  const statuses = new Set<ItemStatus>();
  if (marked) statuses.add("marked");
  if (standing === null) return statuses.add("unseen");
  const { last } = standing;
  if (last === null) return statuses;
  if (!last.correct) statuses.add("wrong");
  if (last.correct && last.sureness !== null && last.sureness !== "sure") statuses.add("guessed");
  if (last.elapsedMs > SLOW_FACTOR * targetSeconds * 1000) statuses.add("slow");
  return statuses;
}
