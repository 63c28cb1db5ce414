import type { ItemStatus } from "@lexiquant/contract";
import type { ItemStanding } from "../../history/standings/repository.ts";

/** An attempt is slow when it took more than this multiple of the pace: the exam's times what is granted. */
const SLOW_FACTOR = 1.5;

interface StatusContext {
  readonly marked: boolean;
  readonly targetSeconds: number;
  /** What the student is granted, for attempts without a clock. */
  readonly paceFactor: number;
}

/**
 * How an item stands with a student. Told from outcomes that are let out only, so nothing here gives away
 * how a withheld attempt was judged.
 *
 * @param standing null when the student has neither tried the item nor been shown its key
 */
export function statusesOf(
  standing: ItemStanding | null,
  { marked, targetSeconds, paceFactor }: StatusContext,
): Set<ItemStatus> {
  const statuses = new Set<ItemStatus>();
  if (marked) statuses.add("marked");
  if (standing === null) return statuses.add("unseen");
  const { last } = standing;
  if (last === null) return statuses;
  if (!last.correct) statuses.add("wrong");
  if (last.correct && last.sureness !== null && last.sureness !== "sure") statuses.add("guessed");
  const paceMs = targetSeconds * (last.paceFactor ?? paceFactor) * 1000;
  if (last.elapsedMs > SLOW_FACTOR * paceMs) statuses.add("slow");
  return statuses;
}
