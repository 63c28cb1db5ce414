import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examRoutes } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import type { PracticeApp } from "../../history/testing/practice-app.ts";
import { createTestClock } from "../../testing/test-app.ts";
import {
  answer,
  answers,
  MINUTE_MS,
  openExamApp,
  type Page,
  pageOf,
  running,
} from "./testing/exam-calls.ts";

const VERBAL_MS = 18 * MINUTE_MS;
const VERBAL_ALONE = { formatId: "single-verbal-1", orderId: null };
let app: PracticeApp;
let students = 0;

beforeAll(async () => {
  app = await openExamApp();
});
afterAll(() => app.close());

/** A page of a new student in a Verbal section of twelve questions and eighteen minutes, alone. */
async function inSection(change: Parameters<typeof pageOf>[1] = {}): Promise<Page> {
  students += 1;
  const page = pageOf(await app.student(`Student ${students}`), { ...VERBAL_ALONE, ...change });
  (await page.start()).value();
  (await page.begin(0)).value();
  return page;
}

const clockOf = async (page: Page) => running((await page.read()).value()).clock;

/** Time in which the page reports as it should. */
async function stay(page: Page, durationMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < durationMs; passedMs += 30_000) {
    app.advanceClock(Math.min(30_000, durationMs - passedMs));
    (await page.save(0)).value();
  }
}

describe("the clock of a section", () => {
  it("starts when the section is begun, and only then", async () => {
    const page = pageOf(await app.student("Patient"), VERBAL_ALONE);
    await page.start();
    app.advanceClock(MINUTE_MS);
    await page.begin(0);
    app.advanceClock(10_000);
    await page.begin(0);
    expect(await clockOf(page)).toEqual({
      limitMs: VERBAL_MS,
      remainingMs: VERBAL_MS - 10_000,
      usedMs: 10_000,
      stopped: false,
    });
  });

  it("is stretched by the accommodation, and has no limit without one", async () => {
    const stretched = await inSection({ accommodationId: "time-and-a-quarter" });
    expect((await clockOf(stretched)).limitMs).toBe(22.5 * MINUTE_MS);
    const untimed = await inSection({ accommodationId: "untimed" });
    expect(await clockOf(untimed)).toMatchObject({ limitMs: null, remainingMs: null });
    expect(
      (await (await inSection({ accommodationId: "triple-time" })).read()).value(),
    ).toMatchObject({
      sections: [{ limitMs: 54 * MINUTE_MS }],
    });
  });

  it("takes answers to the last second and a little after, and keeps them when time ends the section", async () => {
    const page = await inSection();
    const exam = (await page.read()).value();
    await stay(page, VERBAL_MS - 1000);
    expect(
      (await page.save(0, { work: answers(exam, 5).slice(0, 6) })).value().stored,
    ).toHaveLength(6);
    app.advanceClock(3_500);
    const seventh = answers(exam, 12).slice(6, 7);
    expect((await page.save(0, { work: seventh })).value().clock.remainingMs).toBe(0);
    app.advanceClock(600);
    const eighth = answers(exam, 12).slice(7, 8);
    expect((await page.save(0, { work: eighth })).code()).toBe("exam-ended");
    const ended = (await page.end(0, { work: eighth })).value();
    expect(ended).toMatchObject({
      status: "ended",
      running: null,
      sections: [{ endedBy: "time" }],
    });
    // The page knows by this that its eighth answer came too late.
    const inTime = [0, 1, 2, 3, 4, 5, 6].map((position) => ({ position, revision: 1 }));
    expect(ended.lastEnded).toEqual({ place: 0, stored: inTime, essay: null });
    const report = (await page.report()).value();
    const revisions = report.sections[0]?.questions.map(({ revision }) => revision);
    expect(revisions).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    expect(report.measures[0]?.raw).toEqual({ right: 6, answered: 7, of: 12 });
    expect(report.sections[0]?.usedMs).toBe(VERBAL_MS);
    expect(Date.parse(report.endedAt) - Date.parse(exam.createdAt)).toBe(VERBAL_MS);
  });

  it("ends a section by whatever looks at the exam later", async () => {
    for (const look of ["list", "report", "read", "start"] as const) {
      const page = await inSection();
      await stay(page, VERBAL_MS - 30_000);
      app.advanceClock(40_000);
      const other = pageOf(await app.student(`Student ${students}`), VERBAL_ALONE);
      if (look === "list") {
        const student = await app.student(`Student ${students}`);
        const listed = await student.call(examRoutes.listExams, { query: {} });
        expect(listed.value().exams[0]).toMatchObject({ status: "ended", standing: null });
      } else if (look === "start") expect((await other.start()).value().status).toBe("open");
      else if (look === "report") expect((await page.report()).status).toBe(200);
      expect((await page.read()).value().sections[0]?.endedBy).toBe("time");
    }
  });

  it("judges what is incomplete wrong, what is empty not at all, and tells changed answers", async () => {
    const page = await inSection();
    const { questions } = running((await page.read()).value());
    const [first, second, third, fourth] = questions;
    const blank = questions.find(({ item }) => item.type === "sentence-equivalence");
    if (!first || !second || !third || !fourth || !blank) throw new Error("Too few questions.");
    const untouched = answer(fourth, true, { response: null });
    const half = { type: "sentence-equivalence" as const, optionIds: ["A"] };
    const begun = [answer(first, false), answer(second, true), answer(third, false), untouched];
    await page.save(0, { work: [...begun, answer(blank, true, { response: half })] });
    const newer = [answer(first, true, { revision: 2 }), answer(second, false, { revision: 2 })];
    await page.save(0, { work: newer.map((work) => ({ ...work, marked: true })) });
    // An older revision changes nothing.
    await page.save(0, { work: [answer(first, false, { revision: 1 })] });
    await page.end(0);
    const { measures, sections } = (await page.report()).value();
    expect(measures[0]).toMatchObject({
      score: null,
      notScored: "single-section",
      raw: { right: 1, answered: 4, of: 12 },
    });
    const told = sections[0]?.questions ?? [];
    expect(
      told.slice(0, 4).map(({ change, attempt }) => [change, attempt?.outcome?.correct]),
    ).toEqual([
      ["wrong-to-right", true],
      ["right-to-wrong", false],
      ["none", false],
      ["none", undefined],
    ]);
    expect(told[1]?.marked).toBe(true);
    expect(told[blank.position]?.attempt?.response).toEqual(half);
  });
});

