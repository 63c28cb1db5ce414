import fc from "fast-check";
import { expect, it } from "vitest";
import { type ClockAtAnswer, type ClockedAnswer, clockAtAnswer } from "./clock-at-answer.ts";

const WORKED: ClockedAnswer = {
  remainingMs: 300_000,
  elapsedMs: 80_000,
  expectedMs: 90_000,
  isRapid: false,
  isUnanswered: false,
};

const CASES: readonly [string, Partial<ClockedAnswer>, ClockAtAnswer][] = [
  ["an answer with minutes left", {}, "enough"],
  ["one of which nothing was kept", { remainingMs: null, elapsedMs: 3_000, isRapid: true }, "none"],
  ["nothing entered at zero", { remainingMs: 0, isUnanswered: true }, "ran-out"],
  [
    "nothing entered in a section ended early",
    { remainingMs: 60_000, isUnanswered: true },
    "enough",
  ],
  [
    "a rapid answer in the last seconds",
    { remainingMs: 10_000, elapsedMs: 4_000, isRapid: true },
    "ran-out",
  ],
  [
    "a rapid answer with half a minute left",
    { remainingMs: 30_000, elapsedMs: 4_000, isRapid: true },
    "short",
  ],
  ["a rapid answer with minutes left", { elapsedMs: 4_000, isRapid: true }, "enough"],
  [
    "one worked for until the end, with less time than expected",
    { remainingMs: 0, elapsedMs: 60_000 },
    "short",
  ],
  [
    "one worked for until the end, for as long as expected",
    { remainingMs: 0, elapsedMs: 90_000 },
    "enough",
  ],
  ["one that left time unused", { remainingMs: 20_000, elapsedMs: 80_000 }, "enough"],
];

it.each(CASES)("of %s", (_, parts, expected) => {
  expect(clockAtAnswer({ ...WORKED, ...parts })).toBe(expected);
});

it("calls the same answer short for a slower student only", () => {
  const late = { ...WORKED, remainingMs: 25_000, elapsedMs: 40_000 };
  expect(clockAtAnswer({ ...late, expectedMs: 60_000 })).toBe("enough");
  expect(clockAtAnswer({ ...late, expectedMs: 70_000 })).toBe("short");
});

it("never calls a clock shorter that leaves more time", () => {
  const order: readonly ClockAtAnswer[] = ["enough", "short", "ran-out"];
  const ms = fc.integer({ min: 0, max: 600_000 });
  const answers = fc.record({ elapsedMs: ms, isRapid: fc.boolean(), isUnanswered: fc.boolean() });
  fc.assert(
    fc.property(answers, ms, ms, (answer, one, more) => {
      const at = (remainingMs: number) =>
        order.indexOf(clockAtAnswer({ ...answer, expectedMs: 90_000, remainingMs }));
      expect(at(one + more)).toBeLessThanOrEqual(at(one));
    }),
  );
});
