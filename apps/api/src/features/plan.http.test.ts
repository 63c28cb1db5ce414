import { randomUUID } from "node:crypto";
import {
  authRoutes,
  EMPTY_FILTER,
  essayRoutes,
  type Goals,
  goalsRoutes,
  mistakeRoutes,
  type NextAction,
  type Plan,
  type PracticeSession,
  planRoutes,
  practiceRoutes,
  type Recommendation,
  recommendationSchema,
  vocabularyRoutes,
} from "@lexiquant/contract";
import { DIAGNOSTIC_DESIGN } from "@lexiquant/domain/diagnostic";
import { sessionIdSchema } from "@lexiquant/domain/kernel";
import { rankDrills } from "@lexiquant/domain/plan";
import { NEW_CARD } from "@lexiquant/domain/spacing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realBank } from "../bank/testing/real-bank.ts";
import { realExams } from "../bank/testing/real-exams.ts";
import { realLibrary } from "../bank/testing/real-library.ts";
import { createPracticeStateContext } from "../history/practice-state/practice-state-context.ts";
import type { PracticeApp, Student } from "../history/testing/practice-app.ts";
import { forbiddenIn } from "../history/testing/secrets.ts";
import { insertReview } from "../history/vocabulary/reviews-repository.ts";
import { answers, openExamApp, pageOf } from "./exams/testing/exam-calls.ts";
import { loadPlanState } from "./plan/load-plan-state.ts";
import { createPlanContext } from "./plan/plan-context.ts";
import { AT_END, begin, of, rightAt, wrongAt } from "./practice/testing/practice-calls.ts";
import { askTwin } from "./questions/testing/twin-calls.ts";

const { closeSession, extendSession, startSession, submitAttempt } = practiceRoutes;
const { readNextSteps, readPlan, readRecommendations } = planRoutes;
const DAY_MS = 86_400_000;

