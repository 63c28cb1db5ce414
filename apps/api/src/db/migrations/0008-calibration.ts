import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table student_abilities (
    user_id uuid not null,
    measure text not null check (measure in ('verbal', 'quantitative')),
    mean double precision not null,
    variance double precision not null check (variance > 0),
    answers integer not null check (answers > 0),
    primary key (user_id, measure)
  )`,
  sql`create table calibration_answers (
    user_id uuid not null,
    item_id text not null,
    attempt_id uuid not null,
    item_version integer not null,
    correct boolean not null,
    wrong_choice text,
    p_correct double precision check (p_correct between 0 and 1),
    exclusion text check (exclusion in ('twin', 'outdated', 'rapid')),
    submitted_at timestamptz not null,
    primary key (user_id, item_id),
    check ((p_correct is null) = (exclusion is not null))
  )`,
  sql`create table item_beliefs (
    item_id text not null,
    item_version integer not null,
    mean double precision not null,
    variance double precision not null check (variance > 0),
    mean_log_seconds double precision not null,
    answers integer not null check (answers > 0),
    primary key (item_id)
  )`,
  // One row: whoever works on calibration holds it.
  sql`create table calibration_progress (
    id integer primary key check (id = 1),
    released_until timestamptz,
    new_answers integer not null,
    refit_holder uuid,
    refit_until timestamptz
  )`,
  sql`insert into calibration_progress (id, new_answers) values (1, 0)`,
  sql`create index attempts_released on attempts (released_at)
    where released_at is not null and not seen_before`,
  sql`create table calibration_runs (
    version integer generated always as identity primary key,
    created_at timestamptz not null,
    answers integer not null,
    students integer not null,
    model text not null,
    log_likelihood double precision not null,
    settings jsonb not null
  )`,
  sql`create table item_parameters (
    version integer not null references calibration_runs (version),
    item_id text not null,
    item_version integer not null,
    discrimination double precision not null,
    difficulty double precision not null,
    guessing double precision not null check (guessing >= 0 and guessing < 1),
    discrimination_error double precision,
    difficulty_error double precision not null check (difficulty_error > 0),
    answers integer not null,
    point_biserial double precision,
    flags jsonb not null,
    quarantined boolean not null,
    primary key (version, item_id)
  )`,
];

/** What answers say of items: beliefs kept up to date answer by answer, and published versions of the items' parameters. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const calibration: Migration = { up };
