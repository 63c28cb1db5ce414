import {
  analyticsRoutes,
  type Exam,
  practiceRoutes,
  questionRoutes,
  tutorRoutes,
} from "@lexiquant/contract";
import { authoredScoringItem } from "@lexiquant/domain/adaptive";
import type { Measure } from "@lexiquant/domain/item";
import { reportMeasure, scoreScale } from "@lexiquant/domain/report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tableOf } from "../../bank/percentile-table.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realExams } from "../../bank/testing/real-exams.ts";
import type { PracticeApp } from "../../history/testing/practice-app.ts";
import { forbiddenIn, secretFinder } from "../../history/testing/secrets.ts";
import { answer, answers, keyed, openExamApp, pageOf, running } from "./testing/exam-calls.ts";

const bank = realBank();
let app: PracticeApp;

beforeAll(async () => {
  app = await openExamApp();
});
afterAll(() => app.close());

/** Sits every section; `rightOnes` says how many are right at each place. */
async function sitWhole(name: string, rightOnes: Readonly<Record<number, number>>) {
  const student = await app.student(name);
  const page = pageOf(student);
  const texts = [(await page.start()).text];
  const sections: Exam[] = [];
  for (let place = 0; place < 5; place += 1) {
    const begun = await page.begin(place);
    sections.push(begun.value());
    const essay = { revision: 3, text: "An essay of five words." };
    const work = place === 0 ? { essay } : { work: answers(begun.value(), rightOnes[place] ?? 0) };
    app.advanceClock(30_000);
    texts.push(begun.text, (await page.save(place, work)).text, (await page.read()).text);
    // The last answer to the end tells of the exam's end: it is no secret any more.
    const ended = await page.end(place);
    if (place < 4) texts.push(ended.text);
  }
  return { student, page, texts, sections };
}

it("routes each measure by its own first section, and reports what offline scoring gives", async () => {
  // Verbal: none right leads to the easy module; Quantitative: all right leads to the hard one.
  const { page, sections } = await sitWhole("Ada", { 1: 0, 2: 12, 3: 15, 4: 10 });
  const report = (await page.report()).value();
  const routes = report.measures.map(({ routing }) => routing?.route);
  expect(routes).toEqual(["easy", "hard"]);
  const { panels } = realExams();
  const idsAt = (place: number) => running(sections[place] as Exam).questions.map((q) => q.item.id);
  const moduleOf = (place: number) =>
    panels.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([module, ids]) =>
        ids.join() === idsAt(place).join() ? [module] : [],
      ),
    );
  expect([1, 2, 3, 4].map(moduleOf)).toEqual([["routing"], ["routing"], ["easy"], ["hard"]]);
  const offline = (measure: Measure, places: [number, number], right: [number, number]) => {
    const scale = scoreScale(tableOf(realExams().percentiles, measure).table);
    const of = (which: 0 | 1) =>
      running(sections[places[which]] as Exam).questions.map((question, index) => ({
        item: authoredScoringItem(keyed(question)),
        outcome: index < right[which] ? ("right" as const) : ("wrong" as const),
      }));
    const route = measure === "verbal" ? ("easy" as const) : ("hard" as const);
    return reportMeasure({ sections: [of(0), of(1)], format: "adaptive", route }, scale);
  };
  expect(report.measures[0]).toMatchObject({
    ...offline("verbal", [1, 3], [0, 15]),
    parameters: { version: "authored" },
  });
  expect(report.measures[1]?.score).toEqual(offline("quantitative", [2, 4], [12, 10]).score);
  expect(report.measures.map(({ raw }) => raw.right)).toEqual([15, 22]);
  expect(report.writing).toMatchObject({ text: "An essay of five words.", words: 5 });
  expect(report.sections.map(({ state, endedBy }) => [state, endedBy])).toEqual(
    Array.from({ length: 5 }, () => ["ended", "candidate"]),
  );
  // A report does not change by itself, but for the rating of the essay.
  expect((await page.report()).value()).toEqual({ ...report, writing: expect.anything() });
});

it("leads to the medium module between the cut-offs", async () => {
  const { page } = await sitWhole("Mid", { 1: 6, 2: 7 });
  const [verbal] = (await page.report()).value().measures;
  const { medium = 0, hard = 0 } = verbal?.routing?.cutoffs ?? {};
  expect(medium).toBeLessThanOrEqual(6);
  expect(hard).toBeGreaterThan(6);
  expect(verbal?.routing).toMatchObject({ rawScore: 6, of: 12, route: "medium" });
});