describe("a time away", () => {
  it("is offered once, and taken back to the second", async () => {
    const page = await inSection();
    await stay(page, 2 * MINUTE_MS);
    app.advanceClock(5 * MINUTE_MS);
    const { gap, clock } = running((await page.read()).value());
    expect(clock.remainingMs).toBe(VERBAL_MS - 7 * MINUTE_MS);
    expect(gap).toEqual({ awayMs: 5 * MINUTE_MS, remainingMs: VERBAL_MS - 2 * MINUTE_MS });
    // Work that comes in meanwhile is kept, and so is the offer, which grows no more.
    await page.save(0);
    app.advanceClock(20_000);
    expect(running((await page.read()).value()).gap?.awayMs).toBe(5 * MINUTE_MS);
    const settled = running((await page.settle(0, true)).value());
    expect(settled.gap).toBeNull();
    expect(settled.clock.remainingMs).toBe(VERBAL_MS - 2 * MINUTE_MS - 20_000);
    const again = running((await page.settle(0, true)).value());
    expect(again.clock).toEqual(settled.clock);
    await page.end(0);
    expect((await page.report()).value().conditions).toMatchObject({
      timeTakenBackMs: 5 * MINUTE_MS,
      gapsTakenBack: 1,
    });
  });

  it("keeps a section open whose time passed meanwhile, until it is settled", async () => {
    const [back, spent] = [await inSection(), await inSection()];
    app.advanceClock(60 * MINUTE_MS);
    const away = running((await back.read()).value());
    expect([away.clock.remainingMs, away.gap?.remainingMs]).toEqual([0, VERBAL_MS]);
    expect((await back.save(0)).code()).toBe("section-not-running");
    expect(running((await back.settle(0, true)).value()).clock.remainingMs).toBe(VERBAL_MS);
    expect((await spent.settle(0, false)).value()).toMatchObject({
      status: "ended",
      sections: [{ endedBy: "time" }],
    });
    expect((await spent.report()).value().conditions.timeTakenBackMs).toBe(0);
  });

  it("waits no longer than two weeks", async () => {
    const page = await inSection();
    app.advanceClock(14 * 24 * 60 * MINUTE_MS);
    expect((await page.read()).value().status).toBe("open");
    app.advanceClock(1000);
    expect((await page.read()).value().sections[0]?.endedBy).toBe("time");
  });

  it("is none where the page was there a minute before the end", async () => {
    const page = await inSection();
    await stay(page, VERBAL_MS - MINUTE_MS);
    app.advanceClock(60 * MINUTE_MS);
    expect((await page.read()).value().status).toBe("ended");
  });
});

