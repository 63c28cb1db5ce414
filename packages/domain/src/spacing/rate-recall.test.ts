import { describe, expect, it } from "vitest";
import { rateRecall } from "./rate-recall.ts";

describe("the rating that behavior shows", () => {
  it.each([
    [
      "wrong, however fast",
      { isRight: false, elapsedMs: 1000, hasSlip: false, saidEasy: true },
      "again",
    ],
    [
      "right in the usual time",
      { isRight: true, elapsedMs: 6000, hasSlip: false, saidEasy: false },
      "good",
    ],
    ["right but slow", { isRight: true, elapsedMs: 6001, hasSlip: false, saidEasy: false }, "hard"],
    [
      "right and very fast",
      { isRight: true, elapsedMs: 100, hasSlip: false, saidEasy: false },
      "good",
    ],
    [
      "right but for a letter",
      { isRight: true, elapsedMs: 6000, hasSlip: true, saidEasy: false },
      "hard",
    ],
    [
      "right, slow, and easy by word",
      { isRight: true, elapsedMs: 9000, hasSlip: false, saidEasy: true },
      "easy",
    ],
  ] as const)("%s", (_, recall, rating) => {
    expect(rateRecall(recall, 4000)).toBe(rating);
  });

  it("calls nothing slow before there are own times", () => {
    const recall = { isRight: true, elapsedMs: 60_000, hasSlip: false, saidEasy: false };
    expect(rateRecall(recall, null)).toBe("good");
  });
});
