import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // One row per exchange: what the student sent and what came back.
  sql`create table tutor_turns (
    user_id uuid not null,
    id uuid not null,
    scope_key text not null,
    scope jsonb not null,
    item_version integer,
    item_state text,
    input jsonb not null,
    intent text not null,
    confidence real not null,
    move text not null,
    content_ids jsonb not null,
    parts jsonb not null,
    next jsonb not null,
    engine jsonb not null,
    fell_back boolean not null,
    total_ms integer not null,
    feedback text check (feedback in ('up', 'down')),
    created_at timestamptz not null,
    primary key (user_id, id)
  )`,
  sql`create index tutor_turns_scope on tutor_turns (user_id, scope_key, created_at desc)`,
  // To read all of them page by page.
  sql`create index tutor_turns_oldest on tutor_turns (user_id, created_at, id)`,
  // Kept apart from the turns: they lower the credit of an answer, also when what was said is deleted.
  sql`create table hints_shown (
    user_id uuid not null,
    item_id text not null,
    shown_at timestamptz not null,
    level integer not null check (level between 1 and 4),
    primary key (user_id, item_id, shown_at, level)
  )`,
  sql`alter table attempts add column hint_level integer not null default 0`,
  sql`alter table attempts add column gave_up boolean not null default false`,
  sql`alter table preferences add column directness text not null default 'guide'
    check (directness in ('nudge', 'guide', 'direct'))`,
];

/** What the tutor was asked and said, and the help that answers had. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const tutor: Migration = { up };
