import { randomUUID } from "node:crypto";
import {
  EMPTY_FILTER,
  goalsRoutes,
  type PracticeFilter,
  type PracticeSession,
  practiceRoutes,
  standingRoutes,
} from "@lexiquant/contract";
import type { KeyedItem } from "@lexiquant/domain/item";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { wrongChoices } from "@lexiquant/domain/scoring";
import type { Sureness, Timing } from "@lexiquant/domain/session";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realExams } from "../../bank/testing/real-exams.ts";
import { rightResponse, wrongResponse } from "../../bank/testing/responses.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../../history/testing/practice-app.ts";

const DAY_MS = 86_400_000;
const { readMastery, readPace, readSlips, readStanding, readSureness } = standingRoutes;
const READS = [readStanding, readMastery, readPace, readSlips, readSureness] as const;

let app: PracticeApp;
const START = new Date("2026-11-21T10:00:00Z");
let now = START;
beforeEach(() => {
  now = START;
});
beforeAll(async () => {
  app = await openPracticeApp(realBank(), { clock: () => now, exams: realExams() });
});
afterAll(() => app.close());

interface Given {
  readonly right: boolean;
  readonly elapsedMs: number;
  readonly sureness: Sureness | null;
}

interface Practice {
  readonly itemCount: number;
  readonly filter?: Partial<PracticeFilter>;
  readonly feedback?: "each" | "end";
  readonly timing?: Timing;
  readonly answer: (position: number, item: KeyedItem) => Partial<Given>;
}

function itemOf(session: PracticeSession, position: number): KeyedItem {
  const item = realBank().items.get(session.items[position]?.item.id ?? ("" as KeyedItem["id"])); // no item has this id
  if (item === undefined) throw new Error(`Nothing at position ${position}.`);
  return item;
}

/** Starts a session and answers all of it. */
async function practise(student: Student, practice: Practice): Promise<PracticeSession> {
  const { itemCount, filter = {}, feedback = "each", timing = { kind: "untimed" } } = practice;
  const body = {
    id: randomUUID(),
    settings: { mode: "topic", timing, feedback },
    filter: { ...EMPTY_FILTER, ...filter },
    itemCount,
  };
  // The schema of the route brands the ids.
  const session = (
    await student.call(practiceRoutes.startSession, { body: body as never })
  ).value();
  for (const { position } of session.items) {
    const item = itemOf(session, position);
    const given = { right: true, elapsedMs: item.targetSeconds * 1000, sureness: null };
    const { right, elapsedMs, sureness } = { ...given, ...practice.answer(position, item) };
    const response = right ? rightResponse(item) : wrongResponse(item);
    now = new Date(now.getTime() + 1000);
    const answer = { id: randomUUID(), position, response, elapsedMs, sureness };
    const params = { sessionId: session.id };
    (await student.call(practiceRoutes.submitAttempt, { params, body: answer as never })).value(); // as above
  }
  return session;
}

const textsOf = async (student: Student) => {
  const texts: string[] = [];
  for (const route of READS) {
    const reply = await student.call(route, {});
    expect(reply.status).toBe(200);
    texts.push(reply.text);
  }
  return texts;
};

const ALGEBRA = knowledgeComponentIdSchema.parse("quantitative.algebra");
const IN_ALGEBRA = { topics: [ALGEBRA] };

