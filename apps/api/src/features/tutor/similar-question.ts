import { originIdOf, type UserId } from "@lexiquant/domain/kernel";
import type { ItemContext, TutorTools } from "@lexiquant/domain/tutor";
import type { IndexedItem, ItemIndex } from "../../bank/item-index.ts";
import { topicMates } from "../../bank/topic-mates.ts";
import type { Queryable } from "../../db/queryable.ts";
import { isItemSeen } from "../../history/attempts/repository.ts";
import { listKeptItems } from "../../history/kept-items/repository.ts";
import { isHeldByOpenSession } from "../../history/sessions/repository.ts";
import type { TutorServices } from "./dependencies.ts";

type Level = Parameters<TutorTools["similar"]>[0];

/** Looked at until one is new; a student who has seen them all gets the nearest. */
const MOST_LOOKED_AT = 12;

/** A question on the same topic: of the same kind and band before others, one that is new before one that is not.
 * None that is kept for a mock exam. */
export async function similarQuestion(
  { index, panelItems }: Pick<TutorServices, "index" | "panelItems">,
  database: Queryable,
  {
    userId,
    question,
    level,
  }: { readonly userId: UserId; readonly question: ItemContext; readonly level: Level },
): Promise<IndexedItem | null> {
  const entry = index.get(originIdOf(question.item.id));
  if (entry === undefined) return null;
  const all = candidatesOf(index, entry, level);
  const among = all.map(({ item }) => item.id);
  const kept = await listKeptItems({ panelItems }, database, { userId, among });
  const candidates = all.filter(({ item }) => !kept.has(item.id)).slice(0, MOST_LOOKED_AT);
  let nearest: IndexedItem | null = null;
  for (const candidate of candidates) {
    const { id } = candidate.item;
    if (await isHeldByOpenSession(database, userId, id)) continue;
    if (!(await isItemSeen(database, userId, id))) return candidate;
    nearest ??= candidate;
  }
  return nearest;
}

function candidatesOf(index: ItemIndex, entry: IndexedItem, level: Level): IndexedItem[] {
  const fits = ({ difficulty }: IndexedItem) => {
    if (level === "easier") return difficulty < entry.difficulty;
    return level !== "harder" || difficulty > entry.difficulty;
  };
  const distance = (other: IndexedItem) =>
    Math.abs(other.difficulty - entry.difficulty) + (other.kind === entry.kind ? 0 : 2);
  return topicMates(index, entry)
    .filter(fits)
    .sort((one, other) => distance(one) - distance(other));
}
