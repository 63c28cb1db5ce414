import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { NEW_CARD } from "@lexiquant/domain/spacing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmbedded } from "../apps/api/src/db/embedded/open-embedded.ts";
import type { Queryable } from "../apps/api/src/db/queryable.ts";
import { FOLD_VERSION } from "../apps/api/src/history/learner/student-state.ts";

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), "lexiquant-recount-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

beforeAll(async () => {
  const database = await openEmbedded(directory);
  await database.migrate();
  await database.transaction(async (transaction) => {
    await storeWrongState(transaction);
    await storeWrongCard(transaction);
  });
  await database.close();
});

/** A student who is said to have three answers, and has none. */
async function storeWrongState(transaction: Queryable): Promise<void> {
  await transaction
    .insertInto("learner_states")
    .values({ user_id: randomUUID() as never, fold_version: FOLD_VERSION, answers: 3 }) // an id without a brand
    .execute();
}

/** Another with one review of a word, whose card is said to be new. */
async function storeWrongCard(transaction: Queryable): Promise<void> {
  const userId = randomUUID() as never; // the same
  const card = JSON.stringify(NEW_CARD);
  await transaction
    .insertInto("vocabulary_cards")
    .values({ user_id: userId, word_id: "abate", card, due_day: null, queued_at: null })
    .execute();
  await transaction
    .insertInto("vocabulary_reviews")
    .values({
      ...{ user_id: userId, id: randomUUID(), sequence: 1, turn: 0, word_id: "abate" },
      session_id: randomUUID() as never, // the same
      ...{ reviewed_at: new Date("2026-11-20T12:00:00Z"), day: 20_777, rating: "good" as const },
      ...{ p_recall: null, elapsed_days: 0, phase: "new" as const, before: card },
      ...{ desired_retention: 0.9, test_day: null, memory_fit: null, undone_at: null },
      ...{ drill: "word-to-meaning" as const, answer_by: "choosing" as const },
      ...{ response: JSON.stringify({ kind: "unknown" }), is_right: true, elapsed_ms: 4000 },
    })
    .execute();
}

/** Exit code and what was printed. */
async function recount(
  name: string,
  ...options: string[]
): Promise<readonly [number, Record<string, unknown>]> {
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: "" };
  const command = ["--import", "tsx", `tools/${name}.ts`, "--json", ...options];
  try {
    const { stdout } = await run(process.execPath, command, { env });
    return [0, JSON.parse(stdout)];
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }; // of a program that ended otherwise than with 0
    return [code, stdout === "" ? {} : JSON.parse(stdout)];
  }
}

it.each([
  ["learner-recount", { answers: 0 }, "state"],
  ["vocabulary-recount", { cards: 1 }, "abate"],
])(
  "%s ends with 1 where --check finds a difference, and leaves it for the repair",
  async (name, counts, difference) => {
    const different = [expect.objectContaining({ differences: [difference] })];
    const found = { students: 1, ...counts, different };
    expect(await recount(name, "--check")).toEqual([1, found]);
    expect(await recount(name)).toEqual([0, found]);
    expect(await recount(name, "--check")).toEqual([0, { ...found, different: [] }]);
  },
);
