import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeOf } from "./expected-time.ts";
import { flagAnswer } from "./flag-answer.ts";
import { addToTally, describeTally, EMPTY_PACE_TALLY } from "./pace-tally.ts";
import { studentQuantile } from "./student-quantile.ts";

interface Given {
  readonly seconds: number;
  readonly isCorrect: boolean;
  readonly isRapid: boolean;
}
const EXPECTED = timeOf(Math.log(60), 0.4 ** 2);

function tallyOf(answers: readonly Given[]) {
  return answers
    .map(({ seconds, isCorrect, isRapid }) => {
      const timed = { elapsedMs: 1000 * seconds, expected: EXPECTED };
      return { pace: flagAnswer({ ...timed, isCorrect, isRapid }), isCorrect };
    })
    .reduce(addToTally, EMPTY_PACE_TALLY);
}
const worked = (seconds: number): Given => ({ seconds, isCorrect: true, isRapid: false });

describe("a tally", () => {
  it("is the same to the last digit in whatever order answers come", () => {
    const answers = fc.array(
      fc.record({
        seconds: fc.double({ min: 0.5, max: 90_000, noNaN: true }),
        isCorrect: fc.boolean(),
        isRapid: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(answers, (given) => {
        const tally = tallyOf(given);
        expect(tallyOf([...given].reverse())).toEqual(tally);
        expect(Object.values(tally).every(Number.isSafeInteger)).toBe(true);
        expect(JSON.parse(JSON.stringify(tally))).toEqual(tally);
      }),
    );
  });

  it("counts right, rushed and stuck answers, and leaves rapid ones out of times", () => {
    const tally = tallyOf([
      worked(60),
      worked(130),
      { seconds: 180, isCorrect: false, isRapid: false },
      { seconds: 5, isCorrect: false, isRapid: true },
    ]);
    expect(tally).toMatchObject({ answers: 4, right: 2, worked: 3, rushed: 1, stuck: 2 });
    expect(tally.overInvestedMs).toBe(60_000);
    expect(tally.logRatioMicro).toBe(773_190 + 1_098_612);
  });

  it("says the usual ratio from eight answers on that were worked for", () => {
    const rapid = { seconds: 5, isCorrect: false, isRapid: true };
    const seven = [...Array.from({ length: 7 }, () => worked(60)), rapid, rapid];
    expect(describeTally(tallyOf(seven))).toMatchObject({ ratio: null, answersNeeded: 1 });
    const eight = [30, 30, 30, 30, 120, 120, 120, 120].map(worked);
    const { ratio, answersNeeded } = describeTally(tallyOf(eight));
    expect(answersNeeded).toBe(0);
    expect(ratio?.value).toBeCloseTo(1, 5);
    // s = ln 2 · √(8/7), t = 1.415: exp(1.415 · .741 / √8) = 1.449
    expect(ratio?.high).toBeCloseTo(1.449, 2);
    expect(ratio?.low).toBeCloseTo(1 / 1.449, 2);
  });
});

it.each([
  // Tables of Student's distribution: 10 % above.
  [5, 1.476],
  [7, 1.415],
  [15, 1.341],
  [60, 1.296],
])("the quantile with %d degrees of freedom is %d", (degrees, quantile) => {
  expect(Math.abs(studentQuantile(1.2815515655446004, degrees) - quantile)).toBeLessThan(0.002);
});
