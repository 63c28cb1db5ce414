import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table exams (
    user_id uuid not null,
    id uuid not null,
    request jsonb not null,
    format_id text not null,
    name text not null,
    scoring text not null check (scoring in ('adaptive', 'linear', 'single-section')),
    accommodation jsonb not null,
    seed bigint not null,
    holder_id uuid not null,
    break_budget_ms integer not null check (break_budget_ms >= 0),
    break_used_ms integer not null check (break_used_ms between 0 and break_budget_ms),
    break_since timestamptz,
    created_at timestamptz not null,
    ended_at timestamptz,
    parameter_version integer,
    measures jsonb not null,
    primary key (user_id, id)
  )`,
  sql`create index exams_newest on exams (user_id, created_at desc)`,
  // Only to tell a student that the id of a new exam is another student's.
  sql`create index exams_id on exams (id)`,
  // A student sits one exam at a time, however many requests race for it.
  sql`create unique index exams_open on exams (user_id) where ended_at is null`,
  sql`create table exam_sections (
    user_id uuid not null,
    exam_id uuid not null,
    place integer not null check (place >= 0),
    section_id text not null,
    name text not null,
    measure text not null,
    stage integer not null check (stage in (0, 1, 2)),
    questions integer not null check (questions > 0),
    limit_ms integer,
    panel_id text,
    drawn jsonb not null,
    module_id text,
    session_id uuid,
    started_at timestamptz,
    stopped_ms bigint not null check (stopped_ms >= 0),
    taken_back_ms bigint not null check (taken_back_ms >= 0),
    gaps_taken_back integer not null check (gaps_taken_back >= 0),
    seen_ms bigint not null check (seen_ms >= 0),
    open_gap_ms bigint not null check (open_gap_ms >= 0),
    met_before integer not null check (met_before >= 0),
    used_ms bigint not null check (used_ms >= 0),
    ended_at timestamptz,
    ended_by text check (ended_by in ('candidate', 'time', 'quit')),
    primary key (user_id, exam_id, place),
    foreign key (user_id, exam_id) references exams (user_id, id),
    foreign key (user_id, session_id) references practice_sessions (user_id, id)
  )`,
  sql`create table exam_essays (
    user_id uuid not null,
    exam_id uuid not null,
    place integer not null,
    prompt_id text not null,
    paragraphs jsonb not null,
    directive text not null,
    revision bigint not null check (revision >= 0),
    text text not null,
    primary key (user_id, exam_id, place),
    foreign key (user_id, exam_id, place) references exam_sections (user_id, exam_id, place)
  )`,
  sql`create table exam_first_answers (
    user_id uuid not null,
    session_id uuid not null,
    position integer not null,
    response jsonb not null,
    answered_at timestamptz not null,
    primary key (user_id, session_id, position),
    foreign key (user_id, session_id, position)
      references practice_session_items (user_id, session_id, position)
  )`,
];

/** Mock exams. What their sections hold of questions, work and attempts lies in the tables of practice. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const exams: Migration = { up };
