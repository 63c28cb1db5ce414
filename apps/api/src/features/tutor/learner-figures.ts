import type { UserId } from "@lexiquant/domain/kernel";
import { groupBy } from "@lexiquant/domain/kernel";
import { MINIMUM_ANSWERS_PER_GROUP } from "@lexiquant/domain/report";
import type { LearnerFigures, LearnerRate } from "@lexiquant/domain/tutor";
import type { ItemIndex } from "../../bank/item-index.ts";
import type { Queryable } from "../../db/queryable.ts";
import { listFirstAttempts } from "../../history/standings/repository.ts";
import { listPlaces } from "../../history/twins/find-items.ts";

const WEAKEST_TOLD = 3;

/** What the student's first attempts say. Two statements, bounded by the bank and the student's twins. */
export async function loadLearner(
  services: { readonly served: ItemIndex },
  database: Queryable,
  userId: UserId,
): Promise<LearnerFigures> {
  const attempts = await listFirstAttempts(database, userId);
  const places = await listPlaces(services, database, userId);
  const placed = attempts.flatMap(({ itemId, correct }) => {
    const place = places.get(itemId);
    return place === undefined ? [] : [{ topic: place.topic, correct }];
  });
  const groups = [...groupBy(placed, (attempt) => attempt.topic.id).values()].map((group) => ({
    id: group[0].topic.id,
    name: group[0].topic.name,
    ...rateOf(group),
  }));
  return {
    overall: rateOf(placed),
    weakest: groups
      .filter(({ answered }) => answered >= MINIMUM_ANSWERS_PER_GROUP)
      .sort((one, other) => one.correct / one.answered - other.correct / other.answered)
      .slice(0, WEAKEST_TOLD),
  };
}

function rateOf(attempts: readonly { readonly correct: boolean }[]): LearnerRate {
  return {
    answered: attempts.length,
    correct: attempts.filter(({ correct }) => correct).length,
  };
}
