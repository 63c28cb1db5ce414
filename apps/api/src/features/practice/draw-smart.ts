import { type ItemId, seededRandom } from "@lexiquant/domain/kernel";
import { chooseSet } from "@lexiquant/domain/plan";
import { selectItems } from "@lexiquant/domain/session";
import { loadPracticeState } from "../../history/practice-state/load-practice-state.ts";
import type { PracticeContext } from "./dependencies.ts";
import type { Choosing, Draw } from "./draw.ts";
import { matchingItems } from "./item-filter.ts";
import { rateItems } from "./rate-items.ts";

/**
 * The questions that win most within the filter, by what is known of the student. Where it has too few that are new, others
 * that match fill the session. What is kept for exams stays out, whatever the filter says.
 */
export async function drawSmart(
  context: PracticeContext,
  { userId, request, seed }: Choosing,
): Promise<Draw> {
  const { state } = await loadPracticeState(context, userId);
  const rated = await rateItems(context.database.reader, userId, context);
  const filter = { ...request.filter, keptForExams: false };
  const matching = new Map(matchingItems(rated, filter).map((one) => [one.item.id as string, one]));
  const candidates = state.candidates.filter(({ id }) => matching.has(id));
  const random = seededRandom(seed);
  const chosen = chooseSet(
    { ...state, candidates },
    { size: request.itemCount, served: [], random },
  ).map(({ item }) => item.id);
  const rest = candidates.filter(({ id }) => !chosen.includes(id));
  const filled =
    chosen.length >= request.itemCount
      ? []
      : selectItems({
          candidates: rest.flatMap(({ id, isSeen }) => {
            const entry = matching.get(id);
            if (entry === undefined) return [];
            const { item, kind } = entry;
            return [{ id: item.id, kind, stimulusId: item.stimulusId, unseen: !isSeen }];
          }),
          itemCount: request.itemCount - chosen.length,
          mode: "mixed",
          random,
        });
  const ids = [...chosen, ...filled] as ItemId[]; // candidates are items of the index
  return { items: ids.flatMap((id) => context.index.get(id)?.item ?? []), plannedItems: null };
}
