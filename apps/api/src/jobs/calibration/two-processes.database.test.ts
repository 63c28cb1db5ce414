import { randomUUID } from "node:crypto";
import { refitItems } from "@lexiquant/domain/irt";
import { attemptIdSchema, userIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { insertAttempt } from "../../history/attempts/repository.ts";
import { storeOneItemSession } from "../../history/testing/stored-session.ts";
import type { CalibrationContext } from "./calibration-context.ts";
import { refitWhenDue } from "./refit.ts";
import { takeAnswers } from "./take-answers.ts";

const bank = realBank();
const signal = new AbortController().signal;
const STARTED = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;
const TWO_DAYS_LATER = new Date("2026-11-23T10:00:00Z");
/** Enough for a refit of each item, and for more than one batch. */
const STUDENTS = 36;
const ITEMS = [...bank.items.values()].slice(0, 5);
const ANSWERS = STUDENTS * ITEMS.length;

function contextAt(database: Database, now: Date): CalibrationContext {
  const runRefit: CalibrationContext["runRefit"] = async (input) => refitItems(input);
  return { bank, database, clock: () => now, newId: randomUUID, runRefit };
}

async function storeAnswers(database: Database): Promise<void> {
  for (let student = 0; student < STUDENTS; student += 1) {
    const userId = userIdSchema.parse(randomUUID());
    for (const [index, item] of ITEMS.entries()) {
      const sessionId = await storeOneItemSession(database, userId, item.id);
      const isRight = (student + index) % 3 !== 0;
      const at = new Date(STARTED.getTime() + student * 60_000 + index * 1000);
      await insertAttempt(database.reader, userId, {
        id: attemptIdSchema.parse(randomUUID()),
        sessionId,
        position: 0,
        itemId: item.id,
        itemVersion: item.version,
        response: isRight ? rightResponse(item) : wrongResponse(item),
        correct: isRight,
        elapsedMs: 100_000,
        sureness: null,
        submittedAt: at,
        hintLevel: 0,
        gaveUp: false,
        remainingMs: null,
        seenBefore: false,
        releasedAt: at,
      });
    }
  }
}

describeOnDatabases("two processes that calibrate at once", (database) => {
  it("take every answer once, and publish one version", async () => {
    await storeAnswers(database());
    const context = contextAt(database(), TWO_DAYS_LATER);
    const search = { isUnbounded: false, signal };
    let looked = 0;
    // A process that finds the other at work leaves it the rest, so both come back until nothing is left.
    for (let turn = 0; looked < ANSWERS && turn < 10; turn += 1) {
      const counts = await Promise.all([
        takeAnswers(context, search),
        takeAnswers(context, search),
      ]);
      looked += counts.reduce((sum, count) => sum + count, 0);
    }
    expect(looked).toBe(ANSWERS);
    const beliefs = await database().reader.selectFrom("item_beliefs").selectAll().execute();
    expect(beliefs.map(({ answers }) => answers)).toEqual(ITEMS.map(() => STUDENTS));

    const versions = await Promise.all([
      refitWhenDue(context, signal),
      refitWhenDue(context, signal),
    ]);
    expect(versions.filter((version) => version !== null)).toHaveLength(1);
    const runs = await database().reader.selectFrom("calibration_runs").selectAll().execute();
    expect(runs.map(({ answers }) => answers)).toEqual([ANSWERS]);
  });

  it("publish nothing where the other has published since it was looked at", async () => {
    const late = new Date(TWO_DAYS_LATER.getTime() + 2 * DAY_MS);
    await storeAnswers(database());
    const first = contextAt(database(), late);
    await takeAnswers(first, { isUnbounded: true, signal });
    let other: Promise<number | null> | null = null;
    const second: CalibrationContext = {
      ...first,
      // Asked for when all answers are taken and the work is about to be reserved.
      newId: () => {
        other = refitWhenDue(first, signal);
        return randomUUID();
      },
      database: {
        ...first.database,
        transaction: async (...work) => {
          await other;
          return await first.database.transaction(...work);
        },
      },
    };
    expect(await refitWhenDue(second, signal)).toBeNull();
    expect(await other).not.toBeNull();
  });
});
