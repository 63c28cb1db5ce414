import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table study_goals (
    user_id uuid not null,
    verbal_target integer check (verbal_target between 130 and 170),
    quantitative_target integer check (quantitative_target between 130 and 170),
    writing_target double precision check (writing_target between 0 and 6),
    test_date text,
    weekly_hours double precision check (weekly_hours > 0),
    hours_since timestamptz,
    updated_at timestamptz not null,
    primary key (user_id),
    check ((weekly_hours is null) = (hours_since is null))
  )`,
  // Null where all questions are drawn at the start: then item_count is all there is.
  sql`alter table practice_sessions
    add column planned_items integer check (planned_items >= item_count)`,
  sql`create table bail_decisions (
    user_id uuid not null,
    session_id uuid not null,
    position integer not null,
    decision text not null check (decision in ('stay', 'leave')),
    elapsed_ms integer not null check (elapsed_ms >= 0),
    decided_at timestamptz not null,
    primary key (user_id, session_id, position),
    foreign key (user_id, session_id, position)
      references practice_session_items (user_id, session_id, position)
  )`,
  // For what is kept of a user: identities are found by the provider's subject otherwise.
  sql`create index identities_user on identities (user_id)`,
];

/** Goals, sessions that are drawn in blocks, and decisions to stay with a question or to leave it. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const goals: Migration = { up };
