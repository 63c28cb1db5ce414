import { randomUUID } from "node:crypto";
import { EMPTY_FILTER, type PracticeSession, practiceRoutes } from "@lexiquant/contract";
import { DIAGNOSTIC_DESIGN } from "@lexiquant/domain/diagnostic";
import type { ItemId } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { examsWithPanelOf } from "../../bank/testing/exam-data.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";
import { forbiddenIn, secretFinder } from "../../history/testing/secrets.ts";
import {
  AT_END,
  of,
  rightAt,
  type StartBody,
  startBody,
  wrongAt,
} from "./testing/practice-calls.ts";
import { itemAt, newAttemptId } from "./testing/practice-context.ts";

const { closeSession, extendSession, readResults, readSession, startSession, submitAttempt } =
  practiceRoutes;
const DAY_MS = 86_400_000;
const index = indexItems(realBank());
/** Every third question waits for an exam. */
const kept: readonly ItemId[] = [...index.keys()].filter((_, place) => place % 3 === 0);

let app: PracticeApp;
let now = Date.parse("2026-11-21T10:00:00Z");
beforeAll(async () => {
  app = await openPracticeApp(realBank(), {
    exams: examsWithPanelOf(kept),
    clock: () => new Date(now),
  });
});
afterAll(() => app.close());

const settingsOf = (mode: StartBody["settings"]["mode"], change: object = {}) =>
  ({ mode, timing: { kind: "untimed" }, feedback: "each", ...change }) as StartBody["settings"];

const begin = (student: Student, change: Partial<StartBody>) =>
  student.call(startSession, { body: startBody(change) });
const idsOf = ({ items }: PracticeSession) => items.map(({ item }) => item.id);

/** Answers a whole set, right where asked, and ends it. */
async function sit(student: Student, session: PracticeSession, isRight: boolean) {
  for (const { position } of session.items) {
    const call = isRight ? rightAt(session, position) : wrongAt(session, position);
    (await student.call(submitAttempt, call)).value();
  }
  await student.call(closeSession, of(session));
}

describe("a smart session", () => {
  const smart = settingsOf("smart");

  it("stays within the filter, and leaves out what waits for exams even where the filter does not", async () => {
    const student = await app.student("Smart");
    const filter = { ...EMPTY_FILTER, measures: ["quantitative" as const], keptForExams: true };
    const session = (await begin(student, { settings: smart, filter, itemCount: 20 })).value();
    expect(session.items).toHaveLength(20);
    expect(new Set(idsOf(session)).size).toBe(20);
    expect(session.plannedItems).toBe(20);
    for (const id of idsOf(session)) {
      expect(index.get(id)?.measure, id).toBe("quantitative");
      expect(kept, id).not.toContain(id);
    }
  });

  it("follows what is known of the student: other questions after a hundred right answers", async () => {
    const [strong, fresh] = [await app.student("Strong"), await app.student("Fresh")];
    const filter = { ...EMPTY_FILTER, topics: ["quantitative.algebra" as never] };
    for (let set = 0; set < 2; set += 1) {
      await sit(strong, (await begin(strong, { filter, itemCount: 40 })).value(), true);
    }
    const share = async (student: Student) => {
      const session = (await begin(student, { settings: smart, itemCount: 40 })).value();
      const algebra = idsOf(session).filter(
        (id) => index.get(id)?.domain.id === "quantitative.algebra",
      );
      return algebra.length;
    };
    expect(await share(strong)).toBeLessThan(await share(fresh));
  });

  it("asks nothing that an open session withholds", async () => {
    const student = await app.student("Withholding");
    const topics = [[...index.values()][1]?.topic.id as never];
    const filter = { ...EMPTY_FILTER, topics };
    const open = (await begin(student, { settings: AT_END, filter, itemCount: 2 })).value();
    const reply = await begin(student, { settings: smart, filter, itemCount: 40 });
    const drawn = reply.status === 200 ? idsOf(reply.value()) : [];
    expect(drawn.filter((id) => idsOf(open).includes(id))).toEqual([]);
  });

  it("is one session when it is started twice at once, and resumes", async () => {
    const student = await app.student("Twice Smart");
    const body = startBody({ settings: smart });
    const [one, other] = await Promise.all([
      student.call(startSession, { body }),
      student.call(startSession, { body }),
    ]);
    expect(one.value()).toEqual(other.value());
    expect((await student.call(startSession, { body })).value()).toEqual(one.value());
    const stranger = await app.student("Stranger");
    expect((await stranger.call(startSession, { body })).code()).toBe("session-id-reused");
  });

  it("is refused where nothing matches", async () => {
    const student = await app.student("Nothing");
    const filter = { ...EMPTY_FILTER, statuses: ["wrong" as const] };
    expect((await begin(student, { settings: smart, filter })).code()).toBe("no-items-match");
  });
});

