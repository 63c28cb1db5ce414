import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // One row per student: whoever folds answers holds it.
  sql`create table learner_states (
    user_id uuid not null,
    fold_version integer not null,
    learner jsonb,
    speed jsonb,
    answers integer not null check (answers >= 0),
    folded_until timestamptz,
    primary key (user_id)
  )`,
  // Shared by all: what the exam asked of each skill when answers were taken in.
  sql`create table test_blueprints (
    id text not null,
    shares jsonb not null,
    primary key (id)
  )`,
  sql`create table learner_answers (
    user_id uuid not null,
    sequence integer not null check (sequence > 0),
    attempt_id uuid not null,
    item_id text not null,
    item_parameter_version integer,
    blueprint_id text not null references test_blueprints (id),
    facts jsonb,
    is_rapid boolean not null,
    p_expected double precision check (p_expected between 0 and 1),
    expected_ms integer,
    pace_flag text check (pace_flag in ('rushed', 'stuck', 'over-invested')),
    topic_id text,
    topic_before jsonb,
    topic_after jsonb,
    primary key (user_id, sequence),
    unique (user_id, attempt_id)
  )`,
  sql`create index learner_answers_flagged on learner_answers (user_id, sequence desc)
    where pace_flag is not null`,
  sql`create table learner_days (
    user_id uuid not null,
    node text not null,
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    mean double precision not null,
    variance double precision not null check (variance > 0),
    answers integer not null check (answers > 0),
    primary key (user_id, node, day)
  )`,
  sql`create table answer_tallies (
    user_id uuid not null,
    dimension text not null,
    value text not null,
    week text not null check (week ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    answers integer not null check (answers > 0),
    right_answers integer not null check (right_answers between 0 and answers),
    elapsed_ms bigint not null,
    expected_right_micro bigint not null,
    paced integer not null,
    log_ratio_micro bigint not null,
    squared_log_ratio_micro bigint not null,
    rushed integer not null,
    stuck integer not null,
    over_invested integer not null,
    over_invested_ms bigint not null,
    primary key (user_id, dimension, value, week)
  )`,
  sql`create table mistakes (
    user_id uuid not null,
    attempt_id uuid not null,
    session_id uuid not null,
    item_id text not null,
    measure text not null check (measure in ('verbal', 'quantitative')),
    kind text not null,
    topic_id text not null,
    difficulty integer not null,
    lucky_guess boolean not null,
    sureness text check (sureness in ('guess', 'unsure', 'sure')),
    elapsed_ms integer not null,
    expected_ms integer,
    misconceptions jsonb not null,
    cause text not null check (cause in ('content', 'misread', 'slip', 'time', 'guess')),
    because jsonb not null,
    submitted_at timestamptz not null,
    primary key (user_id, attempt_id)
  )`,
  sql`create index mistakes_newest on mistakes (user_id, submitted_at desc, attempt_id)`,
  sql`create index mistakes_item on mistakes (user_id, item_id)`,
  // What the student says of a mistake: not derived from anything, and so kept apart.
  sql`create table mistake_words (
    user_id uuid not null,
    attempt_id uuid not null,
    cause text check (cause in ('content', 'misread', 'slip', 'time', 'guess')),
    note text not null,
    updated_at timestamptz not null,
    primary key (user_id, attempt_id)
  )`,
  sql`create table redo_ladders (
    user_id uuid not null,
    item_id text not null,
    step text check (step in ('same', 'twin', 'after-3', 'after-7', 'after-21')),
    due_day integer,
    has_twin boolean not null,
    setbacks integer not null check (setbacks > 0),
    primary key (user_id, item_id),
    check ((step is null) = (due_day is null))
  )`,
  sql`create index redo_ladders_due on redo_ladders (user_id, due_day) where due_day is not null`,
  sql`create index attempts_released_of_student on attempts (user_id, released_at)
    where released_at is not null`,
];

/** What is known of each student: a log of the answers taken in, and what follows from it. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const learner: Migration = { up };
