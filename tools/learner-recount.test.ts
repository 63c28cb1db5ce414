import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmbedded } from "../apps/api/src/db/embedded/open-embedded.ts";
import { FOLD_VERSION } from "../apps/api/src/history/learner/student-state.ts";

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), "lexiquant-learner-recount-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A student who is said to have three answers, and has none. */
beforeAll(async () => {
  const database = await openEmbedded(directory);
  await database.migrate();
  await database.reader
    .insertInto("learner_states")
    .values({ user_id: randomUUID() as never, fold_version: FOLD_VERSION, answers: 3 }) // an id without a brand
    .execute();
  await database.close();
});

/** Exit code and what was printed. */
async function recount(...options: string[]): Promise<readonly [number, unknown]> {
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: "" };
  const command = ["--import", "tsx", "tools/learner-recount.ts", "--json", ...options];
  try {
    const { stdout } = await run(process.execPath, command, { env });
    return [0, JSON.parse(stdout)];
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }; // of a program that ended otherwise than with 0
    return [code, stdout === "" ? null : JSON.parse(stdout)];
  }
}

it("ends with 1 where --check finds something different, and leaves it for the repair", async () => {
  const found = {
    students: 1,
    different: [expect.objectContaining({ differences: ["state"] })],
  };
  expect(await recount("--check")).toEqual([1, expect.objectContaining(found)]);
  expect(await recount()).toEqual([0, expect.objectContaining(found)]);
  expect(await recount("--check")).toEqual([
    0,
    expect.objectContaining({ students: 1, different: [] }),
  ]);
});