describe("a break", () => {
  it("stops the clock for no longer than is granted", async () => {
    const page = await inSection({ breakMinutes: 5 });
    await stay(page, MINUTE_MS);
    expect((await page.pause(true)).value().breaks.onBreak).toBe(true);
    app.advanceClock(2 * MINUTE_MS);
    await page.pause(true);
    expect(await clockOf(page)).toMatchObject({ usedMs: MINUTE_MS, stopped: true });
    await page.pause(false);
    await stay(page, MINUTE_MS);
    await page.pause(true);
    app.advanceClock(3 * MINUTE_MS + 30_000);
    const exam = (await page.read()).value();
    expect(exam.breaks).toEqual({ budgetMs: 5 * MINUTE_MS, usedMs: 5 * MINUTE_MS, onBreak: false });
    expect(running(exam)).toMatchObject({ clock: { usedMs: 150_000, stopped: false }, gap: null });
    expect((await page.pause(true)).code()).toBe("no-break-left");
    await page.end(0);
    expect((await page.report()).value().conditions.breakMs).toBe(5 * MINUTE_MS);
  });

  it("is refused without a budget, and ends when a section is begun", async () => {
    expect((await (await inSection()).pause(true)).code()).toBe("no-break-left");
    const page = pageOf(await app.student("Tired"), { breakMinutes: 10 });
    await page.start();
    await page.begin(0);
    await page.end(0);
    await page.pause(true);
    app.advanceClock(4 * MINUTE_MS);
    const begun = (await page.begin(1)).value();
    expect(begun.breaks).toMatchObject({ usedMs: 4 * MINUTE_MS, onBreak: false });
    expect(running(begun).clock.usedMs).toBe(0);
  });
});

