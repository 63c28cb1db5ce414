import type { KeyedItem } from "@lexiquant/domain/item";
import { groupBy, type ItemId, type UserId } from "@lexiquant/domain/kernel";
import { askedBy } from "@lexiquant/domain/mistakes";
import { hasTwins } from "../../bank/has-twins.ts";
import { catchUp } from "../../history/learner/catch-up.ts";
import { listOpenLadders, type OpenLadder } from "../../history/mistakes/ladders-repository.ts";
import { listWithheldItems } from "../../history/sessions/repository.ts";
import { openTwin } from "../../history/twins/open-twin.ts";
import { readDayRule, studyDayAt } from "../../history/vocabulary/day-rule.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { Choosing, Draw } from "./draw.ts";
import { matchingItems } from "./item-filter.ts";
import { rateItems } from "./rate-items.ts";

/**
 * Missed questions whose next try is due, the longest due first; where none is, those on their way, the next due first. The
 * step says whether the question itself comes or a twin of it; where none can be drawn any more the question itself does.
 */
export async function drawReview(
  context: PracticeContext,
  { userId, request }: Choosing,
): Promise<Draw> {
  await catchUp(context, userId);
  const { reader } = context.database;
  const withheld = await listWithheldItems(reader, userId);
  const rated = await rateItems(reader, userId, context);
  const matching = new Set<ItemId>(
    matchingItems(rated, { ...request.filter, keptForExams: true })
      .map(({ item }) => item.id)
      .filter((id) => !withheld.has(id)),
  );
  const open = (await listOpenLadders(reader, userId)).filter(({ itemId }) => matching.has(itemId));
  const today = studyDayAt(context.clock(), await readDayRule(reader, userId));
  const due = open.filter(({ dueDay }) => dueDay <= today);
  const asked = (due.length > 0 ? due : open).slice(0, request.itemCount);
  const items: KeyedItem[] = [];
  for (const ladder of asked) items.push(...(await itemOf(context, userId, ladder)));
  return { items: inSets(items), plannedItems: null };
}

async function itemOf(
  context: PracticeContext,
  userId: UserId,
  { itemId, state }: OpenLadder,
): Promise<KeyedItem[]> {
  const origin = context.index.get(itemId)?.item;
  if (origin === undefined) return [];
  const wantsTwin = askedBy(state) === "twin" && hasTwins(origin);
  return [(wantsTwin ? await openTwin(context, userId, origin) : null) ?? origin];
}

/** Questions of one stimulus follow one another. */
function inSets(items: readonly KeyedItem[]): KeyedItem[] {
  return [...groupBy(items, ({ id, stimulusId }) => stimulusId ?? id).values()].flat();
}
