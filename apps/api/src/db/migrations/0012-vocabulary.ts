import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table vocabulary_settings (
    user_id uuid not null,
    new_per_day integer not null check (new_per_day >= 0),
    reviews_per_day integer not null check (reviews_per_day >= 0),
    minutes_per_day integer not null check (minutes_per_day > 0),
    time_zone text not null,
    day_starts_at_hour integer not null check (day_starts_at_hour between 0 and 23),
    lists jsonb not null,
    answer_by text not null check (answer_by in ('mixed', 'choosing', 'typing')),
    updated_at timestamptz not null,
    primary key (user_id)
  )`,
  // What was chosen for the student's plan, and what it was chosen for: anything else asks for a new choice.
  sql`create table vocabulary_schedules (
    user_id uuid not null,
    desired_retention double precision not null
      check (desired_retention > 0 and desired_retention < 1),
    chosen_on integer not null,
    chosen_for text not null,
    primary key (user_id)
  )`,
  // Derived from the log of reviews, but for what the student has put in line or aside.
  sql`create table vocabulary_cards (
    user_id uuid not null,
    word_id text not null,
    card jsonb not null,
    due_day integer,
    queued_at timestamptz,
    primary key (user_id, word_id)
  )`,
  sql`create table vocabulary_reviews (
    user_id uuid not null,
    id uuid not null,
    sequence integer not null check (sequence > 0),
    session_id uuid not null,
    turn integer not null check (turn >= 0),
    word_id text not null,
    reviewed_at timestamptz not null,
    day integer not null,
    rating text not null check (rating in ('again', 'hard', 'good', 'easy')),
    p_recall double precision check (p_recall between 0 and 1),
    elapsed_days integer not null check (elapsed_days >= 0),
    phase text not null check (phase in ('new', 'learning', 'review', 'relearning')),
    before jsonb not null,
    desired_retention double precision not null,
    test_day integer,
    drill text not null,
    answer_by text not null check (answer_by in ('choosing', 'typing', 'recalling')),
    response jsonb not null,
    is_right boolean,
    elapsed_ms integer not null check (elapsed_ms >= 0),
    undone_at timestamptz,
    primary key (user_id, id),
    unique (user_id, sequence)
  )`,
  sql`create index vocabulary_reviews_of_word on vocabulary_reviews (user_id, word_id, sequence)`,
  sql`create index vocabulary_reviews_of_session
    on vocabulary_reviews (user_id, session_id, sequence)`,
  sql`create index vocabulary_reviews_of_day on vocabulary_reviews (user_id, day)`,
  sql`create table vocabulary_sessions (
    user_id uuid not null,
    id uuid not null,
    request jsonb not null,
    seed bigint not null,
    words integer not null check (words > 0),
    run jsonb not null,
    turn integer not null check (turn >= 0),
    question jsonb,
    answer jsonb,
    created_at timestamptz not null,
    closed_at timestamptz,
    primary key (user_id, id)
  )`,
  sql`create unique index vocabulary_sessions_open on vocabulary_sessions (user_id)
    where closed_at is null`,
  sql`create index vocabulary_sessions_id on vocabulary_sessions (id)`,
  sql`create table own_words (
    user_id uuid not null,
    id uuid not null,
    front text not null,
    back text not null,
    tags jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, id)
  )`,
  sql`create table word_lists (
    user_id uuid not null,
    id uuid not null,
    name text not null,
    created_at timestamptz not null,
    primary key (user_id, id)
  )`,
  sql`create table word_list_entries (
    user_id uuid not null,
    list_id uuid not null,
    word_id text not null,
    place integer not null,
    primary key (user_id, list_id, word_id),
    foreign key (user_id, list_id) references word_lists (user_id, id) on delete cascade
  )`,
  sql`create table word_notes (
    user_id uuid not null,
    word_id text not null,
    note text not null,
    updated_at timestamptz not null,
    primary key (user_id, word_id)
  )`,
  sql`create table word_lookups (
    user_id uuid not null,
    id uuid not null,
    word_id text not null,
    item_id text not null,
    looked_up_at timestamptz not null,
    primary key (user_id, id)
  )`,
  sql`create index word_lookups_latest on word_lookups (user_id, looked_up_at desc)`,
];

/** Words: a card per student and word, the log of reviews for good, sessions, own words and lists. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const vocabulary: Migration = { up };
