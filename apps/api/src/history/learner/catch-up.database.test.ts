import { randomUUID } from "node:crypto";
import { type ItemId, itemIdSchema, type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import { masteryOf } from "@lexiquant/domain/learner";
import { expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import type { Database } from "../../db/database.ts";
import { describeOnDatabases } from "../../db/testing.ts";
import { DEFAULT_SETTINGS, storeSettings } from "../vocabulary/settings-repository.ts";
import { catchUp } from "./catch-up.ts";
import { listNodeDays } from "./days-repository.ts";
import { loadStudent } from "./load-student.ts";
import { listLog } from "./log-repository.ts";
import { replay } from "./rebuild.ts";
import { checkStudent } from "./recount.ts";
import { findState } from "./state-repository.ts";
import { listTallies } from "./tallies-repository.ts";
import { learnerContextAt } from "./testing/learner-context.ts";
import { storeAttempt, storeSession } from "./testing/store-attempts.ts";

const NOON = new Date("2026-11-22T12:00:00Z");
const bank = realBank();
const ALGEBRA = "quantitative.algebra";
const ITEMS = [...bank.items.values()]
  .filter(({ knowledgeComponents: [main] }) => main?.startsWith(ALGEBRA))
  .map(({ id }) => id);

const contextOf = (database: Database) => learnerContextAt(NOON, database);
const newUser = () => userIdSchema.parse(randomUUID());
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

/** A student who has answered the first items, a minute apart, all rightly or all wrongly. */
async function practised(
  database: Database,
  { items, correct }: { readonly items: readonly ItemId[]; readonly correct: boolean },
): Promise<UserId> {
  const userId = newUser();
  const sessionId = await storeSession(database, userId, { itemIds: items });
  for (const [position, itemId] of items.entries()) {
    const submittedAt = minutes(position - 1000);
    await storeAttempt(database, userId, { sessionId, position, itemId, correct, submittedAt });
  }
  return userId;
}

const orderOf = async (database: Database, userId: UserId) =>
  (await listLog(database.reader, userId, { after: 0, until: 1000 })).map(
    ({ attempt }) => attempt.itemId,
  );

describeOnDatabases("taking answers in", (database) => {
  it("tells one who is always right from one who is always wrong", async () => {
    const context = contextOf(database());
    const abilityOf = async (correct: boolean) => {
      const userId = await practised(database(), { items: ITEMS.slice(0, 20), correct });
      const { answers, day, learner, model } = await loadStudent(context, userId);
      expect(answers).toBe(20);
      return masteryOf(learner, model.priors, { node: ALGEBRA, day, target: 0 }).mean;
    };
    expect(await abilityOf(true)).toBeGreaterThan((await abilityOf(false)) + 1);
  });

  it("takes every answer once, however many ask at once", async () => {
    const context = contextOf(database());
    const userId = await practised(database(), { items: ITEMS.slice(0, 12), correct: true });
    await Promise.all(Array.from({ length: 4 }, () => catchUp(context, userId)));
    expect(await orderOf(database(), userId)).toEqual(ITEMS.slice(0, 12));
    const { learner } = await loadStudent(context, userId);
    expect(learner.recent.answers).toBe(12);
  });

  it("takes no answer that is withheld, and takes it once it is released", async () => {
    const context = contextOf(database());
    const userId = newUser();
    const itemIds = ITEMS.slice(0, 2);
    const sessionId = await storeSession(database(), userId, { itemIds });
    for (const [position, itemId] of itemIds.entries()) {
      await storeAttempt(database(), userId, { sessionId, position, itemId, releasedAt: null });
    }
    expect((await loadStudent(context, userId)).answers).toBe(0);
    expect(await findState(database().reader, userId)).toBeNull();
    await database()
      .reader.updateTable("attempts")
      .set({ released_at: NOON })
      .where("user_id", "=", userId)
      .execute();
    expect((await loadStudent(context, userId)).answers).toBe(2);
  });

  it("takes a release that was committed late, after those that came before it", async () => {
    const context = contextOf(database());
    const userId = newUser();
    const [first, late, second] = ITEMS;
    if (first === undefined || late === undefined || second === undefined) throw new Error("none");
    const sessionId = await storeSession(database(), userId, { itemIds: [first, late, second] });
    const answer = (itemId: ItemId, position: number, submittedAt: Date) =>
      storeAttempt(database(), userId, { sessionId, position, itemId, submittedAt });
    await answer(first, 0, minutes(-50));
    await answer(second, 2, minutes(0));
    await catchUp(context, userId);
    await answer(late, 1, minutes(-40));
    await catchUp(context, userId);
    expect(await orderOf(database(), userId)).toEqual([first, second, late]);
  });

  it("goes on past an item that no bank has", async () => {
    const context = contextOf(database());
    const gone = itemIdSchema.parse("q-sc-gone");
    const items = [gone, ...ITEMS.slice(0, 3)];
    const userId = await practised(database(), { items, correct: false });
    const { answers, learner } = await loadStudent(context, userId);
    expect([answers, learner.recent.answers]).toEqual([4, 3]);
  });

  it("keeps the student's own days, and leaves them where they are when the zone changes", async () => {
    const context = contextOf(database());
    const userId = newUser();
    const [first, second] = ITEMS;
    if (first === undefined || second === undefined) throw new Error("none");
    const sessionId = await storeSession(database(), userId, { itemIds: [first, second] });
    // A Sunday evening in London, a Monday morning in Auckland.
    const submittedAt = new Date("2026-11-15T20:00:00Z");
    const answerIn = async (timeZone: string, itemId: ItemId, position: number) => {
      const settings = { ...DEFAULT_SETTINGS, timeZone };
      await storeSettings(database().reader, userId, { settings, now: NOON });
      await storeAttempt(database(), userId, { sessionId, position, itemId, submittedAt });
      await catchUp(context, userId);
      const weeks = await listTallies(database().reader, userId, ["all"]);
      return weeks.map(({ week, tally }) => [week, tally.answers]);
    };
    expect(await answerIn("Pacific/Auckland", first, 0)).toEqual([["2026-11-16", 1]]);
    expect(await answerIn("Europe/London", second, 1)).toEqual([
      ["2026-11-09", 1],
      ["2026-11-16", 1],
    ]);
    const days = await listNodeDays(database().reader, userId, ALGEBRA);
    expect(days.map(({ day, answers }) => [day, answers])).toEqual([["2026-11-16", 2]]);
    expect((await checkStudent(context, userId)).differences).toEqual([]);
  });

  it("says the same as folding the whole log at once, to the last bit", async () => {
    const context = contextOf(database());
    const userId = newUser();
    const itemIds = ITEMS.slice(0, 30);
    const sessionId = await storeSession(database(), userId, { itemIds });
    for (const [position, itemId] of itemIds.entries()) {
      const submittedAt = minutes(position * 700 - 30_000);
      const correct = position % 3 !== 0;
      await storeAttempt(database(), userId, { sessionId, position, itemId, correct, submittedAt });
      // Sometimes after each answer, sometimes after a few.
      if (position % 4 !== 1) await catchUp(context, userId);
    }
    const { learner } = await loadStudent(context, userId);
    const { state } = await replay(database().reader, userId);
    expect(state.learner).toEqual(learner);
  });
});