describe("standing", () => {
  it("says what is missing to a student who has done nothing", async () => {
    const student = await app.student("Nobody");
    const { measures } = (await student.call(readStanding, {})).value();
    expect(measures.map(({ measure }) => measure)).toEqual(["verbal", "quantitative"]);
    for (const one of measures) {
      expect(one).toMatchObject({ now: null, answers: 0, history: [], mocks: [], forecast: null });
      expect(one.answersNeeded).toBeGreaterThanOrEqual(10);
    }
  });

  it("tells a score with its range once there are answers, higher for who knows more", async () => {
    const scoreOf = async (name: string, right: (position: number) => boolean) => {
      const student = await app.student(name);
      await practise(student, {
        itemCount: 30,
        filter: IN_ALGEBRA,
        answer: (position) => ({ right: right(position) }),
      });
      const { measures } = (await student.call(readStanding, {})).value();
      const [verbal, quantitative] = measures;
      expect(verbal?.now).toBeNull();
      const score = quantitative?.now;
      if (score === undefined || score === null) throw new Error("There is no score.");
      expect(quantitative).toMatchObject({ answers: 30, answersNeeded: 0 });
      expect(quantitative?.history).toEqual([{ date: "2026-11-21", score: expect.anything() }]);
      expect(score).toMatchObject({ kind: "estimate", itemCount: 30 });
      expect(score.low).toBeLessThan(score.score);
      expect(score.high).toBeGreaterThan(score.score);
      return score;
    };
    const able = await scoreOf("Able", (position) => position % 4 !== 0);
    const weak = await scoreOf("Weak", (position) => position % 4 === 0);
    expect(able.low).toBeGreaterThan(weak.high);
  });

  it("has a forecast with a test date ahead, and says what a target takes", async () => {
    const student = await app.student("Able");
    const goals = { testDate: "2027-01-24", quantitativeTarget: 168, weeklyHours: 6 };
    (await student.call(goalsRoutes.saveGoals, { body: goals })).value();
    const { measures } = (await student.call(readStanding, {})).value();
    const [verbal, quantitative] = measures;
    expect(verbal?.forecast).toBeNull();
    expect(quantitative?.target).toBe(168);
    const forecast = quantitative?.forecast;
    if (forecast === undefined || forecast === null) throw new Error("There is no forecast.");
    expect(forecast.points[0]?.date).toBe("2026-11-21");
    expect(forecast.points.at(-1)?.date).toBe("2027-01-24");
    expect(forecast.efforts.map(({ hoursPerWeek }) => hoursPerWeek)).toEqual([3, 6, 9]);
    const chances = forecast.efforts.map(({ pTarget }) => pTarget ?? 0);
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
    expect(forecast.pTarget).toBe(chances[1]);
    expect(forecast.minutesPerDay).not.toBeNull();
    const pastDate = { testDate: "2026-11-20" };
    (await student.call(goalsRoutes.saveGoals, { body: pastDate })).value();
    const later = (await student.call(readStanding, {})).value();
    expect(later.measures[1]?.forecast).toBeNull();
  });
});