let app: PracticeApp;
/** A Saturday. */
const START = Date.parse("2026-11-21T10:00:00Z");
let now = START;
beforeAll(async () => {
  app = await openExamApp({ clock: () => new Date(now) });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

/** Answers what is open, the first ones right, one after the other and slowly enough to have been worked for. */
async function answer(student: Student, session: PracticeSession, rightOnes: number) {
  for (const { attempt, position } of session.items) {
    if (attempt !== null) continue;
    now += 60_000;
    const at = position < rightOnes ? rightAt : wrongAt;
    (await student.call(submitAttempt, at(session, position, { elapsedMs: 60_000 }))).value();
  }
}

/** The same, and ends the session. */
async function sit(student: Student, session: PracticeSession, rightOnes: number) {
  await answer(student, session, rightOnes);
  (await student.call(closeSession, of(session))).value();
}

async function practise(student: Student, itemCount: number, rightOnes: number) {
  const session = await begin(student, { itemCount });
  await sit(student, session, rightOnes);
  return session;
}

const recommendationsTo = async (student: Student) =>
  (await student.call(readRecommendations, {})).value().recommendations;
/** What the application loads its plans with, over the same database. */
function planContext() {
  const { database } = app;
  const content = { bank: realBank(), exams: realExams(), library: realLibrary() };
  const context = createPracticeStateContext({ ...content, database, clock: () => new Date(now) });
  return createPlanContext({ ...context, library: content.library });
}
const planOf = async (student: Student) => (await student.call(readPlan, {})).value();
const set = (student: Student, body: Partial<Goals>) =>
  student.call(goalsRoutes.saveGoals, { body });

/** Does what an action says, as a page would; returns how many questions came of it. */
async function take(student: Student, action: NextAction): Promise<number> {
  if (action.kind === "start-session") {
    const body = { id: randomUUID(), ...action, kind: undefined };
    const session = (await student.call(startSession, { body })).value();
    await student.call(closeSession, of(session));
    return session.plannedItems || session.items.length;
  }
  if (action.kind === "try-twin") return (await askTwin(student, action.itemId as never)).status;
  if (action.kind === "read-lesson") {
    const url = `/api/lessons/${action.lessonId}/`;
    return (await student.send({ method: "GET", url })).status;
  }
  if (action.kind === "review-words") {
    const body = { id: randomUUID() };
    return (await student.call(vocabularyRoutes.startVocabularySession, { body })).status;
  }
  if (action.kind === "write-essay") {
    const prompt = { kind: "drawn", directive: action.directive } as const;
    const timing = { kind: "exam", accommodationId: "none" } as const;
    const body = { id: randomUUID(), prompt, timing };
    return (await student.call(essayRoutes.startEssay, { body })).status;
  }
  const page = pageOf(student, { formatId: action.formatId });
  const { status } = await page.start();
  await page.quit();
  return status;
}

/** Every step can be taken, and asks as many questions as it says. */
async function expectStartable(student: Student, steps: readonly Recommendation[]) {
  for (const { action, questions, id } of steps) {
    const came = await take(student, action);
    const isSession = action.kind === "start-session" && action.settings.mode !== "diagnostic";
    expect([id, came]).toEqual([id, isSession ? questions : came]);
    if (action.kind !== "start-session") expect([id, came]).toEqual([id, 200]);
  }
}

describe("recommendations", () => {
  it("begin with the diagnostic for somebody of whom nothing is known", async () => {
    const student = await app.student("New");
    const steps = await recommendationsTo(student);
    expect(steps[0]).toMatchObject({
      id: "diagnostic",
      questions: DIAGNOSTIC_DESIGN.blocks.reduce((sum, size) => sum + size, 0),
      minutes: 25,
      reason: { kind: "little-known", pCorrect: null, answered: 0 },
      action: { settings: { mode: "diagnostic" } },
    });
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(await recommendationsTo(student)).toEqual(steps);
    await expectStartable(student, steps);
  });

  it("are timed by the extra time that the student is granted", async () => {
    const student = await app.student("Granted More Time");
    await student.call(authRoutes.savePreferences, { body: { paceFactor: 1.5 } });
    const [first] = await recommendationsTo(student);
    expect(first?.action).toMatchObject({
      settings: { mode: "diagnostic", timing: { kind: "timed", paceFactor: 1.5 } },
    });
    expect(first?.minutes).toBe(Math.round((1.5 * DIAGNOSTIC_DESIGN.seconds) / 60));
  });

  it("no longer ask for a diagnostic while one is open, nor after it", async () => {
    const student = await app.student("Diagnosed");
    const [first] = await recommendationsTo(student);
    if (first?.action.kind !== "start-session") throw new Error("No diagnostic comes first.");
    const { kind: _, ...asked } = first.action;
    let session = await begin(student, asked);
    expect((await recommendationsTo(student)).map(({ id }) => id)).not.toContain("diagnostic");
    while (session.items.length < session.plannedItems) {
      await answer(student, session, 40);
      session = (await student.call(extendSession, of(session))).value();
    }
    await sit(student, session, 40);
    const steps = await recommendationsTo(student);
    expect(steps.map(({ id }) => id)).not.toContain("diagnostic");
    expect(steps[0]?.reason.gainRatio).toBeGreaterThan(0);
    await expectStartable(student, steps);
  });

  it("name the two largest factors of a drill's gain, which the stored state gives again", async () => {
    const student = await app.student("Reasoned");
    await practise(student, 40, 25);
    const drills = (await recommendationsTo(student)).filter(({ id }) => id.startsWith("drill:"));
    const { state, history } = await loadPlanState(planContext(), student.userId);
    const ranked = rankDrills(state, history.records);
    expect(drills.length).toBeGreaterThan(0);
    for (const { id, reason } of drills) {
      const drill = ranked.find(
        ({ target }) => id === `drill:${target.skill}:${target.kind ?? "all"}`,
      );
      const { terms = [], gainPerMinute = 0, mixed = 0 } = drill?.reason ?? {};
      const largest = [...terms].sort((one, other) => other.times - one.times).slice(0, 2);
      expect(largest).toHaveLength(2);
      expect(reason.terms).toEqual(largest);
      expect(reason.gainRatio).toBe(gainPerMinute / mixed);
    }
  });

  it("bring back missed questions on the day on which they are due", async () => {
    const student = await app.student("Missed");
    await practise(student, 5, 0);
    const idsTo = async () => (await recommendationsTo(student)).map(({ id }) => id);
    expect(await idsTo()).not.toContain("review");
    now += DAY_MS;
    const review = (await recommendationsTo(student)).find(({ id }) => id === "review");
    expect(review).toMatchObject({ questions: 5, reason: { kind: "due-mistakes", count: 5 } });
    if (review !== undefined) await expectStartable(student, [review]);
  });

  it("promise no more of a review than one session holds", async () => {
    const student = await app.student("Missed Much");
    await practise(student, 40, 0);
    await practise(student, 5, 0);
    now += DAY_MS;
    const review = (await recommendationsTo(student)).find(({ id }) => id === "review");
    expect(review).toMatchObject({ questions: 40, reason: { kind: "due-mistakes", count: 45 } });
    if (review !== undefined) await expectStartable(student, [review]);
  });

  it("offer a mock once enough was answered, but not while an exam is open", async () => {
    const student = await app.student("Ready");
    for (let sets = 0; sets < 2; sets += 1) await practise(student, 40, 20);
    const mock = (await recommendationsTo(student)).find(({ id }) => id.startsWith("mock:"));
    expect(mock).toMatchObject({ questions: 54, minutes: 118, reason: { kind: "mock-due" } });
    if (mock !== undefined) await expectStartable(student, [mock]);
    await pageOf(student).start();
    const steps = await recommendationsTo(student);
    expect(steps.filter(({ action }) => action.kind === "sit-exam")).toEqual([]);
  });

  it("lean to the measure whose target is still away, by what the answers say, without a mock", async () => {
    const student = await app.student("Aiming");
    await practise(student, 40, 25);
    const verbalStepsFor = async (verbalTarget: number, quantitativeTarget: number) => {
      await set(student, { verbalTarget, quantitativeTarget });
      const steps = await recommendationsTo(student);
      return steps.filter(({ subject }) => subject?.measure === "verbal").length;
    };
    const [reached, away] = [await verbalStepsFor(130, 170), await verbalStepsFor(170, 130)];
    expect(away).toBeGreaterThan(reached);
  });

  it("are the same to the byte whatever a session withholds", async () => {
    const texts = [];
    for (const isRight of [true, false]) {
      now = START;
      const student = await app.student(`Withheld ${isRight}`);
      await practise(student, 10, 5);
      const open = await begin(student, { settings: AT_END, itemCount: 10 });
      await answer(student, open, isRight ? 10 : 0);
      const replies = [
        await student.call(readRecommendations, {}),
        await student.call(readPlan, {}),
      ];
      expect((await student.call(readNextSteps, of(open))).code()).toBe("session-open");
      for (const { text } of replies) expect(forbiddenIn(text)).toEqual([]);
      texts.push(replies.map(({ text }) => text));
    }
    expect(texts[0]).toEqual(texts[1]);
  });
});

describe("what follows a session", () => {
  it("is what it changed, and three steps that can be taken", async () => {
    const student = await app.student("Following");
    const session = await practise(student, 12, 6);
    const { changes, steps } = (await student.call(readNextSteps, of(session))).value();
    expect(changes.reduce((sum, { answers: n }) => sum + n, 0)).toBe(12);
    for (const { after, before, high, low } of changes) {
      expect(low).toBeLessThan(after);
      expect(high).toBeGreaterThan(after);
      expect(before).not.toBe(after);
    }
    expect(steps).toHaveLength(3);
    expect(steps.map(({ reason }) => reason.kind)).toContain("just-missed");
    await expectStartable(student, steps);
  });

  it("rises with right answers and falls with wrong ones", async () => {
    const filter = { ...EMPTY_FILTER, topics: ["quantitative.algebra" as never] };
    for (const [name, rightOnes] of [
      ["All Right", 8],
      ["All Wrong", 0],
    ] as const) {
      now = START;
      const student = await app.student(name);
      const session = await begin(student, { filter, itemCount: 8 });
      await sit(student, session, rightOnes);
      const { changes } = (await student.call(readNextSteps, of(session))).value();
      expect(changes.length).toBeGreaterThan(0);
      for (const { after, before } of changes) expect(after > before).toBe(rightOnes > 0);
    }
  });

  it("is told of an empty session, and of nobody else's", async () => {
    const student = await app.student("Empty");
    const session = await begin(student, { itemCount: 3 });
    await student.call(closeSession, of(session));
    const { changes, steps } = (await student.call(readNextSteps, of(session))).value();
    expect([changes, steps.length]).toEqual([[], 3]);
    const other = await app.student("Curious");
    expect((await other.call(readNextSteps, of(session))).code()).toBe("session-not-found");
  });

  it("is told of a section once its exam has ended", async () => {
    const student = await app.student("Examined");
    const page = pageOf(student, { formatId: "single-quantitative-1", orderId: null });
    await page.start();
    const begun = (await page.begin(0)).value();
    now += 10 * 60_000;
    await page.save(0, { work: answers(begun, 4) });
    const { id } = await app.database.reader
      .selectFrom("practice_sessions as session")
      .innerJoin("exam_sections as section", "section.session_id", "session.id")
      .select("session.id")
      .where("section.exam_id", "=", begun.id)
      .executeTakeFirstOrThrow();
    const params = { sessionId: id };
    expect((await student.call(readNextSteps, { params })).code()).toBe("session-open");
    await page.end(0);
    const { changes, steps } = (await student.call(readNextSteps, { params })).value();
    expect(changes.length).toBeGreaterThan(0);
    expect(steps).toHaveLength(3);
    for (const step of steps) expect(() => recommendationSchema.parse(step)).not.toThrow();
  });
});

describe("the plan", () => {
  const minutesOf = ({ sessions }: Plan["weeks"][number]) =>
    sessions.reduce((sum, { minutes }) => sum + minutes, 0);

  it("needs hours, and says where it stands", async () => {
    const student = await app.student("Planning");
    expect(await planOf(student)).toMatchObject({ state: "no-hours", weeks: [] });
    await set(student, { weeklyHours: 6 });
    expect((await planOf(student)).state).toBe("open-ended");
    await set(student, { testDate: "2027-01-16" });
    const dated = await planOf(student);
    expect(dated.state).toBe("dated");
    expect(dated.goals).toMatchObject({ weeklyHours: 6, testDate: "2027-01-16" });
    for (const testDate of ["2026-11-22", "2026-11-23"]) {
      await set(student, { testDate });
      expect(await planOf(student)).toMatchObject({ state: "test-near", weeks: [] });
    }
    await set(student, { testDate: "2026-11-21" });
    expect(await planOf(student)).toMatchObject({ state: "test-today", weeks: [] });
    await set(student, { testDate: "2026-11-20" });
    expect(await planOf(student)).toMatchObject({ state: "test-over", weeks: [] });
  });

  it("fills the weeks until the test, the last one lighter, with sessions that can be begun", async () => {
    const student = await app.student("Filling");
    await practise(student, 20, 10);
    await set(student, { weeklyHours: 7, testDate: "2027-01-16", verbalTarget: 160 });
    const { weeks, thisWeek } = await planOf(student);
    expect(weeks.map(({ starts }) => new Date(starts).getUTCDay())).toEqual(weeks.map(() => 1));
    expect(weeks.length).toBe(9);
    expect(weeks.map(({ isLast }) => isLast)).toEqual(weeks.map((_, place) => place === 8));
    for (const week of weeks) expect(minutesOf(week)).toBe(week.minutes);
    expect(weeks[1]?.minutes).toBeGreaterThanOrEqual(7 * 60);
    expect(weeks.at(-1)?.minutes).toBeLessThan(7 * 60);
    expect(weeks.at(-2)?.timedShare).toBeGreaterThan(weeks[0]?.timedShare ?? 1);
    expect(thisWeek).toMatchObject({ starts: "2026-11-16", carriedMinutes: 0, droppedMinutes: 0 });
    const kinds = new Set(weeks.flatMap(({ sessions }) => sessions.map(({ kind }) => kind)));
    for (const kind of ["drill", "mixed-set", "review", "mock"]) expect(kinds).toContain(kind);
    for (const [place, { starts, sessions }] of weeks.entries()) {
      for (const { day, action } of sessions) {
        const daysAfterMonday = (Date.parse(day) - Date.parse(starts)) / DAY_MS;
        expect(daysAfterMonday).toBeGreaterThanOrEqual(place === 0 ? 5 : 0);
        expect(daysAfterMonday).toBeLessThan(7);
        if (place > 0) expect(action).toBeNull();
      }
    }
    expect(weeks[0]?.sessions.some(({ action }) => action !== null)).toBe(true);
    for (const { action, questions } of weeks[0]?.sessions ?? []) {
      if (action?.kind === "start-session") expect(await take(student, action)).toBe(questions);
    }
  });

  it("says where the hours have no room for a mock", async () => {
    const student = await app.student("Short of Time");
    for (const [weeklyHours, hasRoomForMocks] of [
      [2, false],
      [6, true],
    ] as const) {
      await set(student, { weeklyHours });
      expect(await planOf(student)).toMatchObject({ state: "open-ended", hasRoomForMocks });
    }
  });

  it("leans to the measure with more to go, without a mock", async () => {
    const student = await app.student("Leaning");
    const verbalShare = async (verbalTarget: number, quantitativeTarget: number) => {
      await set(student, { weeklyHours: 8, verbalTarget, quantitativeTarget });
      const practice = (await planOf(student)).weeks
        .flatMap(({ sessions }) => sessions)
        .filter(({ kind }) => kind === "drill" || kind === "mixed-set");
      const minutes = (measures: readonly string[]) =>
        practice
          .filter(({ subject }) => subject !== null && measures.includes(subject.measure))
          .reduce((sum, one) => sum + one.minutes, 0);
      return minutes(["verbal"]) / minutes(["verbal", "quantitative"]);
    };
    expect(await verbalShare(165, 150)).toBeGreaterThan(0.7);
    expect(await verbalShare(150, 165)).toBeLessThan(0.3);
    await practise(student, 40, 25);
    expect(await verbalShare(170, 130)).toBeGreaterThan(0.7);
  });

  it("carries over what was missed, and what was done it counts", async () => {
    const student = await app.student("Late");
    await set(student, { weeklyHours: 7, testDate: "2027-02-27" });
    now += 9 * DAY_MS;
    const later = await app.student("Late");
    const behind = await planOf(later);
    expect(behind.thisWeek.starts).toBe("2026-11-30");
    expect(behind.thisWeek.carriedMinutes).toBeGreaterThan(0);
    const session = await begin(later, { itemCount: 20 });
    for (const { position } of session.items) {
      await later.call(submitAttempt, rightAt(session, position, { elapsedMs: 120_000 }));
    }
    const { thisWeek } = await planOf(later);
    expect(thisWeek.doneMinutes).toBe(40);
    await studyWords("Late", [100_000, 600_000]);
    // Nobody thinks about a word for longer than two minutes.
    expect((await planOf(later)).thisWeek.doneMinutes).toBe(44);
  });
});

describe("[AN8] the days of the plan and of the way back", () => {
  const live = (student: Student, timeZone: string) =>
    student.call(vocabularyRoutes.saveVocabularySettings, { body: { timeZone } });

  it("are those of the student's own time zone: a week begins there, and what is done counts in it", async () => {
    // Monday, five in the morning in Auckland; Sunday still by UTC.
    now = Date.parse("2026-11-22T16:00:00Z");
    const student = await app.student("In Auckland");
    await set(student, { weeklyHours: 7, testDate: "2026-12-20" });
    expect((await planOf(student)).thisWeek.starts).toBe("2026-11-16");
    await live(student, "Pacific/Auckland");
    const session = await begin(student, { itemCount: 20 });
    for (const { position } of session.items) {
      await student.call(submitAttempt, rightAt(session, position, { elapsedMs: 120_000 }));
    }
    const { thisWeek, weeks } = await planOf(student);
    expect(thisWeek).toMatchObject({ starts: "2026-11-23", doneMinutes: 40 });
    expect(weeks[0]?.starts).toBe("2026-11-23");
    await set(student, { testDate: "2026-11-23" });
    expect((await planOf(student)).state).toBe("test-today");
    now -= 60 * 60_000 + 60_000;
    expect((await planOf(student)).thisWeek).toMatchObject({ starts: "2026-11-16" });
  });

  it("let a missed question come back on the morning after, as it is where the student lives", async () => {
    // Saturday evening in Los Angeles; Sunday already by UTC.
    now = Date.parse("2026-11-22T03:00:00Z");
    const student = await app.student("In Los Angeles");
    await live(student, "America/Los_Angeles");
    await practise(student, 2, 0);
    const standing = async () => {
      const { mistakes, counts } = (
        await student.call(mistakeRoutes.listMistakes, { query: {} as never })
      ).value();
      const steps = await recommendationsTo(student);
      const isRecommended = steps.some(({ id }) => id === "review");
      return [mistakes[0]?.ladder?.dueOn, counts.dueQuestions, isRecommended];
    };
    now = Date.parse("2026-11-22T11:59:00Z");
    expect(await standing()).toEqual(["2026-11-22", 0, false]);
    now = Date.parse("2026-11-22T12:01:00Z");
    expect(await standing()).toEqual(["2026-11-22", 2, true]);
  });
});

/** Puts reviews into the log of the student by the name, each with the time that it took. */
async function studyWords(name: string, times: readonly number[]): Promise<void> {
  const { userId } = await app.student(name);
  await app.database.transaction(async (transaction) => {
    for (const [turn, elapsedMs] of times.entries()) {
      const entry = { atMs: now, day: 20_000, rating: "good" as const, pRecall: null };
      await insertReview(transaction, userId, {
        ...{ id: randomUUID(), sessionId: sessionIdSchema.parse(randomUUID()), turn },
        ...{ wordId: `word ${turn}`, entry: { ...entry, elapsedDays: 0, before: NEW_CARD } },
        ...{ desiredRetention: 0.9, testDay: null, memoryFit: null, undoneAt: null },
        ...{ drill: "word-to-meaning" as const, answerBy: "choosing" as const },
        ...{ response: { kind: "unknown" as const }, isRight: true, elapsedMs },
      });
    }
  });
}

it("has components for every topic that a question counts to", () => {
  const { components, items } = realBank();
  for (const { knowledgeComponents } of items.values()) {
    const [main = ""] = knowledgeComponents;
    const topic = main.split(".").slice(0, 3).join(".");
    expect([...components.keys()]).toContain(topic);
  }
});
