import {
  EMPTY_FILTER,
  type PracticeSession,
  practiceRoutes,
  questionRoutes,
} from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { type ItemId, originIdOf, type UserId } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import { openPracticeApp, type PracticeApp } from "../../history/testing/practice-app.ts";
import { listTwinItems } from "../../history/twins/repository.ts";
import { of, type StartBody, startBody } from "./testing/practice-calls.ts";
import { newAttemptId } from "./testing/practice-context.ts";

const { closeSession, startSession, submitAttempt } = practiceRoutes;
const { readTwin, revealKey } = questionRoutes;
const DAY_MS = 86_400_000;
const START = Date.parse("2026-11-02T10:00:00Z");
const SMART = { mode: "smart", timing: { kind: "untimed" }, feedback: "each" } as const;
/** Of one measure; a question is in it by any of its components. */
const MIXED = ["quantitative.algebra", "quantitative.geometry"];
const REVIEW = { ...SMART, mode: "review" } as const;

const index = indexItems(realBank());
/** The first question of the bank that is made so: by any model, by one of few draws, by nobody but an author. */
const itemWhere = (isSought: (item: KeyedItem) => boolean): KeyedItem => {
  const found = [...index.values()].find(({ item }) => isSought(item))?.item;
  if (found === undefined) throw new Error("The bank holds no such item.");
  return found;
};
const MADE = itemWhere(({ provenance }) => provenance.model !== null);
const OF_FEW = itemWhere(({ provenance }) => provenance.model?.id === "counting-groups");
const WRITTEN = itemWhere(
  ({ provenance, stimulusId }) => provenance.model === null && stimulusId === null,
);
const [OTHER = WRITTEN] = [...index.values()]
  .filter((one) => one.measure === "quantitative" && one.topic !== index.get(MADE.id)?.topic)
  .filter((one) => one.topic !== index.get(OF_FEW.id)?.topic)
  .map(({ item }) => item);

let app: PracticeApp;
let now = START;
beforeAll(async () => {
  app = await openPracticeApp(realBank(), { clock: () => new Date(now) });
});
afterAll(() => app.close());

type SignedIn = Awaited<ReturnType<PracticeApp["student"]>>;

async function keyed(userId: UserId, itemId: ItemId): Promise<KeyedItem> {
  const [twin] = await listTwinItems(app.database.reader, userId, [itemId]);
  const item = index.get(itemId)?.item ?? twin;
  if (item === undefined) throw new Error(`${itemId} is nowhere.`);
  return item;
}

/** Starts a session, answers all of it, and ends it. */
async function sit(student: SignedIn, change: Partial<StartBody>, isRight = true) {
  const session = (await student.call(startSession, { body: startBody(change) })).value();
  for (const { position, item } of session.items) {
    const asked = await keyed(student.userId, item.id);
    const response = isRight ? rightResponse(asked) : wrongResponse(asked);
    const body = { id: newAttemptId(), position, response, elapsedMs: 60_000, sureness: null };
    (await student.call(submitAttempt, { ...of(session), body })).value();
  }
  await student.call(closeSession, of(session));
  return idsOf(session);
}

const idsOf = ({ items }: PracticeSession) => items.map(({ item }) => item.id);

/** Misses a question and has it right in a review the next day, then does a set of ten every day, all right. */
async function daysAfter(name: string, missed: ItemId, length: number): Promise<ItemId[][]> {
  now = START;
  await sit(await app.student(name), { itemId: missed, itemCount: 1 }, false);
  now += DAY_MS;
  expect(await sit(await app.student(name), { settings: REVIEW })).toEqual([missed]);
  // Else the twin would be the third question of its skill in a row.
  await sit(await app.student(name), { itemId: OTHER.id, itemCount: 1 });
  const days: ItemId[][] = [];
  for (let day = 0; day < length; day += 1) {
    now += DAY_MS;
    days.push(await sit(await app.student(name), { settings: SMART, itemCount: 10 }));
  }
  return days;
}

/** Days on which the question or a twin of it came, with what came. */
const returnsOf = (days: readonly ItemId[][], origin: ItemId) =>
  days.flatMap((ids, day) =>
    ids
      .filter((id) => originIdOf(id) === origin)
      .map((id) => [day, id === origin ? "same" : "twin"]),
  );

function expectNoRepeats(days: readonly ItemId[][]) {
  for (const [day, ids] of days.entries()) {
    expect(ids).toHaveLength(10);
    expect(ids.filter((id) => days[day + 1]?.includes(id))).toEqual([]);
  }
}

const stepOf = async (origin: ItemId) =>
  (
    await app.database.reader
      .selectFrom("redo_ladders")
      .select("step")
      .where("item_id", "=", origin)
      .executeTakeFirst()
  )?.step;

describe("a missed question in smart practice", () => {
  it("comes back once as a twin and then itself on the days of its way, never on two days in a row", async () => {
    const days = await daysAfter("Made", MADE.id, 14);
    expect(returnsOf(days, MADE.id)).toEqual([
      [0, "twin"],
      [3, "same"],
      [10, "same"],
    ]);
    expectNoRepeats(days);
    // Its last answer is taken in.
    await sit(await app.student("Made"), { settings: SMART, itemCount: 1 });
    expect(await stepOf(MADE.id)).toBe("after-21");
  }, 60_000);

  it("comes itself after days where no twin can be drawn any more, and moves on", async () => {
    const student = await app.student("Used up");
    const twinOf = () => student.call(readTwin, { params: { itemId: OF_FEW.id } });
    let reply = await twinOf();
    for (let drawn = 0; reply.status === 200 && drawn < 30; drawn += 1) {
      await student.call(revealKey, { params: { itemId: reply.value().item.id } });
      reply = await twinOf();
    }
    expect(reply.code()).toBe("twins-used-up");
    const days = await daysAfter("Used up", OF_FEW.id, 7);
    expect(returnsOf(days, OF_FEW.id)).toEqual([
      [2, "same"],
      [5, "same"],
    ]);
    expectNoRepeats(days);
  }, 60_000);

  it("of no model, comes itself on the days of its way", async () => {
    const days = await daysAfter("Written", WRITTEN.id, 4);
    expect(returnsOf(days, WRITTEN.id)).toEqual([[2, "same"]]);
    expectNoRepeats(days);
  }, 60_000);
});

it("asks for no skill three times in a row, set after set", async () => {
  now = START;
  const filter = { ...EMPTY_FILTER, topics: MIXED as never[] };
  const student = await app.student("Mixing");
  const skills: string[] = [];
  for (let set = 0; set < 8; set += 1) {
    now += 60_000;
    const ids = await sit(student, { settings: SMART, filter, itemCount: 1 });
    skills.push(...ids.map((id) => index.get(id)?.topic.id ?? ""));
  }
  expect(skills).toHaveLength(8);
  const isThird = (skill: string, at: number) =>
    skill === skills[at - 1] && skill === skills[at - 2];
  expect(skills.filter(isThird)).toEqual([]);
});
