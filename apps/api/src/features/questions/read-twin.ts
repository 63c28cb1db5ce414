import type { Question } from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import {
  accepted,
  type ItemId,
  originIdOf,
  type Result,
  refused,
  type UserId,
} from "@lexiquant/domain/kernel";
import { hasTwins } from "../../bank/has-twins.ts";
import { isItemKept } from "../../history/kept-items/repository.ts";
import { listHoldingSettings } from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import { openTwin } from "../../history/twins/open-twin.ts";
import type { QuestionContext } from "./dependencies.ts";
import { readQuestion } from "./service.ts";

type TwinRefusal =
  | "item-not-found"
  | "item-has-no-twins"
  | "twins-used-up"
  | "key-withheld"
  | "item-kept-for-exams";
type Found<Value> = Result<Value, TwinRefusal>;

/** The student's open twin of an item, or of the item that a given twin is of; a new one where none is open. */
export async function readTwin(
  context: QuestionContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Found<Question>> {
  const origin = await findOrigin(context, userId, itemId);
  if (!origin.ok) return origin;
  const twin = await openTwin(context, userId, origin.value);
  return twin === null ? refused("twins-used-up") : await readQuestion(context, userId, twin.id);
}

async function findOrigin(
  context: QuestionContext,
  userId: UserId,
  itemId: ItemId,
): Promise<Found<KeyedItem>> {
  const { reader } = context.database;
  const asked = await findItem(context, reader, { userId, itemId });
  if (asked === null) return refused("item-not-found");
  const origin = context.served.get(originIdOf(itemId));
  if (origin === undefined || !hasTwins(origin.item)) return refused("item-has-no-twins");
  if (await isItemKept(context, reader, { userId, itemId: origin.item.id })) {
    return refused("item-kept-for-exams");
  }
  // A twin's solution is as good as the origin's own.
  const holding = await listHoldingSettings(reader, userId, origin.item.id);
  if (holding.some(({ feedback }) => feedback === "end")) return refused("key-withheld");
  return accepted(origin.item);
}