describe("turn, hold and repetition", () => {
  it("lets sections be begun in turn only, and what is ended stay ended", async () => {
    const page = pageOf(await app.student("Orderly"), { orderId: "qvqv" });
    const started = (await page.start()).value();
    expect(started.sections.map(({ id }) => id)).toEqual([
      "writing",
      "quantitative-1",
      "verbal-1",
      "quantitative-2",
      "verbal-2",
    ]);
    expect((await page.begin(1)).code()).toBe("section-out-of-turn");
    expect((await page.save(0)).code()).toBe("section-not-running");
    expect((await page.end(0)).code()).toBe("section-not-running");
    await page.begin(0);
    expect((await page.begin(1)).code()).toBe("section-out-of-turn");
    expect(
      (await page.save(0, { essay: { revision: 2, text: "new" } })).value().essayRevision,
    ).toBe(2);
    expect(
      (await page.save(0, { essay: { revision: 1, text: "old" } })).value().essayRevision,
    ).toBe(2);
    expect(running((await page.read()).value()).essay?.draft).toEqual({ revision: 2, text: "new" });
    const ended = await page.end(0, { essay: { revision: 3, text: "last" } });
    expect((await page.end(0, { essay: { revision: 9, text: "late" } })).text).toBe(ended.text);
    const kept = { place: 0, stored: [], essay: { revision: 3, text: "last" } };
    expect(ended.value().lastEnded).toEqual(kept);
    expect((await page.begin(0)).code()).toBe("section-out-of-turn");
    const begun = (await page.begin(1)).value();
    const foreign = answers(begun, 1)
      .map((work) => ({ ...work, position: 12 }))
      .slice(0, 1);
    expect((await page.save(1, { work: foreign })).code()).toBe("position-not-found");
    const [one, ...others] = running(begun).questions;
    const unlike = others.find(({ item }) => item.type !== one?.item.type);
    if (one === undefined || unlike === undefined) throw new Error("Too few questions.");
    const mismatch = { ...answer(unlike, true), position: one.position };
    expect((await page.save(1, { work: [mismatch] })).code()).toBe("response-mismatch");
    await page.quit();
    expect((await page.report()).value().writing?.text).toBe("last");
  });

  it("passes from page to page cleanly", async () => {
    const student = await app.student("Two devices");
    const first = pageOf(student, VERBAL_ALONE);
    await first.start();
    const exam = (await first.begin(0)).value();
    const second = pageOf(student, { ...first.body, holderId: randomUUID() });
    expect((await second.read()).value()).toMatchObject({ held: false, status: "open" });
    expect((await second.save(0)).code()).toBe("exam-held-elsewhere");
    await first.save(0, { work: answers(exam, 12).slice(0, 3) });
    const taken = (await second.takeOver()).value();
    expect([taken.held, running(taken).questions[2]?.work.revision]).toEqual([true, 1]);
    const refused = [
      await first.save(0, { work: answers(exam, 0) }),
      await first.end(0),
      await first.pause(true),
      await first.settle(0, true),
      await first.quit(),
    ];
    expect(refused.map((reply) => reply.code())).toEqual(refused.map(() => "exam-held-elsewhere"));
    expect((await first.read()).value().held).toBe(false);
    await second.end(0);
    expect((await second.report()).value().measures[0]?.raw.right).toBe(3);
  });

  it("answers repeated calls alike, and refuses what contradicts", async () => {
    const student = await app.student("Repeating");
    const page = pageOf(student, VERBAL_ALONE);
    const started = await page.start();
    expect((await page.start()).text).toBe(started.text);
    const upper = pageOf(student, { ...page.body, id: page.body.id.toUpperCase() });
    expect((await upper.start()).text).toBe(started.text);
    expect((await pageOf(student, { ...page.body, breakMinutes: 5 }).start()).code()).toBe(
      "exam-id-reused",
    );
    expect((await pageOf(student).start()).code()).toBe("exam-open-already");
    for (const unknown of [
      { formatId: "gre-1999" },
      { orderId: "aaaa" },
      { accommodationId: "more" },
    ]) {
      expect((await pageOf(student, unknown).start()).code()).toBe("exam-option-unknown");
    }
    expect((await page.report()).code()).toBe("exam-open");
    const quit = await page.quit();
    expect((await page.quit()).text).toBe(quit.text);
    expect((await page.start()).text).toBe(quit.text);
    expect((await page.save(0)).code()).toBe("exam-ended");
    expect((await page.begin(0)).code()).toBe("exam-ended");
  });

  it("prepares one exam of two calls at once", async () => {
    const student = await app.student("Hasty");
    const pages = [pageOf(student), pageOf(student)];
    const replies = await Promise.all(pages.map((page) => page.start()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("quitting", () => {
  it("scores nothing that was not begun, and keeps what was saved", async () => {
    const page = pageOf(await app.student("Quitter"));
    await page.start();
    await page.begin(0);
    await page.end(0);
    const begun = (await page.begin(1)).value();
    await page.save(1, { work: answers(begun, 4) });
    await page.quit();
    const { measures, sections } = (await page.report()).value();
    expect(sections.map(({ state, endedBy }) => [state, endedBy])).toEqual([
      ["ended", "candidate"],
      ["ended", "quit"],
      ["not-sat", null],
      ["not-sat", null],
      ["not-sat", null],
    ]);
    expect(measures.map(({ notScored, raw }) => [notScored, raw.right, raw.of])).toEqual([
      ["section-not-sat", 4, 12],
      ["section-not-sat", 0, 0],
    ]);
  });
});

describe("options", () => {
  it("tell what is new to the student, who sits every mock once before any comes again", async () => {
    const student = await app.student("Persistent");
    const seen: string[][] = [];
    const freshOf = async () => {
      const options = (await student.call(examRoutes.readExamOptions, {})).value();
      return options.formats.map(({ id, unmet }) => [id, unmet]);
    };
    expect((await freshOf())[0]).toEqual(["gre-2023-09", { fresh: 5, of: 5 }]);
    const prompts = new Set<string>();
    for (let mock = 0; mock < 5; mock += 1) {
      const page = pageOf(student);
      await page.start();
      prompts.add(running((await page.begin(0)).value()).essay?.promptId ?? "");
      await page.end(0);
      for (const place of [1, 2]) {
        const ids = running((await page.begin(place)).value()).questions.map(({ item }) => item.id);
        seen.push(ids);
        await page.end(place);
      }
      await page.quit();
      expect((await page.report()).value().conditions.metBefore).toBe(0);
      expect((await freshOf())[0]).toEqual(["gre-2023-09", { fresh: 4 - mock, of: 5 }]);
    }
    expect(new Set(seen.flat()).size).toBe(5 * 24);
    expect(prompts.size).toBe(5);
    const sixth = pageOf(student);
    await sixth.start();
    await sixth.begin(0);
    await sixth.end(0);
    await sixth.begin(1);
    await sixth.quit();
    expect((await sixth.report()).value().conditions.metBefore).toBe(12);
  }, 60_000);

  it.each([
    ["single-verbal-2", 15],
    ["single-quantitative-1", 12],
    ["single-quantitative-2", 15],
    ["gre-paper-2023-09", 15],
  ])("draw %s afresh", async (formatId, count) => {
    const page = pageOf(await app.student(formatId), { formatId, orderId: null });
    await page.start();
    const whole = formatId.startsWith("gre");
    if (whole) {
      await page.begin(0);
      await page.end(0);
    }
    const { questions } = running((await page.begin(whole ? 1 : 0)).value());
    expect(questions).toHaveLength(count);
    await page.quit();
    expect((await page.report()).value().measures[0]?.routing).toBeNull();
  });
});

describe("the server", () => {
  it("goes on in the middle of a section after a restart, with everything it acknowledged", async () => {
    const directory = mkdtempSync(join(tmpdir(), "lexiquant-exam-"));
    const clock = createTestClock();
    try {
      const database = await openEmbedded(directory);
      await database.migrate();
      const before = await openExamApp({ database, clock: clock.now });
      const page = pageOf(await before.student("Ada"), VERBAL_ALONE);
      await page.start();
      const begun = (await page.begin(0)).value();
      clock.advance(40_000);
      await page.save(0, { currentPosition: 7, work: answers(begun, 9) });
      await before.close();
      clock.advance(10_000);
      const reopened = await openEmbedded(directory);
      const after = await openExamApp({ database: reopened, clock: clock.now });
      const student = await after.student("Ada");
      const again = pageOf(student, page.body);
      const resumed = running((await again.read()).value());
      expect(resumed).toMatchObject({
        currentPosition: 7,
        gap: null,
        clock: { usedMs: 50_000, remainingMs: VERBAL_MS - 50_000 },
      });
      expect(resumed.questions.map(({ work }) => work)).toEqual(
        answers(begun, 9).map(({ work }) => work),
      );
      await again.end(0);
      expect((await again.report()).value().measures[0]?.raw.right).toBe(9);
      await after.close();
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