it("lets no body hold a key, a difficulty or a route before the end", async () => {
  const { texts, sections } = await sitWhole("Secret", { 1: 12, 2: 12 });
  const finder = secretFinder(bank);
  const items = sections.flatMap((exam) => running(exam).questions.map(keyed));
  expect(texts.length).toBeGreaterThan(15);
  for (const text of texts) {
    expect(forbiddenIn(text)).toEqual([]);
    expect(finder.leaksIn(text, items)).toEqual([]);
    expect(text).not.toMatch(/"(?:difficulty|route|routing|module\w*|panel\w*|correct|cutoffs)":/);
  }
});

it("keeps the questions of an open exam from practice, question view, reveals, tutor and figures", async () => {
  const student = await app.student("Careful");
  const page = pageOf(student, { accommodationId: "untimed" });
  await page.start();
  await page.begin(0);
  await page.end(0);
  const begun = (await page.begin(1)).value();
  const question = running(begun).questions[0];
  if (question === undefined) throw new Error("No question.");
  const { id: itemId } = question.item;
  await page.save(1, { work: answers(begun, 12) });
  const section = await app.database.reader
    .selectFrom("exam_sections")
    .select("session_id")
    .where("exam_id", "=", begun.id)
    .where("place", "=", 1)
    .executeTakeFirstOrThrow();
  for (const phase of ["running", "ended"]) {
    const view = await student.call(questionRoutes.readQuestion, { params: { itemId } });
    expect([phase, view.value().feedback, view.value().attempts]).toEqual([phase, null, []]);
    expect([view.value().inOpenExam, view.value().openSessionId]).toEqual([true, null]);
    const reveal = await student.call(questionRoutes.revealKey, { params: { itemId } });
    expect(reveal.code()).toBe("key-withheld");
    const of = { params: { sessionId: section.session_id ?? "" } };
    const attempt = { id: crypto.randomUUID(), position: 0, elapsedMs: 1 };
    const response = answer(question, true).work.response;
    if (response === null) throw new Error("No response.");
    const refusals = [
      await student.call(practiceRoutes.readSession, of),
      await student.call(practiceRoutes.closeSession, of),
      await student.call(practiceRoutes.saveWork, {
        ...of,
        body: { currentPosition: 0, work: [] },
      }),
      await student.call(practiceRoutes.giveUp, { ...of, body: attempt }),
      await student.call(practiceRoutes.submitAttempt, {
        ...of,
        body: { ...attempt, response, sureness: null },
      }),
    ];
    expect(refusals.map((reply) => reply.code())).toEqual(refusals.map(() => "session-not-found"));
    const results = await student.call(practiceRoutes.readResults, of);
    expect(results.code()).toBe("session-open");
    const figures = (await student.call(analyticsRoutes.readAnalytics, {})).value();
    expect([figures.overall.answered, figures.recentSessions]).toEqual([0, []]);
    const scope = { kind: "question", itemId } as const;
    const turn = await student.send({
      method: "POST",
      url: tutorRoutes.takeTutorTurn.path,
      payload: JSON.stringify({
        id: crypto.randomUUID(),
        scope,
        input: { kind: "said", text: "What is the answer?" },
        allowHints: true,
        elapsedMs: 0,
      }),
    });
    expect([turn.status, turn.text]).toEqual([403, expect.stringContaining("tutor-closed")]);
    if (phase === "running") await page.end(1);
  }
  const drawn = await student.call(practiceRoutes.startSession, {
    body: {
      id: crypto.randomUUID(),
      settings: { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" },
      filter: { measures: ["verbal"], kinds: [], topics: [], difficulties: [], statuses: [] },
      itemCount: 40,
    },
  });
  const held = new Set(running(begun).questions.map(({ item }) => item.id));
  expect(drawn.value().items.filter(({ item }) => held.has(item.id))).toEqual([]);
  // The exam's end lets everything out.
  await page.quit();
  const view = await student.call(questionRoutes.readQuestion, { params: { itemId } });
  expect(view.value().attempts[0]?.outcome?.correct).toBe(true);
  const figures = (await student.call(analyticsRoutes.readAnalytics, {})).value();
  expect(figures.overall.answered).toBe(12);
  const { sessionId } = (await page.report()).value().sections[1] ?? {};
  const results = await student.call(practiceRoutes.readResults, {
    params: { sessionId: sessionId ?? "" },
  });
  expect(results.value().session.correct).toBe(12);
});

it("is nobody else's", async () => {
  const owner = await app.student("Owner");
  const other = await app.student("Other");
  const page = pageOf(owner);
  await page.start();
  const stranger = pageOf(other, page.body);
  expect((await stranger.start()).code()).toBe("exam-id-reused");
  const replies = [
    await stranger.read(),
    await stranger.takeOver(),
    await stranger.begin(0),
    await stranger.save(0),
    await stranger.end(0),
    await stranger.pause(true),
    await stranger.settle(0, true),
    await stranger.quit(),
    await stranger.report(),
  ];
  expect(replies.map((reply) => reply.code())).toEqual(replies.map(() => "exam-not-found"));
});
