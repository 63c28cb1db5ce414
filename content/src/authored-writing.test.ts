import { describe, expect, it } from "vitest";
import { promptSchema } from "./authored-writing.ts";

const LINE = "Something that is long enough to be read.";
const SHARED = {
  id: "aw-001",
  theme: "ethics",
  brief: {
    tensions: [LINE, LINE],
    positions: [1, 2, 3].map(() => ({ stance: LINE, grounds: LINE })),
    exampleSources: [LINE, LINE, LINE],
    challenge: LINE,
  },
  provenance: { written: "2026-11-22", drafts: 1 },
};

function fits(fields: Record<string, unknown>): boolean {
  return promptSchema.safeParse({ ...SHARED, ...fields }).success;
}

describe("promptSchema", () => {
  it("takes the texts that belong to the directive", () => {
    expect(fits({ directive: "policy", issue: LINE })).toBe(true);
    expect(fits({ directive: "two-views", views: [LINE, LINE] })).toBe(true);
    expect(fits({ directive: "claim-and-reason", claim: LINE, reason: LINE })).toBe(true);
  });

  it("refuses those of another directive", () => {
    expect(fits({ directive: "two-views", issue: LINE })).toBe(false);
    expect(fits({ directive: "two-views", views: [LINE] })).toBe(false);
    expect(fits({ directive: "claim-and-reason", issue: LINE })).toBe(false);
    expect(fits({ directive: "claim", claim: LINE, reason: LINE })).toBe(false);
    expect(fits({ directive: "statement", issue: LINE, views: [LINE, LINE] })).toBe(false);
  });
});
