import { randomUUID } from "node:crypto";
import { EMPTY_FILTER } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { NEW_CARD } from "@lexiquant/domain/spacing";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import { DEFAULT_SETTINGS } from "../../history/vocabulary/settings-repository.ts";
import { type DrawnAnswer, SESSION_ITEMS } from "./draw-history.ts";
import type { DrawnReview } from "./draw-words.ts";

/** Rows of one statement. */
const CHUNK = 50 * SESSION_ITEMS;
const SETTINGS = { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" };

/** Stores answers as if they had been submitted in practice and let out at once; whole sessions, but for the last. */
export async function insertHistory(
  database: Queryable,
  userId: UserId,
  answers: readonly DrawnAnswer[],
): Promise<void> {
  for (let first = 0; first < answers.length; first += CHUNK) {
    await insertPart(database, userId, answers.slice(first, first + CHUNK));
  }
}

async function insertPart(database: Queryable, userId: UserId, answers: readonly DrawnAnswer[]) {
  const sessionIds = answers.flatMap((_, n) => (n % SESSION_ITEMS === 0 ? [randomUUID()] : []));
  const closedAt = answers.at(-1)?.submittedAt;
  await sql`insert into practice_sessions (user_id, id, settings, filter, requested_items, item_count, seed,
      current_position, created_at, closed_at)
    select ${userId}::uuid, id, ${JSON.stringify(SETTINGS)}::jsonb, ${JSON.stringify(EMPTY_FILTER)}::jsonb,
      ${SESSION_ITEMS}::int, ${SESSION_ITEMS}::int, 1, 0, ${closedAt}::timestamptz, ${closedAt}::timestamptz
    from unnest(${sql.val(sessionIds)}::uuid[]) as session (id)`.execute(database);
  const rows = JSON.stringify(answers.map((answer, n) => rowOf(answer, n, sessionIds)));
  await sql`insert into practice_session_items (user_id, session_id, position, item_id, item_version)
    select ${userId}::uuid, session_id, position, item_id, item_version
    from json_to_recordset(${rows}::json)
      as row (session_id uuid, position int, item_id text, item_version int)`.execute(database);
  await sql`insert into attempts (user_id, id, session_id, position, item_id, item_version, response, correct,
      elapsed_ms, sureness, submitted_at, hint_level, gave_up, seen_before, released_at)
    select ${userId}::uuid, id, session_id, position, item_id, item_version, response, correct,
      elapsed_ms, sureness, submitted_at, 0, false, seen_before, submitted_at
    from json_to_recordset(${rows}::json) as row (id uuid, session_id uuid, position int, item_id text,
      item_version int, response jsonb, correct boolean, elapsed_ms int, sureness text,
      submitted_at timestamptz, seen_before boolean)`.execute(database);
}

function rowOf(answer: DrawnAnswer, n: number, sessionIds: readonly string[]) {
  const { item, correct } = answer;
  return {
    id: randomUUID(),
    session_id: sessionIds[Math.floor(n / SESSION_ITEMS)],
    position: n % SESSION_ITEMS,
    item_id: item.entry.item.id,
    item_version: item.entry.item.version,
    response: JSON.parse(correct ? item.right : item.wrong),
    correct,
    elapsed_ms: answer.elapsedMs,
    sureness: answer.sureness,
    submitted_at: answer.submittedAt,
    seen_before: answer.seenBefore,
  };
}

/** Stores reviews as if words had been asked for and rated. */
export async function insertWordHistory(
  database: Queryable,
  userId: UserId,
  reviews: readonly DrawnReview[],
): Promise<void> {
  const rows = JSON.stringify(
    reviews.map((review) => ({
      ...review,
      id: randomUUID(),
      reviewed_at: review.reviewedAt,
      rating: review.isRight ? "good" : "again",
      undoneAt: review.isUndone ? review.reviewedAt : null,
    })),
  );
  const response = JSON.stringify({ kind: "chosen", optionIds: [] });
  await sql`insert into vocabulary_reviews (user_id, id, sequence, session_id, turn, word_id, reviewed_at, day, rating,
      p_recall, elapsed_days, phase, before, desired_retention, test_day, drill, answer_by, response, is_right,
      elapsed_ms, undone_at)
    select ${userId}::uuid, id, sequence, id, 0, "wordId", reviewed_at,
      floor(extract(epoch from reviewed_at) / 86400)::int, rating, null, elapsed_days, phase,
      ${JSON.stringify(NEW_CARD)}::jsonb, 0.9, null, 'word-to-meaning', answer_by, ${response}::jsonb,
      "isRight", elapsed_ms, "undoneAt"
    from json_to_recordset(${rows}::json) as row (id uuid, sequence int, "wordId" text, reviewed_at timestamptz,
      rating text, elapsed_days int, phase text, answer_by text, "isRight" boolean, elapsed_ms int,
      "undoneAt" timestamptz)`.execute(database);
}

/** First answers by the student's own weeks, told by the engine from attempts and settings alone. */
export async function countWeeks(
  database: Queryable,
  userId: UserId,
): Promise<{ readonly week: string; readonly answers: number }[]> {
  const { dayStartsAtHour, timeZone } = DEFAULT_SETTINGS;
  const { rows } = await sql<{ week: string; answers: number }>`
    select to_char(date_trunc('week', submitted_at at time zone coalesce(settings.time_zone, ${timeZone})
        - make_interval(hours => coalesce(settings.day_starts_at_hour, ${dayStartsAtHour}::int))), 'YYYY-MM-DD') as week,
      count(*)::int as answers
    from attempts
    left join vocabulary_settings as settings on settings.user_id = attempts.user_id
    where attempts.user_id = ${userId} and not seen_before
    group by 1 order by 1`.execute(database);
  return rows;
}

interface LogCount {
  readonly rows: number;
  readonly words: number;
  /** Number of the last row of both. */
  readonly last: number;
  readonly mistakes: number;
}

export async function countLog(database: Queryable, userId: UserId): Promise<LogCount> {
  const { rows } = await sql<LogCount>`
    select count(*)::int as rows,
      (select count(*)::int from learner_words where user_id = ${userId}) as words,
      greatest(coalesce(max(sequence), 0),
        (select max(sequence) from learner_words where user_id = ${userId}))::int as last,
      (select count(*)::int from mistakes
        where user_id = ${userId} and not unanswered) as mistakes
    from learner_answers where user_id = ${userId}`.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error("A count has no row.");
  return counts;
}
