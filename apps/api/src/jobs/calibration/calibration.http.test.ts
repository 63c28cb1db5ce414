import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PracticeSession } from "@lexiquant/contract";
import { EMPTY_FILTER, practiceRoutes, questionRoutes } from "@lexiquant/contract";
import { authoredParameters, authoredScoringItem } from "@lexiquant/domain/adaptive";
import { refitItems } from "@lexiquant/domain/irt";
import { attemptIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { createItemParameterReader } from "../../history/item-parameters/item-parameter-reader.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";
import { readBankHealth } from "./bank-health.ts";
import type { CalibrationContext } from "./calibration-context.ts";
import { refitWhenDue } from "./refit.ts";
import { runInWorker } from "./run-in-worker.ts";
import { takeAnswers } from "./take-answers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const bank = realBank();
const signal = new AbortController().signal;
/** What everybody practises: the seed stands still, so a filter gives everybody the same items. */
const FILTER = { ...EMPTY_FILTER, measures: ["quantitative" as const] };
const WORKED_MS = 100_000;

let app: PracticeApp;
let context: CalibrationContext;
let now = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  app = await openPracticeApp(bank, { clock: () => now });
  context = {
    bank,
    database: app.database,
    clock: () => now,
    newId: randomUUID,
    runRefit: async (input) => refitItems(input),
  };
});
afterAll(() => app.close());

const take = () => takeAnswers(context, { isUnbounded: false, signal });

async function start(student: Student, feedback: "each" | "end" = "each", itemCount = 6) {
  const body = {
    id: sessionIdSchema.parse(randomUUID()),
    settings: { mode: "mixed" as const, timing: { kind: "untimed" as const }, feedback },
    filter: FILTER,
    itemCount,
  };
  return (await student.call(practiceRoutes.startSession, { body })).value();
}

async function answer(
  student: Student,
  session: PracticeSession,
  {
    position,
    right = true,
    elapsedMs = WORKED_MS,
  }: { position: number; right?: boolean; elapsedMs?: number },
) {
  const item = bank.items.get(session.items[position]?.item.id ?? bankless());
  if (item === undefined) throw new Error(`Nothing at position ${position}.`);
  const response = right ? rightResponse(item) : wrongResponse(item);
  const id = attemptIdSchema.parse(randomUUID());
  const body = { id, position, response, elapsedMs, sureness: null };
  const reply = await student.call(practiceRoutes.submitAttempt, {
    params: { sessionId: session.id },
    body,
  });
  reply.value();
  return item;
}

function bankless(): never {
  throw new Error("The session is shorter.");
}

async function state() {
  const { reader } = app.database;
  return {
    abilities: await reader
      .selectFrom("student_abilities")
      .selectAll()
      .orderBy("user_id")
      .execute(),
    beliefs: await reader.selectFrom("item_beliefs").selectAll().orderBy("item_id").execute(),
    answers: await reader
      .selectFrom("calibration_answers")
      .selectAll()
      .orderBy("user_id")
      .orderBy("item_id")
      .execute(),
    progress: await reader.selectFrom("calibration_progress").selectAll().execute(),
  };
}

describe("answers given through the routes", () => {
  it("move what is believed of student and item, once", async () => {
    const [able, weak] = [await app.student("Able"), await app.student("Weak")];
    const sessions = [await start(able), await start(weak)] as const;
    const item = await answer(able, sessions[0], { position: 0 });
    await answer(able, sessions[0], { position: 1 });
    await answer(weak, sessions[1], { position: 1, right: false });
    expect(await take()).toBe(3);
    const { abilities, beliefs, progress } = await state();
    expect(abilities.map(({ answers, mean }) => [answers, mean > 0]).sort()).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(beliefs).toHaveLength(2);
    const belief = beliefs.find((one) => one.item_id === item.id);
    expect(belief?.mean).toBeLessThan(authoredParameters(item).difficulty);
    expect(belief?.variance).toBeLessThan(0.36);
    expect(progress[0]).toMatchObject({ new_answers: 3, released_until: now });
    const before = await state();
    expect(await take()).toBe(0);
    expect(await takeAnswers(context, { isUnbounded: true, signal })).toBe(0);
    expect(await state()).toEqual(before);
  });

  it("count only where the item was new, worked at, and not helped with", async () => {
    const student = await app.student("Hasty");
    const session = await start(student);
    const fast = await answer(student, session, { position: 0, elapsedMs: 3_000 });
    const givenUp = { id: attemptIdSchema.parse(randomUUID()), position: 1, elapsedMs: WORKED_MS };
    (
      await student.call(practiceRoutes.giveUp, {
        params: { sessionId: session.id },
        body: givenUp,
      })
    ).value();
    const revealed = session.items[2]?.item.id ?? bankless();
    await student.call(questionRoutes.revealKey, { params: { itemId: revealed } });
    const { abilities, beliefs } = await state();
    expect(await take()).toBe(1);
    const after = await state();
    expect(after.abilities).toEqual(abilities);
    expect(after.beliefs).toEqual(beliefs);
    const rapid = after.answers.filter(({ exclusion }) => exclusion === "rapid");
    expect(rapid).toMatchObject([{ item_id: fast.id, p_correct: null, correct: true }]);
  });

  it("are not used while the session withholds their outcomes, and are afterwards", async () => {
    const student = await app.student("Patient");
    const session = await start(student, "end");
    await answer(student, session, { position: 0 });
    await answer(student, session, { position: 1, right: false });
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
    const other = await app.student("Later");
    await answer(other, await start(other), { position: 0 });
    expect(await take()).toBe(1);
    const back = await app.student("Patient");
    const close = { params: { sessionId: session.id } };
    (await back.call(practiceRoutes.closeSession, close)).value();
    expect(await take()).toBe(2);
  });

  it("that were committed late are found, however late, before the next refit", async () => {
    const student = await app.student("Slow network");
    const session = await start(student);
    await answer(student, session, { position: 0 });
    await answer(student, session, { position: 1 });
    const attempts = await app.database.reader
      .selectFrom("attempts")
      .select(["id", "item_id"])
      .where("session_id", "=", session.id)
      .orderBy("position")
      .execute();
    const release = (place: number, hoursAgo: number) =>
      app.database.reader
        .updateTable("attempts")
        .set({ released_at: new Date(now.getTime() - hoursAgo * 60 * 60 * 1000) })
        .where("id", "=", attempts[place]?.id ?? attemptIdSchema.parse(randomUUID()))
        .execute();
    await release(0, 0.9);
    await release(1, 30);
    expect(await take()).toBe(1);
    expect(await takeAnswers(context, { isUnbounded: true, signal })).toBe(1);
    const [progress] = (await state()).progress;
    expect(progress?.released_until).toEqual(now);
  });
});

