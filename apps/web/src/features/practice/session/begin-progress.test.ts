import { type ItemWork, UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { describe, expect, it } from "vitest";
import { practiceSession } from "../../../testing/practice-builders.ts";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { beginProgress } from "./begin-progress.ts";

const items = [TEST_ITEMS["single-choice"], TEST_ITEMS["sentence-equivalence"]];

function begin(here: Partial<ItemWork>, there: { readonly elapsedMs: number }) {
  const session = practiceSession({ items, ...there });
  const kept = session.items.map(({ work }) => ({ work: { ...work, ...here }, sureness: null }));
  return beginProgress({
    session,
    mirror: { currentPosition: 1, items: kept },
    queued: new Map(),
  });
}

describe("where a session begins", () => {
  it("is the place of this browser only if as much time was spent here as elsewhere", () => {
    expect(begin({ elapsedMs: 5_000 }, { elapsedMs: 5_000 }).currentPosition).toBe(1);
    expect(begin({ elapsedMs: 4_000 }, { elapsedMs: 5_000 }).currentPosition).toBe(0);
    expect(begin({ elapsedMs: 4_000, revision: 1 }, { elapsedMs: 5_000 }).currentPosition).toBe(1);
  });

  it("knows that a question was seen by the time spent with it alone", () => {
    expect(begin({ elapsedMs: 0 }, { elapsedMs: 5_000 }).items[0]?.seen).toBe(true);
    expect(begin({ elapsedMs: 0 }, { elapsedMs: 0 }).items[0]?.seen).toBe(false);
  });

  it("keeps the work of this browser where the session was made longer elsewhere", () => {
    const session = practiceSession({ items });
    const work = { ...UNTOUCHED_WORK, revision: 3, scratch: "2x = 6" };
    const mirror = { currentPosition: 0, items: [{ work, sureness: null }] };
    const progress = beginProgress({ session, mirror, queued: new Map() });
    expect(progress.items.map(({ work: { scratch } }) => scratch)).toEqual(["2x = 6", ""]);
    const shorter = { ...session, items: session.items.slice(0, 1) };
    const foreign = { ...mirror, items: [...mirror.items, ...mirror.items] };
    const kept = beginProgress({ session: shorter, mirror: foreign, queued: new Map() });
    expect(kept.items[0]?.work.scratch).toBe("");
  });
});
