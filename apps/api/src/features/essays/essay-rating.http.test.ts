import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { essayRoutes } from "@lexiquant/contract";
import { refused } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createEssayRater,
  type EssayRater,
  RATER_LIMITS,
} from "../../adapters/essay-language/essay-rater.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import type { PracticeApp, Student } from "../../history/testing/practice-app.ts";
import { TEST_SETTINGS } from "../../testing/test-settings.ts";
import {
  anchor,
  essayCalls,
  openEssayApp,
  settled,
  UNTIMED,
  withheldIn,
} from "./testing/essay-calls.ts";

/** The real rater, unless a test sets another one in its place. */
const real = createEssayRater();
let rater: EssayRater = real;
const switched: EssayRater = {
  warmUp: () => rater.warmUp(),
  feedback: (text, prompt) => rater.feedback(text, prompt),
  close: () => real.close(),
};

const log: string[] = [];
const stream = new Writable({
  write: (line: Buffer, _encoding, done) => {
    log.push(line.toString());
    done();
  },
});

let app: PracticeApp;
beforeAll(async () => {
  const settings = { ...TEST_SETTINGS, logger: { level: "trace" as const, stream } };
  app = await openEssayApp({ essayRater: switched, settings });
  await real.warmUp();
});
afterAll(() => app.close());

async function withRater(other: EssayRater, work: () => Promise<void>): Promise<void> {
  rater = other;
  try {
    await work();
  } finally {
    rater = real;
    await other.close();
  }
}

/** Writes a text on a prompt and submits it. */
async function write(student: Student, text: string, promptId: string) {
  const page = essayCalls(student);
  await page.start(promptId, UNTIMED);
  expect((await page.submit({ revision: 1, text })).value().draft.text).toBe(text);
  return { page, essay: await settled(page) };
}

describe("the rater's queue", () => {
  it("takes five essays of one student at a time, so that others come to theirs, and the rest afterward", async () => {
    const [busy, other] = [await app.student("Many Essays"), await app.student("One Essay")];
    const asked: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: EssayRater = {
      ...real,
      feedback: async (text, prompt) => {
        asked.push(text);
        await released;
        return real.feedback(text, prompt);
      },
      close: async () => {},
    };
    await withRater(slow, async () => {
      const submit = async (student: Student, text: string) => {
        const page = essayCalls(student);
        await page.start("aw-001", UNTIMED);
        const submission = page.submit({ revision: 1, text });
        return { page, submission };
      };
      const pages = [];
      for (const at of [1, 2, 3, 4, 5, 6, 7]) pages.push(await submit(busy, `Essay ${at}.`));
      await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(5);
      for (const { submission } of pages) {
        expect((await submission).value()).toMatchObject({ state: "submitted", failure: null });
      }
      const single = await submit(other, "The only one.");
      await expect.poll(() => asked, { timeout: 60_000 }).toContain("The only one.");
      expect(asked).toHaveLength(6);
      release();
      await single.submission;
      for (const { page } of pages) expect((await settled(page)).state).toBe("rated");
    });
  });
});

describe("a text that the rater cannot take as it is", () => {
  it("is refused when it is saved, with the reason, or rated all the same", async () => {
    const page = essayCalls(await app.student("Odd Texts"));
    await page.start("aw-001", UNTIMED);
    for (const text of ["a".repeat(20_001), "nul \u0000", "half \ud83d"]) {
      expect((await page.save(1, text)).code()).toBe("validation-failed");
      expect((await page.submit({ revision: 1, text })).code()).toBe("validation-failed");
    }
    const sentence = `I think ${"😀".repeat(130)}${" and so on".repeat(20)}.`;
    await page.submit({ revision: 1, text: `${"a".repeat(15_000)} ${sentence}` });
    expect((await settled(page)).state).toBe("rated");
  });
});