describe("a review", () => {
  const review = settingsOf("review");

  it("has nothing to ask whoever missed nothing", async () => {
    const student = await app.student("Faultless");
    await sit(student, (await begin(student, { itemCount: 2 })).value(), true);
    expect((await begin(student, { settings: review })).code()).toBe("no-items-match");
  });

  it("brings missed questions that are due, and before that those on their way", async () => {
    const student = await app.student("Missing");
    const missed = (await begin(student, { itemCount: 3 })).value();
    await sit(student, missed, false);
    const early = (await begin(student, { settings: review, itemCount: 10 })).value();
    expect(new Set(idsOf(early))).toEqual(new Set(idsOf(missed)));
    await student.call(closeSession, of(early));
    now += DAY_MS;
    const later = await app.student("Missing");
    const more = (await begin(later, { itemCount: 2 })).value();
    await sit(later, more, false);
    const due = (await begin(later, { settings: review, itemCount: 10 })).value();
    expect(new Set(idsOf(due))).toEqual(new Set(idsOf(missed)));
    const one = (await begin(later, { settings: review, itemCount: 1 })).value();
    expect(idsOf(one)).toHaveLength(1);
  });

  it("brings a twin where the step asks for one, the same for two starts at once", async () => {
    const student = await app.student("Climbing");
    const origin = [...index.values()].find(
      ({ item }) => item.provenance.model !== null && !kept.includes(item.id),
    )?.item;
    if (origin === undefined) throw new Error("No item is of a model.");
    const alone = { itemCount: 1, itemId: origin.id };
    await sit(student, (await begin(student, alone)).value(), false);
    now += DAY_MS;
    const again = await app.student("Climbing");
    const same = (await begin(again, { settings: review })).value();
    expect(idsOf(same)).toEqual([origin.id]);
    await sit(again, same, true);
    const body = startBody({ settings: review });
    const [one, other] = await Promise.all([
      again.call(startSession, { body }),
      again.call(startSession, { body }),
    ]);
    const twin = one.value();
    expect(other.value()).toEqual(twin);
    expect(idsOf(twin)[0]).not.toBe(origin.id);
    expect(idsOf(twin)[0]).toContain(origin.id);
    const twins = await app.database.reader
      .selectFrom("twins")
      .select("item_id")
      .where("origin_id", "=", origin.id)
      .execute();
    expect(twins).toHaveLength(1);
  });

  it("keeps to the filter and to what no open session withholds", async () => {
    const student = await app.student("Filtering");
    const missed = (await begin(student, { itemCount: 6 })).value();
    await sit(student, missed, false);
    const [first] = missed.items;
    if (first === undefined) throw new Error("The session is empty.");
    const filter = { ...EMPTY_FILTER, kinds: [first.kind] };
    const reviewed = (await begin(student, { settings: review, filter, itemCount: 10 })).value();
    expect(reviewed.items.every(({ kind }) => kind === first.kind)).toBe(true);
    await student.call(closeSession, of(reviewed));
    await begin(student, { settings: AT_END, itemId: first.item.id, itemCount: 1 });
    const rest = (await begin(student, { settings: review, itemCount: 10 })).value();
    expect(idsOf(rest)).not.toContain(first.item.id);
    expect(rest.items).toHaveLength(5);
  });
});