describe("mastery", () => {
  it("names topics, with ranges where enough is known and what is missing elsewhere", async () => {
    const student = await app.student("Able");
    const { nodes, strongest, weakest, rusting } = (await student.call(readMastery, {})).value();
    const algebra = nodes.find(({ id }) => id === ALGEBRA);
    expect(algebra).toMatchObject({
      level: 1,
      parent: "quantitative",
      lastPracticed: "2026-11-21",
    });
    expect(algebra?.rate.answered).toBeGreaterThan(20);
    const measure = nodes.find(({ id }) => id === "quantitative");
    expect(measure?.rate).toMatchObject({ answered: 30, correct: 22 });
    const reading = nodes.find(({ id }) => id === "verbal.reading");
    expect(reading).toMatchObject({
      pMastery: null,
      lastPracticed: null,
      parts: expect.anything(),
    });
    for (const { pCorrect, answersNeeded } of nodes) {
      expect(pCorrect === null).toBe(answersNeeded > 0);
    }
    expect(new Set([...strongest, ...weakest]).size).toBe(strongest.length + weakest.length);
    expect(rusting).toEqual([]);
    for (const { level, parent } of nodes) expect(parent === null).toBe(level === 0);
  });

  it("[AN2] names the topics where most points are lost, and only those that enough is known of", async () => {
    const student = await app.student("Losing");
    const [weak, strong] = ["quantitative.arithmetic.percent", "quantitative.arithmetic.integers"];
    // A topic has few questions outside of exams: the same ones again tell a little more.
    for (const topic of [weak, strong, weak, strong, weak, strong, weak, strong]) {
      const filter = { topics: [topic as never] };
      const right = topic === strong;
      await practise(student, { itemCount: 20, filter, answer: () => ({ right }) });
    }
    const { costliest, nodes } = (await student.call(readMastery, {})).value();
    const points = costliest.map((topic) => topic.points);
    expect(costliest[0]?.id).toBe(weak);
    expect(costliest.map(({ id }) => id)).not.toContain(strong);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    for (const topic of costliest) {
      expect(topic.points).toBeGreaterThan(0);
      expect(nodes.find(({ id }) => id === topic.id)?.pCorrect).not.toBeNull();
    }
  });

  it("tells the change of 30 days", async () => {
    await practise(await app.student("Learner"), {
      itemCount: 20,
      filter: IN_ALGEBRA,
      answer: (position) => ({ right: position % 3 === 0 }),
    });
    now = new Date(START.getTime() + 40 * DAY_MS);
    const student = await app.student("Learner");
    await practise(student, { itemCount: 40, filter: IN_ALGEBRA, answer: () => ({}) });
    const nodeOf = async () => {
      const { nodes } = (await student.call(readMastery, {})).value();
      return nodes.find(({ id }) => id === ALGEBRA);
    };
    const after = await nodeOf();
    expect(after?.change?.low).toBeGreaterThan(0);
    expect(after?.pCorrect?.low).toBeGreaterThan(0.5);
    expect(after?.pCorrect?.high).toBeLessThan(1);
  });
});

describe("pace", () => {
  it("compares time with the exam's, and finds what was rushed and where time was sunk", async () => {
    const student = await app.student("Paced");
    await practise(student, {
      itemCount: 24,
      filter: IN_ALGEBRA,
      timing: { kind: "timed", paceFactor: 1 },
      answer: (position, { targetSeconds }) => {
        if (position === 3) return { right: false, elapsedMs: 900 };
        if (position === 5) return { right: false, elapsedMs: targetSeconds * 5000 };
        return { elapsedMs: targetSeconds * 800 };
      },
    });
    // Without a clock, and so apart: neither the slow answers nor the one where time was sunk count above.
    await practise(student, {
      itemCount: 9,
      filter: { measures: ["verbal"] },
      answer: (position, { targetSeconds }) => ({
        right: position > 0,
        elapsedMs: targetSeconds * (position === 0 ? 9000 : 1800),
      }),
    });
    const pace = (await student.call(readPace, {})).value();
    expect(pace.untimed).toMatchObject({ answers: 9, right: 8 });
    expect(pace.untimed.ratio?.low).toBeGreaterThan(1.5);
    expect(pace.overall).toMatchObject({ answers: 24, right: 22, rushed: 1, stuck: 1 });
    expect(pace.overall.ratio?.estimate).toBeGreaterThan(0.8);
    expect(pace.overall.ratio?.estimate).toBeLessThan(1);
    expect(pace.byPosition.map(({ answers }) => answers)).toEqual([8, 8, 8]);
    const answers = (rows: readonly { readonly answers: number }[]) =>
      rows.reduce((sum, row) => sum + row.answers, 0);
    expect([answers(pace.byKind), answers(pace.byDifficulty)]).toEqual([24, 24]);
    expect(pace.sunk.questions).toBe(1);
    expect(pace.sunk.minutes).toBeGreaterThan(0);
    expect(pace.sunk.worthRight?.estimate).toBeGreaterThan(0);
    expect(pace.examples.map(({ flag }) => flag)).toEqual(["over-invested", "rushed"]);
    expect(pace.decisions.stays).toMatchObject({
      count: 0,
      needed: 8,
      verdict: "not-enough-yet",
    });
  });
});

