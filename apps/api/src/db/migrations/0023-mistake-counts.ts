import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table mistake_counts (
    user_id uuid not null,
    item_id text not null,
    dimension text not null check (dimension in ('cause', 'misconception')),
    value text not null,
    entries integer not null check (entries > 0),
    primary key (user_id, item_id, dimension, value)
  )`,
  sql`insert into mistake_counts (user_id, item_id, dimension, value, entries)
    select user_id, item_id, dimension, value, count(*)::int
    from (
      select mistakes.user_id, mistakes.item_id, 'cause' as dimension,
        coalesce(words.cause, mistakes.cause) as value
      from mistakes
      left join mistake_words as words
        on words.user_id = mistakes.user_id and words.attempt_id = mistakes.attempt_id
      union all
      select user_id, item_id, 'misconception', jsonb_array_elements_text(misconceptions)
      from mistakes
    ) as named
    group by user_id, item_id, dimension, value`,
];

/** Entries of the error log, counted by the question: the log's own length is nothing that a look at it should cost. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const mistakeCounts: Migration = { up };
