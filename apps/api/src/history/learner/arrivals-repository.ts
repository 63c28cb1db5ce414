import type { AttemptId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** What is not in the log yet: a released answer, or a review of a word that may say something of the student. */
export type Arrival =
  | { readonly source: "answer"; readonly id: AttemptId; readonly at: Date }
  | { readonly source: "word"; readonly id: string; readonly at: Date };

/**
 * What has arrived since a moment, or ever, and is not in the log: oldest first, answers of one release as they were
 * submitted. The log itself leaves out what is in it, so `since` only bounds the search. It goes through all of them
 * whatever the limit is: ask once, not for every batch.
 */
export async function listArrivals(
  database: Queryable,
  userId: UserId,
  { since, limit }: { readonly since: Date | null; readonly limit: number },
): Promise<Arrival[]> {
  const from = (column: string) =>
    since === null ? sql`` : sql`and ${sql.ref(column)} >= ${since}::timestamptz`;
  // The days are written out as in the index; a value would not be known to be the same.
  const { rows } = await sql<Arrival>`
    select 'answer' as source, id, released_at as at, submitted_at as given from attempts
    where user_id = ${userId} and released_at is not null ${from("released_at")}
      and not exists (select 1 from learner_answers as taken
        where taken.user_id = attempts.user_id and taken.attempt_id = attempts.id)
    union all
    select 'word' as source, id, reviewed_at as at, reviewed_at as given from vocabulary_reviews
    where user_id = ${userId} and undone_at is null and (phase = 'new' or elapsed_days >= 21)
      ${from("reviewed_at")}
      and not exists (select 1 from learner_words as taken
        where taken.user_id = vocabulary_reviews.user_id and taken.review_id = vocabulary_reviews.id)
    order by at, given, id limit ${limit}`.execute(database);
  return rows.map(({ source, id, at }) => ({ source, id, at }) as Arrival); // as they are selected
}