describe("a diagnostic", () => {
  const [block = 0, next = 0] = DIAGNOSTIC_DESIGN.blocks;
  const two = block + next;
  const all = DIAGNOSTIC_DESIGN.blocks.reduce((sum, size) => sum + size, 0);
  const diagnostic = settingsOf("diagnostic", { timing: { kind: "timed", paceFactor: 1.5 } });
  const extend = (student: Student, session: PracticeSession) =>
    student.call(extendSession, of(session));

  async function answer(student: Student, session: PracticeSession, isRight: boolean) {
    const open = session.items.filter(({ attempt }) => attempt === null);
    for (const { position } of open) {
      const item = itemAt(session, position);
      const response = isRight ? rightResponse(item) : wrongResponse(item);
      const body = { id: newAttemptId(), position, response, elapsedMs: 60_000, sureness: null };
      (await student.call(submitAttempt, { ...of(session), body })).value();
    }
  }

  it("begins with a block, its whole time, and outcomes withheld whatever was asked for", async () => {
    const student = await app.student("Beginning");
    const session = (await begin(student, { settings: diagnostic })).value();
    expect(session.items).toHaveLength(block);
    expect(session.plannedItems).toBe(all);
    expect(session.timeLimitSeconds).toBe(25 * 60 * 1.5);
    expect(session.settings.feedback).toBe("end");
    expect(idsOf(session).filter((id) => kept.includes(id))).toEqual([]);
    const untimed = await begin(student, { settings: settingsOf("diagnostic") });
    expect(untimed.value().timeLimitSeconds).toBeNull();
  });

  it("resumes for the same request, also with the feedback that was asked for first", async () => {
    const student = await app.student("Resuming");
    const body = startBody({ settings: diagnostic });
    const [one, other] = await Promise.all([
      student.call(startSession, { body }),
      student.call(startSession, { body }),
    ]);
    expect(other.value()).toEqual(one.value());
    await answer(student, one.value(), true);
    await extend(student, one.value());
    const resumed = (await student.call(startSession, { body })).value();
    expect(resumed.items).toHaveLength(two);
  });

  it("draws block after block once all is answered, to its end, and never more", async () => {
    const student = await app.student("Whole");
    let session = (await begin(student, { settings: diagnostic })).value();
    expect((await extend(student, session)).code()).toBe("answers-missing");
    await answer(student, session, true);
    session = (await extend(student, session)).value();
    expect([session.items.length, session.plannedItems]).toEqual([two, all]);
    const repeated = (await extend(student, session)).value();
    expect(idsOf(repeated)).toEqual(idsOf(session));
    await student.call(submitAttempt, rightAt(session, block));
    expect((await extend(student, session)).code()).toBe("answers-missing");
    session = (await student.call(readSession, of(session))).value();
    await answer(student, session, false);
    session = (await extend(student, session)).value();
    expect(session.items).toHaveLength(all);
    expect(new Set(idsOf(session)).size).toBe(all);
    await answer(student, session, true);
    session = (await extend(student, session)).value();
    expect([session.items.length, session.plannedItems]).toEqual([all, all]);
    const closed = (await student.call(closeSession, of(session))).value();
    expect([closed.items, closed.answered]).toEqual([all, all]);
    expect((await extend(student, session)).code()).toBe("session-closed");
  });

  it("draws one block when it is asked for twice at once", async () => {
    const student = await app.student("Twice");
    const session = (await begin(student, { settings: diagnostic })).value();
    await answer(student, session, true);
    const replies = await Promise.all([1, 2, 3].map(() => extend(student, session)));
    const [first] = replies.map((reply) => reply.value());
    expect(first?.items).toHaveLength(two);
    for (const reply of replies) expect(reply.value()).toEqual(first);
  });

  it("chooses by the answers: not the same for who is right and who is wrong", async () => {
    const sets = [];
    for (const isRight of [true, false]) {
      const student = await app.student(`Answers ${isRight}`);
      const session = (await begin(student, { settings: diagnostic })).value();
      await answer(student, session, isRight);
      sets.push(idsOf((await extend(student, session)).value()));
    }
    const [right = [], wrong = []] = sets;
    expect(right.slice(0, block)).toEqual(wrong.slice(0, block));
    expect(right.slice(block)).not.toEqual(wrong.slice(block));
    const meanOf = (ids: readonly ItemId[]) =>
      ids.reduce((sum, id) => sum + (index.get(id)?.difficulty ?? 0), 0) / ids.length;
    expect(meanOf(right.slice(block))).toBeGreaterThan(meanOf(wrong.slice(block)));
  });

  it("tells nothing of outcomes before its end, and may end early", async () => {
    const student = await app.student("Early");
    const session = (await begin(student, { settings: diagnostic })).value();
    await answer(student, session, true);
    const extended = await extend(student, session);
    const items = session.items.map(({ position }) => itemAt(session, position));
    expect(forbiddenIn(extended.text)).toEqual([]);
    const asked = new Map(items.map((item) => [item.id, item]));
    const finder = secretFinder({ ...realBank(), items: asked });
    expect(finder.leaksIn(extended.text, items)).toEqual([]);
    const closed = (await student.call(closeSession, of(session))).value();
    expect([closed.items, closed.answered, closed.correct]).toEqual([two, block, block]);
    const read = (await student.call(readSession, of(session))).value();
    expect(read.plannedItems).toBe(two);
    const results = (await student.call(readResults, of(session))).value();
    expect(results.questions).toHaveLength(two);
    expect(results.timeLimitSeconds).toBe(25 * 60 * 1.5);
  });

  it("is nobody else's to draw, and nothing else is drawn in blocks", async () => {
    const student = await app.student("Owner");
    const session = (await begin(student, { settings: diagnostic })).value();
    const other = await app.student("Not The Owner");
    expect((await extend(other, session)).code()).toBe("session-not-found");
    const unknown = { params: { sessionId: randomUUID() } };
    expect((await student.call(extendSession, unknown)).code()).toBe("session-not-found");
    const mixed = (await begin(student, {})).value();
    expect((await extend(student, mixed)).value()).toEqual(mixed);
  });
});