describe("slips", () => {
  it("names the misconceptions behind wrong answers", async () => {
    const student = await app.student("Slipping");
    const expected = new Map<string, number>();
    let named = 0;
    await practise(student, {
      itemCount: 30,
      filter: { measures: ["quantitative"] },
      answer: (_, item) => {
        const slips = wrongChoices(item, wrongResponse(item)).flatMap(
          ({ rationale }) => rationale.misconceptionId ?? [],
        );
        if (slips.length > 0) named += 1;
        for (const id of new Set(slips)) expected.set(id, (expected.get(id) ?? 0) + 1);
        return { right: false };
      },
    });
    const view = (await student.call(readSlips, {})).value();
    expect(view).toMatchObject({ wrongAnswers: 30, named });
    expect(view.slips).toHaveLength(5);
    for (const { id, count, weeks, trend } of view.slips) {
      expect(count).toBe(expected.get(id));
      expect(weeks).toHaveLength(12);
      expect(weeks.at(-1)).toEqual({ week: "2026-11-16", count });
      expect(trend).toBeNull();
    }
    expect(view.slips[0]?.count).toBe(Math.max(...expected.values()));
  });
});

describe("sureness", () => {
  it("holds what was declared against what came of it", async () => {
    const student = await app.student("Declaring");
    await practise(student, {
      itemCount: 20,
      answer: (position) => {
        if (position < 10) return { right: position < 4, sureness: "sure" };
        return position < 13 ? { sureness: "guess" } : {};
      },
    });
    const view = (await student.call(readSureness, {})).value();
    expect([view.declared, view.undeclared]).toEqual([13, 7]);
    expect(view.levels.map(({ level, rate }) => [level, rate.answered, rate.correct])).toEqual([
      ["guess", 3, 3],
      ["unsure", 0, 0],
      ["sure", 10, 4],
    ]);
    expect(view.verdict).toBe("over-confident");
    expect(view.luckyGuesses).toMatchObject({ count: 3 });
    expect(view.luckyGuesses.latest).toHaveLength(3);
    expect(view.sureMistakes).toMatchObject({ count: 6 });
    expect(view.sureMistakes.latest).toHaveLength(5);
    const predicted = view.predicted.reduce((sum, { rate }) => sum + rate.answered, 0);
    expect(predicted).toBe(20);
    for (const { low, high, expected } of view.predicted) {
      expect(expected).toBeGreaterThanOrEqual(low);
      expect(expected).toBeLessThanOrEqual(high);
    }
  });
});

describe("all of them", () => {
  it("say nothing of answers that are withheld, and of all of them after the close", async () => {
    const student = await app.student("Waiting");
    const before = await textsOf(student);
    const session = await practise(student, {
      itemCount: 20,
      feedback: "end",
      answer: (position) => ({ right: position % 2 === 0, sureness: "sure" }),
    });
    expect(await textsOf(student)).toEqual(before);
    await student.call(practiceRoutes.closeSession, { params: { sessionId: session.id } });
    const after = await textsOf(student);
    after.forEach((text, place) => {
      expect(text).not.toBe(before[place]);
    });
    const view = (await student.call(readSureness, {})).value();
    expect(view.declared).toBe(20);
  });

  it("tell the same twice, and are read at once without a difference", async () => {
    const student = await app.student("Twice");
    await practise(student, { itemCount: 15, answer: (position) => ({ right: position > 4 }) });
    const at = await Promise.all([student, student, student].map((one) => one.call(readPace, {})));
    expect(new Set(at.map(({ text }) => text)).size).toBe(1);
    expect(at[0]?.value().untimed.answers).toBe(15);
    expect(await textsOf(student)).toEqual(await textsOf(student));
  });

  it("are for signed-in students, each for the own answers", async () => {
    for (const route of READS) {
      expect((await app.visitor.call(route, {})).code()).toBe("unauthenticated");
    }
    const stranger = await app.student("Stranger");
    expect((await stranger.call(readPace, {})).value().overall.answers).toBe(0);
  });
});