describe("a refit", () => {
  it("publishes a version that scoring reads, and starts when a day has passed", async () => {
    for (let index = 0; index < 12; index += 1) {
      const student = await app.student(`Student ${index}`);
      const session = await start(student);
      for (let position = 0; position < 4; position += 1) {
        await answer(student, session, { position, right: (index + position) % 4 > 0 });
      }
    }
    const { readItemParameters, readVersion } = createItemParameterReader(bank);
    const { reader } = app.database;
    expect((await readItemParameters(reader)).version).toBeNull();
    await take();
    expect(await refitWhenDue(context, signal)).toBeNull();
    now = new Date(now.getTime() + DAY_MS);
    const [both, none] = await Promise.all([
      refitWhenDue({ ...context, runRefit: runInWorker }, signal),
      refitWhenDue(context, signal),
    ]);
    expect([both, none].filter((version) => version !== null)).toHaveLength(1);
    const published = await readItemParameters(reader);
    expect(published.version).not.toBeNull();
    expect(published.items.size).toBe(bank.items.size);
    const calibrated = [...published.items.values()].filter(({ answers }) => answers > 0);
    expect(calibrated.length).toBeGreaterThanOrEqual(4);
    for (const item of calibrated) {
      expect(item.version).toBe(published.version);
      expect(item.answers).toBeGreaterThanOrEqual(10);
      expect(item.difficultyStandardError).toBeLessThan(0.75);
    }
    expect(await readItemParameters(reader)).toBe(await readVersion(reader, published.version));
    expect(await refitWhenDue(context, signal)).toBeNull();
    expect((await state()).progress[0]).toMatchObject({ new_answers: 0, refit_holder: null });
    expect(await readBankHealth(app.database, bank)).toMatchObject({
      run: { version: published.version },
      calibrated: calibrated.length,
    });
  });

  it("does not speak of an item that has changed since", async () => {
    const { items } = await createItemParameterReader(bank).readItemParameters(app.database.reader);
    const [id] = [...items].find(([, { answers }]) => answers > 0) ?? [];
    const item = id === undefined ? undefined : bank.items.get(id);
    if (item === undefined) throw new Error("Nothing is calibrated.");
    const changed = new Map(bank.items).set(item.id, { ...item, version: item.version + 1 });
    const reader = createItemParameterReader({ ...bank, items: changed });
    const published = await reader.readItemParameters(app.database.reader);
    expect(published.items.get(item.id)).toMatchObject({
      ...authoredScoringItem(item),
      version: null,
      isQuarantined: false,
    });
  });

  it("that fails is tried again ten minutes later", async () => {
    const student = await app.student("One more");
    await answer(student, await start(student), { position: 5 });
    await take();
    now = new Date(now.getTime() + DAY_MS);
    const runRefit = () => Promise.reject(new Error("out of memory"));
    await expect(refitWhenDue({ ...context, runRefit }, signal)).rejects.toThrow("out of memory");
    expect(await refitWhenDue(context, signal)).toBeNull();
    now = new Date(now.getTime() + 10 * 60 * 1000);
    expect(await refitWhenDue(context, signal)).not.toBeNull();
  });
});

it("goes on where it was after a restart", async () => {
  const directory = mkdtempSync(join(tmpdir(), "calibration-"));
  const database = await openEmbedded(directory);
  await database.migrate();
  const first = await openPracticeApp(bank, { database, clock: () => now });
  const student = await first.student("Returning");
  const session = await start(student);
  await answer(student, session, { position: 0 });
  expect(await takeAnswers({ ...context, database }, { isUnbounded: false, signal })).toBe(1);
  await answer(student, session, { position: 1 });
  await first.close();
  const again = await openEmbedded(directory);
  expect(await takeAnswers({ ...context, database: again }, { isUnbounded: false, signal })).toBe(
    1,
  );
  await again.close();
  rmSync(directory, { recursive: true });
}, 120_000);
