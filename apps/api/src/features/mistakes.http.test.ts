import { randomUUID } from "node:crypto";
import {
  type Mistake,
  mistakeRoutes,
  type PracticeSession,
  practiceRoutes,
  type RouteInput,
} from "@lexiquant/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { indexItems } from "../bank/item-index.ts";
import { realBank } from "../bank/testing/real-bank.ts";
import { wrongResponse } from "../bank/testing/responses.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { AT_END, begin, of, rightAt, wrongAt } from "./practice/testing/practice-calls.ts";
import { answer, itemOfModel, keyedTwin, startOn, twinOf } from "./questions/testing/twin-calls.ts";

const { closeSession, submitAttempt } = practiceRoutes;
const { listMistakes, saveMistake } = mistakeRoutes;
type Query = RouteInput<typeof listMistakes>["query"];
const DAY_MS = 86_400_000;
const index = indexItems(realBank());

let app: PracticeApp;
const START = Date.parse("2026-11-21T10:00:00Z");
let now = START;
beforeAll(async () => {
  app = await openPracticeApp(realBank(), { clock: () => new Date(now) });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

const logOf = async (student: Student, query: Partial<Query> = {}) =>
  (await student.call(listMistakes, { query: query as Query })).value();

async function miss(student: Student, session: PracticeSession, positions: readonly number[]) {
  for (const { position } of session.items) {
    now += 90_000;
    const at = positions.includes(position) ? wrongAt : rightAt;
    (await student.call(submitAttempt, at(session, position, { elapsedMs: 80_000 }))).value();
  }
}

const NO_COUNTS = {
  all: 0,
  dueQuestions: 0,
  openQuestions: 0,
  byCause: { content: 0, misread: 0, slip: 0, time: 0, guess: 0 },
  byMisconception: [],
};

describe("the error log", () => {
  it("is empty for whoever missed nothing", async () => {
    const student = await app.student("Faultless");
    expect(await logOf(student)).toEqual({ mistakes: [], hasMore: false, counts: NO_COUNTS });
    await miss(student, await begin(student), []);
    expect((await logOf(student)).mistakes).toEqual([]);
  });

  it("[QV1] has those of one question alone where that is asked", async () => {
    const student = await app.student("Looking At One");
    const session = await begin(student, { itemCount: 3 });
    await miss(student, session, [0, 2]);
    const asked = session.items[2]?.item.id;
    const { counts, mistakes } = await logOf(student, { item: asked });
    expect(mistakes.map(({ itemId }) => itemId)).toEqual([asked]);
    expect(counts.all).toBe(2);
    expect((await logOf(student, { item: session.items[1]?.item.id })).mistakes).toEqual([]);
  });

  it("has each miss with what is known of it, newest first", async () => {
    const student = await app.student("Missing");
    const session = await begin(student, { itemCount: 6 });
    await miss(student, session, [1, 3, 4]);
    const { counts, mistakes } = await logOf(student);
    const asked = (position: number) => session.items[position]?.item.id;
    expect(mistakes.map(({ itemId }) => itemId)).toEqual([asked(4), asked(3), asked(1)]);
    for (const mistake of mistakes) {
      const entry = index.get(mistake.itemId);
      expect(mistake).toMatchObject({
        sessionId: session.id,
        kind: entry?.kind,
        topic: { id: entry?.topic.id, name: entry?.topic.name },
        elapsedMs: 80_000,
        luckyGuess: false,
        cause: null,
        note: "",
        ladder: { step: "same", dueOn: "2026-11-22", isDue: false },
      });
      expect(mistake.begins.length).toBeGreaterThan(5);
      expect(mistake.expectedMs).toBeGreaterThan(0);
    }
    expect(counts).toMatchObject({ all: 3, dueQuestions: 0, openQuestions: 3 });
    expect(Object.values(counts.byCause).reduce((sum, n) => sum + n, 0)).toBe(3);
  });

  it("names a lucky guess", async () => {
    const student = await app.student("Lucky");
    const session = await begin(student, { itemCount: 1 });
    await student.call(submitAttempt, rightAt(session, 0, { sureness: "guess" }));
    const [guess] = (await logOf(student)).mistakes;
    expect(guess).toMatchObject({ luckyGuess: true, sureness: "guess" });
  });

  it("comes a page at a time, each entry once", async () => {
    const student = await app.student("Paging");
    await miss(student, await begin(student, { itemCount: 7 }), [0, 1, 2, 3, 4, 5, 6]);
    const whole = await logOf(student);
    const pages: Mistake[] = [];
    for (let more = true; more; ) {
      const after = pages.at(-1)?.attemptId;
      const page = await logOf(student, { limit: 3, ...(after === undefined ? {} : { after }) });
      expect(page.counts).toEqual(whole.counts);
      pages.push(...page.mistakes);
      more = page.hasMore;
    }
    expect(pages).toEqual(whole.mistakes);
    const nowhere = await logOf(student, { after: randomUUID() as never });
    expect([nowhere.mistakes, nowhere.hasMore]).toEqual([[], false]);
  });

  it("is filtered by measure, cause, topic and where the question stands", async () => {
    const student = await app.student("Filtering");
    await miss(student, await begin(student, { itemCount: 8 }), [0, 1, 2, 3, 4, 5, 6, 7]);
    const { mistakes, counts } = await logOf(student);
    const [first] = mistakes;
    if (first === undefined) throw new Error("The log is empty.");
    const same = async (query: Partial<Query>, wanted: (mistake: Mistake) => boolean) => {
      const expected = mistakes.filter(wanted).map(({ attemptId }) => attemptId);
      const found = (await logOf(student, query)).mistakes.map(({ attemptId }) => attemptId);
      expect(found).toEqual(expected);
    };
    await same({ measure: "verbal" }, ({ measure }) => measure === "verbal");
    const { cause } = first.proposed;
    await same({ cause }, ({ proposed }) => proposed.cause === cause);
    await same({ kind: first.kind }, ({ kind }) => kind === first.kind);
    const [slip] = counts.byMisconception;
    if (slip === undefined) throw new Error("No answer gives a misconception away.");
    const has = ({ misconceptions }: Mistake) => misconceptions.some(({ id }) => id === slip.id);
    await same({ misconception: slip.id }, has);
    expect(slip.entries).toBe(mistakes.filter(has).length);
    await same({ misconception: "no-such-slip" }, () => false);
    const domain = index.get(first.itemId)?.domain.id ?? "";
    await same(
      { topic: domain },
      ({ itemId }) => index.get(itemId)?.nodes.has(domain as never) === true,
    );
    await same({ topic: "no.such.topic" }, () => false);
    await same({ state: "open" }, () => true);
    await same({ state: "due" }, () => false);
    await same({ state: "done" }, () => false);
    now += DAY_MS;
    const due = await logOf(await app.student("Filtering"), { state: "due" });
    expect(due.mistakes).toHaveLength(8);
    expect(due.counts).toMatchObject({ dueQuestions: 8, openQuestions: 0 });
  });

  it("has a twin's miss on the way back of its origin", async () => {
    const student = await app.student("Twin");
    const origin = itemOfModel("reverse-percent-after-change");
    const first = (await startOn(student, origin.id)).value();
    await answer(student, first, wrongResponse(origin));
    const twin = await twinOf(student, origin.id);
    now += 60_000;
    const second = (await startOn(student, twin.item.id)).value();
    await answer(student, second, wrongResponse(await keyedTwin(app.database, twin.item.id)));
    const { counts, mistakes } = await logOf(student);
    expect(mistakes.map(({ itemId }) => itemId)).toEqual([twin.item.id, origin.id]);
    expect(mistakes[0]?.ladder).toEqual(mistakes[1]?.ladder);
    expect(mistakes.map(({ hasTwins }) => hasTwins)).toEqual([true, true]);
    expect(counts).toMatchObject({ all: 2, openQuestions: 1 });
  });
});

describe("what a session withholds", () => {
  it("is in no log before its end", async () => {
    const student = await app.student("Withheld");
    const session = await begin(student, { settings: AT_END });
    await miss(student, session, [0, 1, 2, 3]);
    expect(await logOf(student)).toEqual({ mistakes: [], hasMore: false, counts: NO_COUNTS });
    await student.call(closeSession, of(session));
    expect((await logOf(student)).counts.all).toBe(4);
  });

  it("hides the slips and the chance of an earlier miss while the question is asked again", async () => {
    const student = await app.student("Again");
    const session = await begin(student, { itemCount: 8 });
    await miss(
      student,
      session,
      session.items.map(({ position }) => position),
    );
    await student.call(closeSession, of(session));
    const named = (await logOf(student)).mistakes.find(
      ({ misconceptions }) => misconceptions.length > 0,
    );
    if (named === undefined) throw new Error("No slip was named.");
    await startOn(student, named.itemId, "end");
    const { mistakes } = await logOf(student);
    const held = mistakes.find(({ attemptId }) => attemptId === named.attemptId);
    expect(held).toEqual({ ...named, misconceptions: [], chance: null });
  });
});

describe("the student's own word", () => {
  it("stands beside the proposal, and in the counts before it", async () => {
    const student = await app.student("Saying");
    await miss(student, await begin(student, { itemCount: 1 }), [0]);
    const [mistake] = (await logOf(student)).mistakes;
    if (mistake === undefined) throw new Error("The log is empty.");
    const params = { attemptId: mistake.attemptId };
    const cause = mistake.proposed.cause === "misread" ? "slip" : "misread";
    const words = { cause, note: "I read 'least' as 'most'." } as const;
    const said = (await student.call(saveMistake, { params, body: words })).value();
    expect(said).toEqual({ ...mistake, ...words });
    const { counts, mistakes } = await logOf(student, { cause });
    expect(mistakes).toEqual([said]);
    expect(counts.byCause).toEqual({ ...NO_COUNTS.byCause, [cause]: 1 });
    const unsaid = { cause: null, note: "" };
    const again = (await student.call(saveMistake, { params, body: unsaid })).value();
    expect(again).toEqual(mistake);
  });

  it("is taken before anybody has looked at the log", async () => {
    const student = await app.student("At Once");
    const session = await begin(student, { itemCount: 1 });
    const call = wrongAt(session, 0);
    await student.call(submitAttempt, call);
    const params = { attemptId: call.body.id };
    const body = { cause: "slip", note: "" } as const;
    expect((await student.call(saveMistake, { params, body })).value().cause).toBe("slip");
  });

  it("is refused for what is no mistake of the student's", async () => {
    const [student, other] = [await app.student("Mine"), await app.student("Theirs")];
    const session = await begin(student, { itemCount: 2 });
    const [right, wrong] = [rightAt(session, 0), wrongAt(session, 1)];
    await student.call(submitAttempt, right);
    await student.call(submitAttempt, wrong);
    const body = { cause: null, note: "" };
    const save = async (by: Student, attemptId: string) =>
      (await by.call(saveMistake, { params: { attemptId: attemptId as never }, body })).code();
    expect(await save(student, right.body.id)).toBe("mistake-not-found");
    expect(await save(other, wrong.body.id)).toBe("mistake-not-found");
    expect(await save(student, randomUUID())).toBe("mistake-not-found");
    const url = `/api/mistakes/${wrong.body.id}/`;
    const payload = JSON.stringify({ cause: "fate", note: "" });
    expect((await student.send({ method: "PUT", url, payload })).status).toBe(400);
    const long = JSON.stringify({ cause: null, note: "x".repeat(4001) });
    expect((await student.send({ method: "PUT", url, payload: long })).status).toBe(400);
    expect((await student.send({ method: "GET", url: "/api/mistakes/?limit=101" })).status).toBe(
      400,
    );
  });
});