describe("a submitted essay", () => {
  it("is rated near the level of the anchor that it is, with everything that feedback has", async () => {
    const student = await app.student("Anchor");
    const { text, prompt } = anchor("aw-001-s4");
    const { page, essay } = await write(student, text, prompt);
    expect(essay).toMatchObject({ state: "rated", endedBy: "student", failure: null });
    const feedback = (await page.feedback()).value();
    expect(Math.abs(feedback.score.score - 4)).toBeLessThanOrEqual(1);
    expect(feedback.score.low).toBeLessThan(feedback.score.high);
    expect(feedback.score.score % 0.5).toBe(0);
    expect(feedback.notice).toContain("not an official score");
    expect(feedback.rater.calibration).toMatch(/offset .*halfWidth/);
    expect(feedback.traits.map(({ trait }) => trait)).toEqual([
      "position",
      "development",
      "organization",
      "language",
      "conventions",
    ]);
    expect(feedback.priorities.length).toBeLessThanOrEqual(3);
    for (const { quotes } of feedback.traits) {
      for (const { start, end, text: quoted } of quotes)
        expect(text.slice(start, end)).toBe(quoted);
    }
    expect(feedback.marks.length).toBeGreaterThan(3);
    expect(feedback.directive.asks).toHaveLength(3);
    const listed = (await student.call(essayRoutes.listEssays, { query: {} })).value().essays[0];
    expect(listed?.score).toEqual(feedback.score);
  });

  it("is compared with anchors of the nearest levels, and its outline is shown, but not before", async () => {
    const student = await app.student("Compared");
    const { text, prompt } = anchor("aw-010-s3");
    const page = essayCalls(student);
    const begun = await page.start(prompt, UNTIMED);
    const saved = await page.save(1, "nothing yet");
    const read = await page.read();
    for (const reply of [begun, saved, read]) expect(withheldIn(reply.text)).toEqual([]);
    expect((await page.feedback()).code()).toBe("essay-open");
    await page.submit({ revision: 2, text });
    await settled(page);
    const { score, anchors, outline } = (await page.feedback()).value();
    expect(anchors.map(({ samePrompt }) => samePrompt)).toEqual([true, true]);
    const [lower, upper] = anchors.map(({ level }) => level);
    expect((upper ?? 0) - (lower ?? 0)).toBe(1);
    expect(lower).toBeLessThanOrEqual(score.score);
    expect(upper).toBeGreaterThanOrEqual(score.score);
    const brief = realLibrary().prompts.find(({ id }) => id === prompt)?.brief;
    expect(outline?.challenge).toBe(brief?.challenge);
  });

  it("on a prompt without anchors of the nearest levels is compared with those of the same instruction too", async () => {
    const { page } = await write(await app.student("Near"), anchor("aw-001-s4").text, "aw-007");
    const { anchors } = (await page.feedback()).value();
    expect(new Set(anchors.map(({ samePrompt }) => samePrompt))).toEqual(new Set([true, false]));
    const { directives } = realLibrary();
    const statement = directives.find(({ id }) => id === "statement")?.instruction;
    for (const { instruction } of anchors) expect(instruction).toBe(statement);
  });

  it.each(["", " \n "])(
    "with nothing in it (%j) has no score, as on the test, and no feedback",
    async (text) => {
      const student = await app.student(`Empty ${text.length}`);
      const { page, essay } = await write(student, text, "aw-001");
      expect(essay.state).toBe("blank");
      const listed = (await student.call(essayRoutes.listEssays, { query: {} })).value().essays;
      expect(listed).toMatchObject([{ state: "blank", score: null, traits: null }]);
      expect((await page.feedback()).code()).toBe("essay-not-rated");
      const next = (await page.revise(randomUUID())).value();
      expect(next).toMatchObject({ state: "writing", draft: { text } });
    },
  );

  it("does not change any more, and submitting it again changes nothing", async () => {
    const { page, essay } = await write(await app.student("Fixed"), "One text.", "aw-001");
    expect((await page.save(9, "Another text.")).code()).toBe("essay-ended");
    await page.submit({ revision: 9, text: "Another text." });
    expect((await page.read()).value()).toEqual(essay);
  });

  it("is nowhere in the log", () => {
    expect(log.length).toBeGreaterThan(20);
    const { text } = anchor("aw-001-s4");
    expect(log.filter((line) => line.includes(text.slice(0, 40)))).toEqual([]);
  });
});

