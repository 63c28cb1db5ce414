import {
  accepted,
  type ItemId,
  type Result,
  refused,
  seededRandom,
  type UserId,
} from "@lexiquant/domain/kernel";
import { selectItems } from "@lexiquant/domain/session";
import type { Queryable } from "../../db/queryable.ts";
import {
  findSession,
  listHoldingSettings,
  listItemsInOpenExam,
} from "../../history/sessions/repository.ts";
import { findItem } from "../../history/twins/find-items.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { Choosing, Draw } from "./draw.ts";
import { drawDiagnostic } from "./draw-diagnostic.ts";
import { drawReview } from "./draw-review.ts";
import { drawSmart } from "./draw-smart.ts";
import { matchingItems } from "./item-filter.ts";
import { rateItems } from "./rate-items.ts";

type Chosen = Result<Draw, "no-items-match" | "item-not-found" | "key-withheld">;

/**
 * What is drawn before the session is stored, because it needs more than the transaction may do: what is known of the
 * student, brought up to date, and new twins. Null where nothing is, or the session is there already.
 */
export async function prepareDraw(
  context: PracticeContext,
  choosing: Choosing,
): Promise<Draw | null> {
  const { userId, request } = choosing;
  const { mode } = request.settings;
  if (request.itemId !== undefined || mode === "topic" || mode === "mixed") return null;
  if ((await findSession(context.database.reader, userId, request.id)) !== null) return null;
  if (mode === "smart") return await drawSmart(context, choosing);
  if (mode === "review") return await drawReview(context, choosing);
  return await drawDiagnostic(context, choosing);
}

export async function chooseItems(
  context: PracticeContext,
  transaction: Queryable,
  { draw, ...choosing }: Choosing & { readonly draw: Draw | null },
): Promise<Chosen> {
  const { userId, request } = choosing;
  if (request.itemId !== undefined) {
    return await theOneItem(context, transaction, { userId, itemId: request.itemId });
  }
  // What an open exam asks is not asked elsewhere meanwhile.
  const held = await listItemsInOpenExam(transaction, userId);
  const drawn = draw ?? (await drawItems(context, transaction, { ...choosing, held }));
  const items = drawn.items.filter(({ id }) => !held.has(id));
  return items.length === 0 ? refused("no-items-match") : accepted({ ...drawn, items });
}

/** Not while a session withholds the item's outcome: this one could let out what that one keeps. */
async function theOneItem(
  context: PracticeContext,
  transaction: Queryable,
  { userId, itemId }: { readonly userId: UserId; readonly itemId: ItemId },
): Promise<Chosen> {
  const entry = await findItem(context, transaction, { userId, itemId });
  if (entry === null || entry.item.retired) return refused("item-not-found");
  const holding = await listHoldingSettings(transaction, userId, itemId);
  if (holding.some(({ feedback }) => feedback === "end")) return refused("key-withheld");
  return accepted({ items: [entry.item], plannedItems: null });
}

async function drawItems(
  context: PracticeContext,
  transaction: Queryable,
  { userId, request, seed, held }: Choosing & { readonly held: ReadonlySet<ItemId> },
): Promise<Draw> {
  const rated = await rateItems(transaction, userId, context);
  const candidates = matchingItems(rated, request.filter).filter(({ item }) => !held.has(item.id));
  const ids = selectItems({
    candidates: candidates.map(({ item, kind, statuses }) => ({
      id: item.id,
      kind,
      stimulusId: item.stimulusId,
      unseen: statuses.has("unseen"),
    })),
    itemCount: request.itemCount,
    mode: request.settings.mode,
    random: seededRandom(seed),
  });
  return { items: ids.flatMap((id) => context.index.get(id)?.item ?? []), plannedItems: null };
}
