import { type Kysely, type Migration, sql } from "kysely";

/** One statement each, so that engines which take one DDL statement at a time can run them. */
const STATEMENTS = [
  sql`create table practice_sessions (
    user_id uuid not null,
    id uuid not null,
    settings jsonb not null,
    filter jsonb not null,
    requested_items integer not null,
    item_count integer not null check (item_count > 0),
    seed bigint not null,
    current_position integer not null check (current_position between 0 and item_count - 1),
    created_at timestamptz not null,
    closed_at timestamptz,
    primary key (user_id, id)
  )`,
  sql`create index practice_sessions_newest on practice_sessions (user_id, created_at desc)`,
  // Only to tell a student that the id of a new session is another student's.
  sql`create index practice_sessions_id on practice_sessions (id)`,
  sql`create table practice_session_items (
    user_id uuid not null,
    session_id uuid not null,
    position integer not null,
    item_id text not null,
    item_version integer not null,
    primary key (user_id, session_id, position),
    unique (user_id, session_id, item_id),
    foreign key (user_id, session_id) references practice_sessions (user_id, id)
  )`,
  sql`create index practice_session_items_item on practice_session_items (user_id, item_id)`,
  sql`create table attempts (
    user_id uuid not null,
    id uuid not null,
    session_id uuid not null,
    position integer not null,
    item_id text not null,
    item_version integer not null,
    response jsonb not null,
    correct boolean not null,
    elapsed_ms integer not null check (elapsed_ms >= 0),
    sureness text check (sureness in ('guess', 'unsure', 'sure')),
    submitted_at timestamptz not null,
    seen_before boolean not null,
    released_at timestamptz,
    primary key (user_id, id),
    unique (user_id, session_id, position),
    foreign key (user_id, session_id, position)
      references practice_session_items (user_id, session_id, position)
  )`,
  sql`create index attempts_item on attempts (user_id, item_id, submitted_at desc)`,
  sql`create index attempts_newest on attempts (user_id, submitted_at desc)`,
  // A student has one first attempt per item, however many sessions race for it.
  sql`create unique index attempts_first on attempts (user_id, item_id) where not seen_before`,
  sql`create table item_work (
    user_id uuid not null,
    session_id uuid not null,
    position integer not null,
    revision integer not null,
    response jsonb not null,
    eliminated jsonb not null,
    highlights jsonb not null,
    scratch text not null,
    elapsed_ms integer not null check (elapsed_ms >= 0),
    primary key (user_id, session_id, position),
    foreign key (user_id, session_id, position)
      references practice_session_items (user_id, session_id, position)
  )`,
  sql`create table item_annotations (
    user_id uuid not null,
    item_id text not null,
    marked boolean not null,
    note text not null,
    primary key (user_id, item_id)
  )`,
  sql`create table item_reveals (
    user_id uuid not null,
    item_id text not null,
    revealed_at timestamptz not null,
    primary key (user_id, item_id)
  )`,
  sql`create table problem_reports (
    user_id uuid not null,
    id uuid not null,
    item_id text not null,
    item_version integer not null,
    category text not null,
    text text not null,
    environment jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, id)
  )`,
];

/** What students do with items. Every key starts with the student, foreign keys stay within one. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const practice: Migration = { up };
