import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // Why the built-in tutor stood in for a model, where a yes or no stood before.
  sql`alter table tutor_turns add column fallback text
    check (fallback in ('unavailable', 'unchecked', 'too-fast', 'used-up'))`,
  sql`update tutor_turns set fallback = 'unavailable' where fell_back`,
  sql`alter table tutor_turns drop column fell_back`,
  sql`alter table tutor_turns add column model_call jsonb`,
  // Kept apart from the turns: deleting a conversation gives no allowance back.
  sql`create table model_usage (
    user_id uuid not null,
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    calls integer not null,
    input_tokens integer not null,
    output_tokens integer not null,
    primary key (user_id, day)
  )`,
  // For what all students together used on a day.
  sql`create index model_usage_day on model_usage (day)`,
];

/** What language models were asked, and what of the day's allowance is used. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const languageModel: Migration = { up };
