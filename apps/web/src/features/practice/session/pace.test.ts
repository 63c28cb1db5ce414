import type { SessionPace } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { paceOf as builtPace, practiceSession } from "../../../testing/practice-builders.ts";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { beginProgress } from "./begin-progress.ts";
import { paceOf } from "./pace.ts";
import { finishWords, ghostWords } from "./pace-words.ts";

const TARGETS = [60, 120, 60, 120, 60, 120];

/** A set of six; the seconds spent on each, and how many of them are done. */
function paceAt(
  spent: readonly number[],
  { done = 0, parts = {} }: { done?: number; parts?: Partial<SessionPace> } = {},
) {
  const built = practiceSession({ items: TARGETS.map(() => TEST_ITEMS["single-choice"]) });
  const session = {
    ...built,
    pace: { ...builtPace(TARGETS), ...parts },
    settings: { ...built.settings, timing: { kind: "timed", paceFactor: 1 } as const },
    items: built.items.map((item, at) => ({
      ...item,
      work: { ...item.work, elapsedMs: 1000 * (spent[at] ?? 0) },
    })),
  };
  const progress = beginProgress({ session, mirror: null, queued: new Map() });
  const items = progress.items.map((entry, at) =>
    at < done ? { ...entry, submission: { kind: "recorded" } as const } : entry,
  );
  const pace = paceOf(session, { ...progress, items });
  if (pace === null) throw new Error("a timed set has a pace");
  return pace;
}

describe("the ghost", () => {
  it("gives every question the exam's own time", () => {
    expect(paceAt([59])).toMatchObject({ ghost: "exam", question: 1 });
    expect(paceAt([120])).toMatchObject({ question: 2, share: 1.5 / 6 });
    expect(paceAt([900])).toMatchObject({ question: 6, share: 1 });
  });

  it("is the student's own earlier run where there is one", () => {
    const parts = { earlierSeconds: [30, 30, 30, 30, 30, 30] };
    const pace = paceAt([50, 20], { done: 1, parts });
    expect(pace).toMatchObject({ ghost: "earlier", question: 3, aheadSeconds: -20 });
    expect(ghostWords(pace)).toBe("Your last run: question 3; you are 20 s behind");
  });

  it("is held against what is done, and against an open question from its time on", () => {
    expect(paceAt([20]).aheadSeconds).toBeNull();
    expect(paceAt([20, 90], { done: 1 }).aheadSeconds).toBe(40);
    expect(paceAt([20, 150], { done: 1 }).aheadSeconds).toBe(10);
    expect(paceAt([20, 150, 0, 200], { done: 1 }).aheadSeconds).toBe(-70);
    expect(ghostWords(paceAt([50, 30], { done: 1 }))).toBe(
      "Exam’s pace: question 2; you are on pace",
    );
  });
});

describe("the finish", () => {
  it("is told from three done questions on, as an 80 % range around the clock and what is left", () => {
    expect(paceAt([60, 120], { done: 2 }).finish).toBeNull();
    const pace = paceAt([60, 120, 60], { done: 3 });
    expect(pace.finish?.lowSeconds).toBeLessThan(540);
    expect(pace.finish?.highSeconds).toBeGreaterThan(540);
    expect(finishWords(pace, 540)).toMatch(/^Likely done after \d+ to \d+ of 9 min$/);
    expect(finishWords(pace, null)).toBeNull();
  });

  it("learns from the answers of the set, once each, and from none that came too fast to tell", () => {
    const usual = paceAt([60, 120, 60], { done: 3 }).finish?.seconds ?? 0;
    const slow = paceAt([120, 240, 120], { done: 3 }).finish?.seconds ?? 0;
    expect(slow - 480).toBeGreaterThan(1.2 * (usual - 240));
    const counted = paceAt([120, 240, 120], { done: 3, parts: { counted: [0, 1, 2] } }).finish;
    expect((counted?.seconds ?? 0) - 480).toBeCloseTo(
      (paceAt([1, 1, 1], { done: 3 }).finish?.seconds ?? 0) - 3,
      6,
    );
  });

  it("comes later once an open question takes longer than expected", () => {
    const before = paceAt([60, 120, 60, 100], { done: 3 }).finish?.seconds ?? 0;
    expect(before).toBeCloseTo(paceAt([60, 120, 60], { done: 3 }).finish?.seconds ?? 0, 6);
    const late = paceAt([60, 120, 60, 300], { done: 3 }).finish?.seconds ?? 0;
    expect(late - before).toBeCloseTo(180, 0);
  });
});
