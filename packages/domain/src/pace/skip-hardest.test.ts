import { describe, expect, it } from "vitest";
import { finishingBand } from "./finishing-band.ts";
import { skipHardest } from "./skip-hardest.ts";
import { NEW_STUDENT_SPEED, newItemTime } from "./time-beliefs.ts";

const student = { ...NEW_STUDENT_SPEED, variance: 0.01 };
const questions = [0.8, 0.3, 0.8, 0.3, 0.8].map((pCorrect) => ({
  time: newItemTime(90),
  pCorrect,
  guessing: 0.2,
}));
const plan = (limitSeconds: number) => ({ questions, student, timeFactor: 1, limitSeconds });

describe("leaving the two hardest for the end", () => {
  it("gains where the clock runs out", () => {
    const { skipped, change, inOrder, skipping } = skipHardest(plan(330));
    expect(skipped).toEqual([1, 3]);
    expect(change).toBeCloseTo(skipping - inOrder, 12);
    expect(change).toBeGreaterThan(0.3);
  });

  it("changes next to nothing where there is time for all", () => {
    const { change, inOrder } = skipHardest(plan(3000));
    expect(inOrder).toBeCloseTo(3, 3);
    expect(Math.abs(change)).toBeLessThan(0.001);
  });

  it("cannot cost more than the seconds of going to and fro", () => {
    const alike = questions.map((question) => ({ ...question, pCorrect: 0.8 }));
    const { skipped, change } = skipHardest({ ...plan(450), questions: alike });
    // Of questions equally hard and long, the last.
    expect(skipped).toEqual([3, 4]);
    expect(change).toBeLessThan(0);
    expect(change).toBeGreaterThan(-0.2);
  });

  it("guesses all when the clock has run out, and does without questions", () => {
    expect(skipHardest(plan(0)).inOrder).toBeCloseTo(1, 12);
    expect(skipHardest({ ...plan(100), questions: [] })).toMatchObject({ skipped: [], change: 0 });
  });
});

it("a section without questions left is finished now", () => {
  const band = finishingBand(600, { items: [], student, timeFactor: 1 });
  expect(band).toEqual({ seconds: 600, lowSeconds: 600, highSeconds: 600 });
});

it("a single question left takes its own time", () => {
  const band = finishingBand(600, { items: [newItemTime(90)], student, timeFactor: 1 });
  expect(band.seconds).toBeCloseTo(690, 6);
});
