import { type Kysely, type Migration, sql } from "kysely";

/** States of an exam's essay while the exam is open; at its end they become those of the essay. */
async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table exam_essay_versions (
    user_id uuid not null,
    exam_id uuid not null,
    place integer not null,
    revision bigint not null check (revision >= 0),
    text text not null,
    saved_at timestamptz not null,
    primary key (user_id, exam_id, place, revision),
    foreign key (user_id, exam_id, place) references exam_essays (user_id, exam_id, place) on delete cascade
  )`.execute(database);
}

export const examEssayVersions: Migration = { up };
