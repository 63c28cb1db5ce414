import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // Beside learner_answers, in one sequence with it: the log is both.
  sql`create table learner_words (
    user_id uuid not null,
    sequence integer not null check (sequence > 0),
    review_id uuid not null,
    blueprint_id text not null references test_blueprints (id),
    facts jsonb,
    p_expected double precision check (p_expected between 0 and 1),
    primary key (user_id, sequence),
    unique (user_id, review_id)
  )`,
  sql`alter table learner_states add column words jsonb`,
  // Words move what is believed on days without an answer too.
  sql`alter table learner_days drop constraint learner_days_answers_check`,
  sql`alter table learner_days add constraint learner_days_answers_check check (answers >= 0)`,
  // The few reviews that may say something of the student: see word-arrivals in history/learner.
  sql`create index vocabulary_reviews_telling on vocabulary_reviews (user_id, reviewed_at)
    where undone_at is null and (phase = 'new' or elapsed_days >= 21)`,
];

/** The second source of the learner's log: what reviews of words say. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const wordsAreEvidence: Migration = { up };
