import { MEASURES } from "@lexiquant/domain/item";
import { originIdOf, type UserId } from "@lexiquant/domain/kernel";
import type { Candidate } from "@lexiquant/domain/plan";
import { listLastAnswered } from "./last-answers-repository.ts";
import { candidateOf } from "./load-practice-state.ts";
import type { PracticeStateContext } from "./practice-state-context.ts";

/** The last answers of each measure that a set begins after. */
const OF_A_MEASURE = 10;
/** Answers that these are looked for among: a set gives one measure after the other. */
const LOOKED_AT = 60;

/** The questions that a student answered last, in their order, some of each measure; a twin as its origin. */
export async function loadLastServed(
  { database, served }: PracticeStateContext,
  userId: UserId,
): Promise<Candidate[]> {
  const answered = await listLastAnswered(database.reader, userId, LOOKED_AT);
  const entries = answered.flatMap((id) => served.get(originIdOf(id)) ?? []);
  const last = new Set(
    MEASURES.flatMap((own) => {
      const places = entries.flatMap(({ measure }, place) => (measure === own ? [place] : []));
      return places.slice(-OF_A_MEASURE);
    }),
  );
  return entries
    .filter((_, place) => last.has(place))
    .map((entry) => candidateOf(entry, { isSeen: true, exposures: 0 }));
}
