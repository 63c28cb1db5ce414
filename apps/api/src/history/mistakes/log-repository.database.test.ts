import { randomUUID } from "node:crypto";
import { attemptIdSchema, userIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { catchUp } from "../learner/catch-up.ts";
import { addMistakeCounts } from "../learner/mistake-counts-repository.ts";
import { insertMistakes } from "../learner/mistakes-repository.ts";
import { checkStudent } from "../learner/recount.ts";
import { learnerContextAt } from "../learner/testing/learner-context.ts";
import { storeAttempt, storeSession } from "../learner/testing/store-attempts.ts";
import { countLog, type LogFilter, listLog, storeWords } from "./log-repository.ts";

const NOON = new Date("2026-11-22T12:00:00Z");
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
const ITEMS = [...realBank().items.keys()].slice(0, 5);
const EVERYTHING: LogFilter = {
  ...{ measure: null, cause: null, kind: null, misconception: null, attemptId: null },
  originIds: ITEMS,
};

describeOnDatabases("the error log", (database) => {
  /** A student who has missed the first items, a minute apart. */
  async function missing() {
    const context = learnerContextAt(NOON, database());
    const userId = userIdSchema.parse(randomUUID());
    const sessionId = await storeSession(database(), userId, { itemIds: ITEMS });
    for (const [position, itemId] of ITEMS.entries()) {
      const submittedAt = minutes(position - 100);
      const answer = { sessionId, position, itemId, submittedAt, correct: false };
      await storeAttempt(database(), userId, answer);
      // In two batches: the second is added to what the first has counted.
      if (position > 2) await catchUp(context, userId);
    }
    const page = (filter: Partial<LogFilter> = {}, after: number | null = null) =>
      listLog(database().reader, userId, {
        filter: { ...EVERYTHING, ...filter },
        after: after === null ? null : (ids[after] ?? null),
        limit: 2,
      });
    const ids = (
      await listLog(database().reader, userId, { filter: EVERYTHING, after: null, limit: 9 })
    ).map(({ attemptId }) => attemptId);
    const causes = async () =>
      (await countLog(database().reader, userId, { originIds: ITEMS, heldItems: [] })).causes;
    const differences = async () => (await checkStudent(context, userId)).differences;
    return { userId, ids, page, causes, differences };
  }

  it("turns its pages from the newest to the oldest, and has none behind an entry that is not there", async () => {
    const { ids, page } = await missing();
    expect(ids).toHaveLength(5);
    const idsOf = async (after: number | null) =>
      (await page({}, after)).map(({ attemptId }) => attemptId);
    expect(await idsOf(null)).toEqual(ids.slice(0, 2));
    expect(await idsOf(1)).toEqual(ids.slice(2, 4));
    expect(await idsOf(3)).toEqual(ids.slice(4));
    ids.push(attemptIdSchema.parse(randomUUID()));
    expect(await idsOf(5)).toEqual([]);
  });

  it("counts an entry by what its student says of it, as a recount does", async () => {
    const { userId, page, causes, differences } = await missing();
    const [newest] = await page();
    if (newest === undefined) throw new Error("Nothing was missed.");
    const proposed = (await causes()).get(newest.cause) ?? 0;
    const said = newest.cause === "slip" ? "misread" : "slip";
    const say = (cause: typeof said | null) =>
      database().transaction((transaction) =>
        storeWords(transaction, userId, { mistake: newest, cause, note: "", now: NOON }),
      );
    const before = (await causes()).get(said) ?? 0;
    await say(said);
    expect((await causes()).get(said)).toBe(before + 1);
    expect((await causes()).get(newest.cause) ?? 0).toBe(proposed - 1);
    const [first] = await page({ cause: said });
    expect(first).toMatchObject({ attemptId: newest.attemptId, saidCause: said });
    expect(await differences()).toEqual([]);
    await say(null);
    expect((await causes()).get(newest.cause)).toBe(proposed);
    expect(await differences()).toEqual([]);
  });

  it("counts what an exam has left unanswered beside the answers", async () => {
    const { userId, page, causes, differences } = await missing();
    const [newest] = await page();
    if (newest === undefined) throw new Error("Nothing was missed.");
    const before = (await causes()).get(newest.cause) ?? 0;
    const left = { ...newest, attemptId: attemptIdSchema.parse(randomUUID()), unanswered: true };
    await insertMistakes(database().reader, userId, [left]);
    await addMistakeCounts(database().reader, userId, [left]);
    expect((await causes()).get(newest.cause)).toBe(before + 1);
    expect(await differences()).toEqual([]);
  });
});
