import type { DecisionsReview } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { reviewSentences } from "./decision-words.ts";

const review = (parts: Partial<DecisionsReview>): DecisionsReview => ({
  count: 12,
  needed: 0,
  seconds: 600,
  points: 2,
  net: { estimate: 2.42, low: 0.5, high: 4.1 },
  verdict: "paid",
  ...parts,
});

describe("decisions to stay or to leave in words", () => {
  it("[AN3] says what each choice won or lost, with its range", () => {
    const lost = { estimate: -1.96, low: -3.2, high: -0.04 };
    expect(
      reviewSentences({ stays: review({}), leaves: review({ net: lost, verdict: "cost" }) }),
    ).toEqual([
      "Staying paid: 12 decisions, +2.4 right answers (80% range +0.5 to +4.1) against the other choice.",
      "Leaving cost you points: 12 decisions, −2.0 right answers (80% range −3.2 to 0.0) against the other choice.",
    ]);
    const [even] = reviewSentences({ stays: review({ verdict: "even" }), leaves: review({}) });
    expect(even).toContain("Staying came out even, as far as can be told");
  });

  it("[AN3] says what is missing where there is not enough data", () => {
    const unknown = { net: null, verdict: "not-enough-yet" } as const;
    const [few, rateless] = reviewSentences({
      stays: review({ ...unknown, count: 7, needed: 1 }),
      leaves: review(unknown),
    });
    expect(few).toBe("Staying: not enough data yet, 1 more decision needed.");
    expect(rateless).toContain("Leaving: not enough data yet. What your time is worth shows after");
  });
});