describe("a revision", () => {
  it("starts from the text, is linked, and its feedback has the essay before it", async () => {
    const student = await app.student("Reviser");
    const weak = anchor("aw-001-s2");
    const strong = anchor("aw-001-s5");
    const { page } = await write(student, weak.text, weak.prompt);
    const id = randomUUID();
    const revision = (await page.revise(id)).value();
    expect(revision).toMatchObject({
      revisionOf: page.essayId,
      draft: { text: weak.text },
      prompt: { id: weak.prompt },
      state: "writing",
    });
    expect((await page.revise(id)).value().id).toBe(id);
    const later = essayCalls(student, id);
    await later.submit({ revision: 1, text: strong.text });
    await settled(later);
    const { before, score } = (await later.feedback()).value();
    const first = (await page.feedback()).value();
    expect(first.before).toBeNull();
    expect(before).toMatchObject({
      essayId: page.essayId,
      text: weak.text,
      score: first.score,
    });
    expect(score.score).toBeGreaterThan(first.score.score);
    expect(before?.change).toBeGreaterThan(1);
    await page.erase();
    expect((await later.feedback()).value().before).toBeNull();
    expect((await later.read()).value().revisionOf).toBeNull();
  });
});

describe("a rater that does not answer", () => {
  it("leaves the essay submitted, to be tried again", async () => {
    const hasty = createEssayRater({ ...RATER_LIMITS, timeLimitMs: 1 });
    const student = await app.student("Unlucky");
    const { text, prompt } = anchor("aw-001-s3");
    await withRater(hasty, async () => {
      const { page, essay } = await write(student, text, prompt);
      expect(essay).toMatchObject({ state: "failed", failure: "failed", draft: { text } });
      expect((await page.feedback()).code()).toBe("essay-not-rated");
      rater = real;
      await page.submit();
      expect(await settled(page)).toMatchObject({ state: "rated", failure: null });
    });
  });

  it("that has too much to do says so, with the essay submitted", async () => {
    const full = createEssayRater({ ...RATER_LIMITS, mostWaiting: 0 });
    const page = essayCalls(await app.student("Queued"));
    await page.start("aw-001", UNTIMED);
    await withRater(full, async () => {
      const refusal = await page.submit({ revision: 1, text: "A text." });
      expect([refusal.status, refusal.code()]).toEqual([503, "essay-rater-busy"]);
      const essay = (await page.read()).value();
      expect(essay).toMatchObject({ state: "failed", failure: "busy", draft: { text: "A text." } });
    });
    await page.submit();
    expect((await settled(page)).state).toBe("rated");
  });

  it("because the server ends is asked after the next start", async () => {
    const directory = mkdtempSync(join(tmpdir(), "lexiquant-essays-"));
    try {
      const database = await openEmbedded(directory);
      await database.migrate();
      const before = await openEssayApp({ database, essayRater: neverAnswering() });
      const { text, prompt } = anchor("aw-001-s5");
      const page = essayCalls(await before.student("Crashed"));
      await page.start(prompt, UNTIMED);
      expect((await page.submit({ revision: 1, text })).value().state).toBe("submitted");
      await before.close();
      const reopened = await openEmbedded(directory);
      const after = await openEssayApp({
        database: reopened,
        essayRater: { ...switched, close: async () => {} },
      });
      const again = essayCalls(await after.student("Crashed"), page.essayId);
      expect(await settled(again)).toMatchObject({ state: "rated", draft: { text } });
      await after.close();
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

/** As the real one when it is ended in the middle of an essay: the essay is refused, and not before. */
function neverAnswering(): EssayRater {
  const waiting: (() => void)[] = [];
  return {
    warmUp: async () => {},
    feedback: () =>
      new Promise((resolve) => {
        waiting.push(() => resolve(refused("failed")));
      }),
    close: async () => {
      for (const refuse of waiting) refuse();
      // The thread takes a moment to end, in which the refusal is heard.
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
  };
}
