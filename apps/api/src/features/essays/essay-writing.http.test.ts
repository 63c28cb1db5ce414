import { randomUUID } from "node:crypto";
import { type EssayState, essayRoutes } from "@lexiquant/contract";
import { refused } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EssayRater } from "../../adapters/essay-language/essay-rater.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import type { PracticeApp } from "../../history/testing/practice-app.ts";
import {
  essayCalls,
  MINUTE_MS,
  openEssayApp,
  STANDARD,
  UNTIMED,
  withheldIn,
} from "./testing/essay-calls.ts";

let app: PracticeApp;
beforeAll(async () => {
  app = await openEssayApp();
});
afterAll(() => app.close());

const PROMPT = "aw-001";

describe("what there is to write on", () => {
  it("is every prompt with its instruction, and nothing of briefs and anchors", async () => {
    const student = await app.student("Chooser");
    await essayCalls(student).start(PROMPT);
    const reply = await student.call(essayRoutes.readEssayChoices, {});
    const { directives, themes, prompts } = reply.value();
    expect(directives).toHaveLength(6);
    expect(themes).toContainEqual({
      id: "government-and-law",
      name: "Government and law",
    });
    expect(prompts.map(({ id }) => id)).toEqual(realLibrary().prompts.map(({ id }) => id));
    expect(prompts.filter(({ written }) => written > 0).map(({ id }) => id)).toEqual([PROMPT]);
    expect(withheldIn(reply.text)).toEqual([]);
  });

  it("is drawn by instruction and theme, and never again while it was written on", async () => {
    const student = await app.student("Drawer");
    const wanted = realLibrary().prompts.filter(
      ({ directive, theme }) => directive === "claim" && theme === "science",
    );
    const draw = () =>
      student.call(essayRoutes.startEssay, {
        body: {
          id: randomUUID(),
          prompt: { kind: "drawn", directive: "claim", theme: "science" },
          timing: UNTIMED,
        },
      });
    const drawn: string[] = [];
    for (const _ of wanted) drawn.push((await draw()).value().prompt.id);
    expect(drawn.sort()).toEqual(wanted.map(({ id }) => id).sort());
    expect((await draw()).code()).toBe("no-prompts-match");
  });

  it("is refused where there is no such prompt or accommodation", async () => {
    const student = await app.student("Nowhere");
    expect((await essayCalls(student).start("aw-999")).code()).toBe("no-prompts-match");
    const timing = { kind: "exam", accommodationId: "unheard-of" } as const;
    expect((await essayCalls(student).start(PROMPT, timing)).code()).toBe("exam-option-unknown");
  });
});

