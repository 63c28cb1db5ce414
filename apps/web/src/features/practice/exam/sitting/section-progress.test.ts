import type { RunningSection } from "@lexiquant/contract";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { describe, expect, it } from "vitest";
import { TEST_ITEMS } from "../../../../testing/test-items.ts";
import { readSectionMirror, sectionMirrorKey, writeSectionMirror } from "./section-mirror.ts";
import { advanceSection, beginSection, mirrorOf, worksOf } from "./section-progress.ts";

const chose = (optionId: string) => ({ type: "single-choice", optionId }) as const;
const running: RunningSection = {
  place: 0,
  clock: { limitMs: 60_000, remainingMs: 60_000, usedMs: 0, stopped: false },
  currentPosition: 0,
  questions: [TEST_ITEMS["single-choice"], TEST_ITEMS["reading-single"]].map((item, position) => ({
    position,
    item,
    work: { ...UNTOUCHED_WORK, revision: position, elapsedMs: position * 1_000 },
    marked: false,
  })),
  stimuli: [],
  essay: null,
  gap: null,
};
const essay: RunningSection = {
  ...running,
  questions: [],
  essay: { promptId: "p", paragraphs: [], directive: "", draft: { revision: 3, text: "stored" } },
};
const key = sectionMirrorKey({ owner: "ada", examId: "e", place: 0 });

describe("the work of a section", () => {
  it("raises the revision with a mark, so that the newer mark wins on resuming", () => {
    const marked = advanceSection(beginSection(running, null), {
      kind: "mark-toggled",
      position: 0,
    });
    expect(worksOf(marked)).toMatchObject([
      { position: 0, marked: true, work: { revision: 1 } },
      { position: 1, marked: false, work: { revision: 1 } },
    ]);
    writeSectionMirror(key, mirrorOf(marked, 0));
    expect(beginSection(running, readSectionMirror(key)).marked).toEqual([true, false]);
  });

  it("takes of each question the higher revision, and where the candidate stood", () => {
    const here = [
      { kind: "response-changed", position: 0, response: chose("B") },
      { kind: "item-presented", position: 1 },
    ] as const;
    writeSectionMirror(key, mirrorOf(here.reduce(advanceSection, beginSection(running, null)), 0));
    const elsewhere: RunningSection = {
      ...running,
      questions: running.questions.map((question) => ({
        ...question,
        marked: true,
        work: { ...question.work, revision: question.position === 1 ? 9 : 0 },
      })),
    };
    const resumed = beginSection(elsewhere, readSectionMirror(key));
    expect(resumed.practice.currentPosition).toBe(1);
    expect(worksOf(resumed)).toMatchObject([
      { marked: false, work: { revision: 1, response: chose("B") } },
      { marked: true, work: { revision: 9 } },
    ]);
  });

  it("takes the draft of an essay with the higher revision", () => {
    const begun = beginSection(essay, null);
    expect(advanceSection(begun, { kind: "essay-changed", text: "stored" })).toBe(begun);
    writeSectionMirror(
      key,
      mirrorOf(advanceSection(begun, { kind: "essay-changed", text: "newer" }), 3),
    );
    const mirror = readSectionMirror(key);
    expect(beginSection(essay, mirror).essay).toEqual({ revision: 4, text: "newer" });
    const task = essay.essay;
    if (task === null) throw new Error("an essay");
    const ahead = { ...essay, essay: { ...task, draft: { revision: 7, text: "other device" } } };
    // What never reached the server is not lost to what another device wrote.
    const behind = beginSection(ahead, mirror);
    expect(behind).toMatchObject({ essay: { text: "other device" }, leftBehind: "newer" });
    expect(mirrorOf(behind, 7).essay).toMatchObject({ text: "other device", leftBehind: "newer" });
  });

  it("reads the essay's text in a mirror that says nothing of what was saved", () => {
    const written = { revision: 4, text: "of old" };
    localStorage.setItem(key, JSON.stringify({ currentPosition: 0, items: [], essay: written }));
    expect(beginSection(essay, readSectionMirror(key)).essay?.text).toBe("of old");
  });

  it("ignores a mirror that is broken or of another section", () => {
    localStorage.setItem(key, "{");
    expect(readSectionMirror(key)).toBeNull();
    const other = { currentPosition: 5, items: [], essay: null };
    expect(beginSection(running, other).practice.currentPosition).toBe(0);
  });
});
