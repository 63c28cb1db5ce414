import { describe, expect, it } from "vitest";
import { timeOf } from "./expected-time.ts";
import { gainPerMinute, reviewStays, type StayDecision } from "./review-stays.ts";
import { askAtSeconds, secondsToCome, stayOrLeave } from "./stay-or-leave.ts";

const EXPECTED = timeOf(Math.log(80), 0.4 ** 2);

it("asks at one and a half of the expected time", () => {
  expect(askAtSeconds(EXPECTED)).toBeCloseTo(120, 10);
});

it("expects less time to come at first, and the more the longer an answer is overdue", () => {
  expect(secondsToCome(0, EXPECTED)).toBeCloseTo(80 * Math.exp(0.08), 4);
  expect(secondsToCome(60, EXPECTED)).toBeLessThan(secondsToCome(20, EXPECTED));
  const overdue = [160, 240, 320, 390, 400, 800, 3600].map((t) => secondsToCome(t, EXPECTED));
  expect(overdue).toEqual([...overdue].sort((one, other) => one - other));
});

it("has no jump where the tail is extended", () => {
  const far = 80 * Math.exp(4 * 0.4);
  const [before, after] = [0.999, 1.001].map((share) => secondsToCome(share * far, EXPECTED));
  expect((after ?? 0) / (before ?? 1)).toBeCloseTo(1, 2);
});

describe("staying", () => {
  const open = { elapsedSeconds: 120, expected: EXPECTED, guessing: 0.2 };

  it("is better with a good chance, leaving with a poor one", () => {
    expect(stayOrLeave({ ...open, pCorrect: 0.9 }, 0.3).better).toBe("stay");
    expect(stayOrLeave({ ...open, pCorrect: 0.3 }, 0.3).better).toBe("leave");
  });

  it("is judged by the student's own rate, and not without one", () => {
    expect(stayOrLeave({ ...open, pCorrect: 0.5 }, 2).better).toBe("leave");
    expect(stayOrLeave({ ...open, pCorrect: 0.5 }, null).better).toBeNull();
  });

  it("counts what staying adds to guessing, per minute to come", () => {
    const { moreSeconds, gainPerMinute: gain } = stayOrLeave({ ...open, pCorrect: 0.5 }, 0.3);
    expect(gain).toBeCloseTo(0.3 / (moreSeconds / 60), 10);
  });
});

describe("the review of decisions", () => {
  const RATE = { value: 0.3, low: 0.25, high: 0.35 };
  const decision = (parts: Partial<StayDecision>): StayDecision => ({
    choice: "stay",
    askedMs: 120_000,
    elapsedMs: 180_000,
    isCorrect: true,
    guessing: 0.2,
    expected: EXPECTED,
    pCorrect: 0.5,
    ...parts,
  });
  const repeat = (count: number, parts: Partial<StayDecision>) =>
    Array.from({ length: count }, () => decision(parts));

  it("finds that stays paid when they came right, and cost when they did not", () => {
    const paid = reviewStays(repeat(10, {}), RATE).stays;
    expect(paid).toMatchObject({ count: 10, needed: 0, seconds: 600, verdict: "paid" });
    expect(paid.points).toBeCloseTo(8, 10);
    expect(paid.net?.value).toBeCloseTo(8 - 10 * 0.3, 10);
    const lost = reviewStays(repeat(10, { isCorrect: false }), RATE).stays;
    expect(lost.verdict).toBe("cost");
    expect(lost.net?.value).toBeCloseTo(-2 - 3, 10);
  });

  it("calls mixed stays even", () => {
    const mixed = [...repeat(5, {}), ...repeat(5, { isCorrect: false })];
    expect(reviewStays(mixed, RATE).stays.verdict).toBe("even");
  });

  it("weighs time that leaves save against what they give up", () => {
    const leave = { choice: "leave", elapsedMs: 125_000, isCorrect: false } as const;
    const hopeless = reviewStays(repeat(10, { ...leave, pCorrect: 0.2 }), RATE).leaves;
    expect(hopeless.verdict).toBe("paid");
    expect(hopeless.seconds).toBeCloseTo(10 * (secondsToCome(120, EXPECTED) - 5), 6);
    const promising = reviewStays(repeat(10, { ...leave, pCorrect: 0.9 }), RATE).leaves;
    expect(promising.verdict).toBe("cost");
    expect(promising.points).toBeCloseTo(7, 10);
  });

  it("says nothing yet of fewer than eight, nor without the student's own rate", () => {
    const { stays, leaves } = reviewStays(repeat(7, {}), RATE);
    expect(stays).toMatchObject({ count: 7, needed: 1, net: null, verdict: "not-enough-yet" });
    expect(leaves).toMatchObject({ count: 0, needed: 8, verdict: "not-enough-yet" });
    const rateless = reviewStays(repeat(10, {}), null).stays;
    expect(rateless).toMatchObject({ needed: 0, net: null, verdict: "not-enough-yet" });
  });

  it("takes the own rate from ten answers on", () => {
    const outcomes = Array.from({ length: 10 }, (_, at) => {
      return { elapsedMs: 90_000, isCorrect: at < 6, guessing: 0.2 };
    });
    expect(gainPerMinute(outcomes)?.value).toBeCloseTo((6 - 2) / 15, 10);
    expect(gainPerMinute(outcomes.slice(1))).toBeNull();
  });
});
