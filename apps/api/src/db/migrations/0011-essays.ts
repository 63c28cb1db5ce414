import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table essays (
    user_id uuid not null,
    id uuid not null,
    request jsonb not null,
    exam_id uuid,
    prompt_id text not null,
    paragraphs jsonb not null,
    instruction text not null,
    accommodation jsonb,
    limit_ms integer check (limit_ms > 0),
    revision bigint not null check (revision >= 0),
    text text not null,
    saved_at timestamptz not null,
    created_at timestamptz not null,
    submitted_at timestamptz,
    ended_by text check (ended_by in ('student', 'time')),
    used_ms bigint check (used_ms >= 0),
    revision_of uuid,
    rating_failure text check (rating_failure in ('busy', 'failed')),
    primary key (user_id, id),
    foreign key (user_id, exam_id) references exams (user_id, id),
    check (limit_ms is null or accommodation is not null),
    check ((submitted_at is null) = (ended_by is null)),
    check ((submitted_at is null) = (used_ms is null))
  )`,
  sql`create index essays_newest on essays (user_id, created_at desc, id desc)`,
  // Only to tell a student that the id of a new essay is another student's.
  sql`create index essays_id on essays (id)`,
  sql`create unique index essays_exam on essays (user_id, exam_id) where exam_id is not null`,
  sql`create table essay_versions (
    user_id uuid not null,
    essay_id uuid not null,
    revision bigint not null check (revision >= 0),
    text text not null,
    saved_at timestamptz not null,
    primary key (user_id, essay_id, revision),
    foreign key (user_id, essay_id) references essays (user_id, id) on delete cascade
  )`,
  sql`create table essay_ratings (
    user_id uuid not null,
    essay_id uuid not null,
    engine text not null,
    calibration text not null,
    feedback jsonb not null,
    model jsonb,
    rated_at timestamptz not null,
    primary key (user_id, essay_id),
    foreign key (user_id, essay_id) references essays (user_id, id) on delete cascade
  )`,
  // Essays of exams that ended before there was a rater.
  sql`insert into essays (
      user_id, id, request, exam_id, prompt_id, paragraphs, instruction, accommodation, limit_ms, revision, text,
      saved_at, created_at, submitted_at, ended_by, used_ms
    )
    select
      essay.user_id, gen_random_uuid(), '{}'::jsonb, essay.exam_id, essay.prompt_id, essay.paragraphs, essay.directive,
      exam.accommodation, section.limit_ms, essay.revision, essay.text, exam.ended_at, section.started_at,
      coalesce(section.ended_at, exam.ended_at), case section.ended_by when 'time' then 'time' else 'student' end,
      section.used_ms
    from exam_essays as essay
    join exams as exam on exam.user_id = essay.user_id and exam.id = essay.exam_id
    join exam_sections as section
      on section.user_id = essay.user_id and section.exam_id = essay.exam_id and section.place = essay.place
    where exam.ended_at is not null`,
];

/** Essays with the states they went through and what a rater said of them. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const essays: Migration = { up };