describe("an essay being written", () => {
  it("is begun once by a repeated request, and its id serves no other one", async () => {
    const student = await app.student("Repeating");
    const page = essayCalls(student);
    const first = (await page.start(PROMPT)).value();
    expect(first).toMatchObject({
      state: "writing",
      draft: { revision: 0, text: "" },
      clock: { limitMs: 30 * MINUTE_MS, remainingMs: 30 * MINUTE_MS, usedMs: 0 },
    });
    expect((await page.start(PROMPT)).value()).toEqual(first);
    expect((await page.start("aw-002")).code()).toBe("essay-id-reused");
    const other = await app.student("Other Repeating");
    expect((await essayCalls(other, page.essayId).start(PROMPT)).code()).toBe("essay-id-reused");
    const { essays } = (await student.call(essayRoutes.listEssays, { query: {} })).value();
    expect(essays).toHaveLength(1);
  });

  it("keeps the text of the higher revision, in whatever order they come", async () => {
    const page = essayCalls(await app.student("Reordered"));
    await page.start(PROMPT, UNTIMED);
    expect((await page.save(2, "second")).value().revision).toBe(2);
    expect((await page.save(1, "first")).value().revision).toBe(2);
    expect((await page.save(2, "another second")).value().revision).toBe(2);
    expect((await page.read()).value().draft).toEqual({ revision: 2, text: "second" });
  });

  it("has a version of each save that changed the text", async () => {
    const page = essayCalls(await app.student("Versions"));
    await page.start(PROMPT, UNTIMED);
    await page.save(1, "text 1");
    await page.save(2, "text 2");
    await page.save(5, "text 5");
    await page.save(6, "text 5");
    await page.save(4, "late");
    const { versions } = (await page.versions()).value();
    expect(versions.map(({ revision }) => revision)).toEqual([6, 2, 1]);
    expect((await page.version(1)).value()).toMatchObject({ text: "text 1", words: 2 });
    expect((await page.version(4)).code()).toBe("essay-not-found");
  });

  it("keeps each of the latest hundred, then one in twenty seconds, and offers fewer", async () => {
    const page = essayCalls(await app.student("Many Versions"));
    await page.start(PROMPT, UNTIMED);
    for (let revision = 1; revision <= 140; revision += 1) {
      await page.save(revision, `text ${revision}`);
      app.advanceClock(9_000);
    }
    const codeOf = async (revision: number) => (await page.version(revision)).status;
    const kept = [1, 2, 3, 4, 5, 41, 42, 139];
    const found = await Promise.all(kept.map(codeOf));
    expect(found).toEqual([200, 404, 404, 200, 404, 200, 200, 200]);
    const { versions } = (await page.versions()).value();
    const latest = Array.from({ length: 20 }, (_, place) => 140 - place);
    expect(versions.map(({ revision }) => revision).slice(0, 23)).toEqual([
      ...latest,
      114,
      107,
      100,
    ]);
  });

  it("keeps what stood before a passage was deleted or written over, however near another version is", async () => {
    const page = essayCalls(await app.student("Deleter"));
    const passage = "A sentence of more than ten words, which is deleted a moment later.";
    await page.start(PROMPT, UNTIMED);
    await page.save(1, "Begun.");
    app.advanceClock(5_000);
    await page.save(2, `Begun. ${passage}`);
    app.advanceClock(2_000);
    await page.save(3, "Begun. On.");
    const { versions } = (await page.versions()).value();
    expect(versions.map(({ revision, words }) => [revision, words])).toEqual([
      [3, 2],
      [2, 14],
      [1, 1],
    ]);
    expect((await page.version(2)).value().text).toContain(passage);
    await page.save(4, `Another text, ${passage.repeat(2)}`);
    await page.save(5, "x".repeat(500));
    expect((await page.version(4)).value().text).toContain("Another text");
  });

  it("offers few of many versions, and answers stay small", async () => {
    const page = essayCalls(await app.student("Prolific"));
    await page.start(PROMPT, UNTIMED);
    const long = "word ".repeat(3_990);
    for (let revision = 1; revision <= 60; revision += 1) {
      await page.save(revision, `${long}${revision}`);
      app.advanceClock(21_000);
    }
    const reply = await page.versions();
    expect(reply.value().versions.length).toBeLessThan(40);
    expect(reply.text.length).toBeLessThan(4_000);
  });

  it("offers no versions in exam conditions before it has ended", async () => {
    const page = essayCalls(await app.student("Examined Writer"));
    await page.start(PROMPT, STANDARD);
    await page.save(1, "one");
    app.advanceClock(MINUTE_MS);
    await page.save(2, "one two");
    expect((await page.versions()).code()).toBe("essay-open");
    expect((await page.version(1)).code()).toBe("essay-open");
    await page.submit();
    const { versions } = (await page.versions()).value();
    expect(versions.map(({ revision }) => revision)).toEqual([2, 1]);
    expect((await page.version(1)).value().text).toBe("one");
  });

  it.each([
    ["none", 30],
    ["time-and-a-half", 45],
    ["double-time", 60],
  ])("with %s lasts %i minutes and is then submitted as it was saved", async (id, minutes) => {
    const student = await app.student(`Timed ${id}`);
    const page = essayCalls(student);
    await page.start(PROMPT, { kind: "exam", accommodationId: id });
    await page.save(1, "in time");
    app.advanceClock(minutes * MINUTE_MS + 2_000);
    expect((await page.save(2, "on its way at the end")).value().clock.remainingMs).toBe(0);
    app.advanceClock(2_000);
    expect((await page.save(3, "too late")).code()).toBe("essay-ended");
    const { essays } = (await student.call(essayRoutes.listEssays, { query: {} })).value();
    const states: readonly EssayState[] = ["submitted", "rated", "failed"];
    expect(states).toContain(essays[0]?.state);
    const essay = (await page.read()).value();
    expect(essay).toMatchObject({
      draft: { text: "on its way at the end" },
      endedBy: "time",
      clock: { remainingMs: 0, usedMs: minutes * MINUTE_MS },
    });
    expect(Date.parse(essay.submittedAt ?? "") - Date.parse(essay.createdAt)).toBe(
      minutes * MINUTE_MS,
    );
  });

  it("makes the rater ready while it is written, not before", async () => {
    let warmed = 0;
    const ready: EssayRater = {
      warmUp: async () => {
        warmed += 1;
      },
      feedback: async () => refused("failed"),
      close: async () => {},
    };
    const prepared = await openEssayApp({ essayRater: ready });
    const page = essayCalls(await prepared.student("Prepared"));
    await page.start(PROMPT, UNTIMED);
    expect(warmed).toBe(0);
    await page.save(1, "First words.");
    expect(warmed).toBe(1);
    await prepared.close();
  });

  it("untimed has no end of its own", async () => {
    const page = essayCalls(await app.student("Patient"));
    await page.start(PROMPT, UNTIMED);
    app.advanceClock(24 * 60 * MINUTE_MS);
    expect((await page.save(1, "a day later")).value().clock.limitMs).toBeNull();
    expect((await page.read()).value().state).toBe("writing");
  });

  it("gives no feedback, and cannot be revised", async () => {
    const page = essayCalls(await app.student("Early"));
    await page.start(PROMPT, STANDARD);
    expect((await page.feedback()).code()).toBe("essay-open");
    expect((await page.revise(randomUUID())).code()).toBe("essay-open");
  });

  it("is nobody else's", async () => {
    const page = essayCalls(await app.student("Owner"));
    await page.start(PROMPT, UNTIMED);
    await page.save(1, "mine");
    const foreign = essayCalls(await app.student("Stranger"), page.essayId);
    const replies = [
      await foreign.read(),
      await foreign.save(9, "theirs"),
      await foreign.versions(),
      await foreign.version(1),
      await foreign.submit(),
      await foreign.feedback(),
      await foreign.revise(randomUUID()),
      await foreign.erase(),
    ];
    expect(replies.map((reply) => reply.code())).toEqual(replies.map(() => "essay-not-found"));
    expect((await page.read()).value().draft.text).toBe("mine");
    const visitor = essayCalls(app.visitor, page.essayId);
    expect((await visitor.read()).code()).toBe("unauthenticated");
  });
});

describe("the history", () => {
  it("comes in pages, newest first, open ones apart", async () => {
    const student = await app.student("Paging");
    const pages = [];
    for (const promptId of ["aw-001", "aw-002", "aw-003"]) {
      const page = essayCalls(student);
      await page.start(promptId, UNTIMED);
      app.advanceClock(1_000);
      pages.push(page);
    }
    const list = (query: object) => student.call(essayRoutes.listEssays, { query });
    const first = (await list({ limit: 2 })).value();
    expect(first.essays.map(({ promptId }) => promptId)).toEqual(["aw-003", "aw-002"]);
    expect(first.hasMore).toBe(true);
    const rest = (await list({ limit: 2, after: first.essays[1]?.id })).value();
    expect(rest.essays.map(({ promptId }) => promptId)).toEqual(["aw-001"]);
    expect(rest.hasMore).toBe(false);
    expect((await list({ status: "ended" })).value().essays).toEqual([]);
    await pages[0]?.erase();
    expect((await list({ status: "open" })).value().essays).toHaveLength(2);
    expect((await pages[0]?.read())?.code()).toBe("essay-not-found");
  });
});
