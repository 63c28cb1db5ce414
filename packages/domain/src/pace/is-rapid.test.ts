import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRapid, pRapid, type RapidContext } from "./is-rapid.ts";
import { NEW_STUDENT_SPEED, newItemTime } from "./time-beliefs.ts";

function context(parts: Partial<RapidContext> = {}): RapidContext {
  return {
    item: { ...newItemTime(70), variance: 0.08 ** 2, answers: 20 },
    student: { ...NEW_STUDENT_SPEED, variance: 0.05 ** 2, answers: 60 },
    timeFactor: 1,
    pCorrect: 0.6,
    guessing: 0.2,
    ...parts,
  };
}
const wrong = (seconds: number) => ({ elapsedMs: 1000 * seconds, isCorrect: false });

describe("an answer on an item with a known time", () => {
  it.each([
    [6, true],
    [12, true],
    [25, false],
    [70, false],
    [7200, false],
    [0, true],
  ])("of %d s is rapid: %s", (seconds, rapid) => {
    expect(isRapid(wrong(seconds), context())).toBe(rapid);
  });

  it("is less suspect when it is right, and least on an item that the student knows", () => {
    const right = { elapsedMs: 18_000, isCorrect: true };
    expect(pRapid(right, context())).toBeLessThan(pRapid(wrong(18), context()) - 0.3);
    expect(pRapid(right, context({ pCorrect: 0.95 }))).toBeLessThan(pRapid(right, context()));
  });

  it("is less suspect from a student who is known to be fast", () => {
    const student = { mean: 0.5, variance: 0.05 ** 2, answers: 60 };
    expect(isRapid(wrong(18), context())).toBe(true);
    expect(isRapid(wrong(18), context({ student }))).toBe(false);
  });

  it("is more suspect from a student who has twice the time", () => {
    expect(pRapid(wrong(20), context({ timeFactor: 2 }))).toBeGreaterThan(
      pRapid(wrong(20), context()),
    );
  });

  it("never becomes more suspect by taking longer", () => {
    const seconds = fc.integer({ min: 0, max: 90_000_000 });
    const deviation = fc.double({ min: 0.05, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(seconds, seconds, deviation, (one, other, sd) => {
        const item = { mean: Math.log(70), variance: sd ** 2, answers: 20 };
        const p = (elapsedMs: number) =>
          pRapid({ elapsedMs, isCorrect: false }, context({ item, timeFactor: 1 }));
        expect(p(Math.max(one, other))).toBeLessThanOrEqual(p(Math.min(one, other)));
      }),
    );
  });

  it("is never rapid where work itself takes only seconds", () => {
    const item = { mean: Math.log(5), variance: 0.08 ** 2, answers: 20 };
    expect(isRapid(wrong(2), context({ item }))).toBe(false);
  });
});

it("an answer on an item that only its author knows has to be faster to be suspect", () => {
  const fresh = { item: newItemTime(70) };
  expect(isRapid(wrong(19), context())).toBe(true);
  expect(isRapid(wrong(19), context(fresh))).toBe(false);
  expect(isRapid(wrong(14), context(fresh))).toBe(true);
});
