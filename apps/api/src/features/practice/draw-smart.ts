import type { KeyedItem } from "@lexiquant/domain/item";
import {
  type ItemId,
  type RandomSource,
  seededRandom,
  type UserId,
} from "@lexiquant/domain/kernel";
import { type ChosenItem, chooseSet, type PracticeState } from "@lexiquant/domain/plan";
import { selectItems } from "@lexiquant/domain/session";
import { loadLastServed } from "../../history/practice-state/load-last-served.ts";
import {
  loadPracticeState,
  withoutTwin,
} from "../../history/practice-state/load-practice-state.ts";
import { openTwin } from "../../history/twins/open-twin.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { Choosing, Draw } from "./draw.ts";
import { matchingItems, type RatedItem } from "./item-filter.ts";
import { rateItems } from "./rate-items.ts";

/**
 * The questions that win most within the filter, by what is known of the student. Where it has too few that are new, others
 * that match fill the session. What is kept for exams stays out, whatever the filter says.
 */
export async function drawSmart(context: PracticeContext, choosing: Choosing): Promise<Draw> {
  const { userId, request } = choosing;
  const { state } = await loadPracticeState(context, userId);
  const rated = await rateItems(context.database.reader, userId, context);
  const filter = { ...request.filter, keptForExams: false };
  const matching = new Map(matchingItems(rated, filter).map((one) => [one.item.id as string, one]));
  const candidates = state.candidates.filter(({ id }) => matching.has(id));
  const set = await chooseDrawn(context, { ...state, candidates }, choosing);
  const chosen = new Set(set.chosen.map(({ item }) => item.id));
  const rest = candidates.flatMap(({ id, isSeen }) => {
    const entry = chosen.has(id) ? undefined : matching.get(id);
    return entry === undefined ? [] : [{ ...entry, isSeen }];
  });
  return { items: [...set.items, ...filledFrom(rest, set, choosing)], plannedItems: null };
}

interface DrawnSet {
  readonly chosen: readonly ChosenItem[];
  /** The same, with the twins that reviews ask for. */
  readonly items: readonly KeyedItem[];
  /** What chose them, to go on with. */
  readonly random: RandomSource;
}

/** Where a twin is asked for that cannot be drawn any more, the set is chosen again without it. */
async function chooseDrawn(
  context: PracticeContext,
  state: PracticeState,
  { userId, request, seed }: Choosing,
): Promise<DrawnSet> {
  const served = await loadLastServed(context, userId);
  const undrawn = new Set<string>();
  for (;;) {
    const missed = state.missed.map((one) => (undrawn.has(one.itemId) ? withoutTwin(one) : one));
    const random = seededRandom(seed);
    const chosen = chooseSet({ ...state, missed }, { size: request.itemCount, served, random });
    const items: KeyedItem[] = [];
    for (const one of chosen) {
      const item = await itemOf(context, userId, one);
      if (item === null) undrawn.add(one.item.id);
      else items.push(item);
    }
    if (items.length === chosen.length) return { chosen, items, random };
  }
}

async function itemOf(
  context: PracticeContext,
  userId: UserId,
  { item: { id }, redo }: ChosenItem,
): Promise<KeyedItem | null> {
  const item = context.index.get(id as ItemId)?.item; // candidates are items of the index
  if (item === undefined) throw new Error(`${id} is no candidate.`);
  return redo === "twin" ? await openTwin(context, userId, item) : item;
}

function filledFrom(
  rest: readonly (RatedItem & { readonly isSeen: boolean })[],
  { items, random }: DrawnSet,
  { request }: Choosing,
): KeyedItem[] {
  const itemCount = request.itemCount - items.length;
  if (itemCount === 0) return [];
  const ids = selectItems({
    candidates: rest.map(({ item, kind, isSeen }) => ({
      id: item.id,
      kind,
      stimulusId: item.stimulusId,
      unseen: !isSeen,
    })),
    itemCount,
    mode: "mixed",
    random,
  });
  const byId = new Map(rest.map(({ item }) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
