import type { ItemWork } from "@lexiquant/domain/session";
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
});
