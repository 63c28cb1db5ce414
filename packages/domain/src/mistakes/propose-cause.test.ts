import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { misconceptionIdSchema } from "../kernel/index.ts";
import { CAUSES, type Cause, type Miss, proposeCause } from "./propose-cause.ts";

const WORKED = { isRapid: false, isRushed: false, isOverInvested: false };
const RAPID = { isRapid: true, isRushed: true, isOverInvested: false };
const HURRIED = { isRapid: false, isRushed: true, isOverInvested: false };
const OVER = { isRapid: false, isRushed: false, isOverInvested: true };
const NOTHING_KNOWN: Miss = {
  measure: "quantitative",
  misconceptionIds: [],
  isUnanswered: false,
  clock: "none",
  pace: WORKED,
  sureness: null,
  pCorrect: null,
  pMastery: null,
};
const slip = misconceptionIdSchema.parse("sign-slip");
const misread = misconceptionIdSchema.parse("answered-intermediate-quantity");
const content = misconceptionIdSchema.parse("average-of-averages");

const CASES: readonly [string, Partial<Miss>, { cause: Cause; isClear: boolean }][] = [
  [
    "a question without an answer when the clock ran out",
    { isUnanswered: true, clock: "ran-out", pace: null, pMastery: 0.1 },
    { cause: "time", isClear: true },
  ],
  [
    "a question left without an answer with time to spare",
    { isUnanswered: true, clock: "enough", pMastery: 0.1 },
    { cause: "content", isClear: true },
  ],
  [
    "an answer worked for with less time than it takes",
    { clock: "short" },
    { cause: "time", isClear: false },
  ],
  [
    "a known error with less time than it takes",
    { clock: "short", misconceptionIds: [misread] },
    { cause: "misread", isClear: true },
  ],
  [
    "a declared guess in the last seconds",
    { clock: "ran-out", pace: RAPID, sureness: "guess" },
    { cause: "time", isClear: true },
  ],
  [
    "an answer as the clock ran out",
    { clock: "ran-out", misconceptionIds: [slip] },
    { cause: "time", isClear: true },
  ],
  [
    "a rapid answer",
    { pace: RAPID, misconceptionIds: [content] },
    { cause: "guess", isClear: true },
  ],
  [
    "a rapid answer with no time left",
    { pace: RAPID, clock: "short" },
    { cause: "time", isClear: true },
  ],
  [
    "a declared guess",
    { sureness: "guess", misconceptionIds: [content] },
    { cause: "guess", isClear: true },
  ],
  ["an option that misreads", { misconceptionIds: [misread] }, { cause: "misread", isClear: true }],
  ["an option that slips", { misconceptionIds: [slip] }, { cause: "slip", isClear: true }],
  [
    "an option that shows what is not understood",
    { misconceptionIds: [content] },
    { cause: "content", isClear: true },
  ],
  [
    "a slip in a weak topic",
    { misconceptionIds: [slip], pMastery: 0.1 },
    { cause: "slip", isClear: false },
  ],
  [
    "a slip where all else says content",
    { misconceptionIds: [slip], pMastery: 0.1, pCorrect: 0.2, pace: OVER },
    { cause: "slip", isClear: false },
  ],
  ["an easy question, unhurried", { pCorrect: 0.9 }, { cause: "slip", isClear: true }],
  [
    "an easy verbal question, unhurried",
    { pCorrect: 0.9, measure: "verbal" },
    { cause: "misread", isClear: true },
  ],
  [
    "an easy question, hurried",
    { pCorrect: 0.9, pace: HURRIED },
    { cause: "misread", isClear: true },
  ],
  [
    "a hurried answer with no time left",
    { pace: HURRIED, clock: "short" },
    { cause: "time", isClear: true },
  ],
  [
    "a question that was hard for the student",
    { pCorrect: 0.3, pMastery: 0.2 },
    { cause: "content", isClear: true },
  ],
  [
    "much time on what was not mastered",
    { pace: OVER, pMastery: 0.2 },
    { cause: "content", isClear: false },
  ],
  ["much time and nothing else", { pace: OVER }, { cause: "time", isClear: false }],
];

describe("the cause proposed for", () => {
  it.each(CASES)("%s", (_, parts, expected) => {
    expect(proposeCause({ ...NOTHING_KNOWN, ...parts })).toMatchObject(expected);
  });

  it("a miss of which nothing is known is content, without evidence and not clear", () => {
    const proposed = { cause: "content", evidence: [], against: [], isClear: false };
    expect(proposeCause(NOTHING_KNOWN)).toEqual(proposed);
    // Mastered and expected neither right nor wrong: nothing either.
    expect(proposeCause({ ...NOTHING_KNOWN, pMastery: 0.9, pCorrect: 0.6 })).toEqual(proposed);
  });
});

it("names what speaks for the cause and what against it", () => {
  const miss: Miss = { ...NOTHING_KNOWN, misconceptionIds: [slip, slip], pMastery: 0.1 };
  expect(proposeCause(miss)).toMatchObject({
    evidence: [{ kind: "misconception", misconceptionId: slip, nature: "slip" }],
    against: [{ kind: "low-mastery", pMastery: 0.1 }],
  });
});

it("proposes something for whatever is known, with every observation on one side", () => {
  const p = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  const misses = fc.record({
    measure: fc.constantFrom("verbal", "quantitative"),
    misconceptionIds: fc.subarray([slip, misread, content]),
    isUnanswered: fc.boolean(),
    clock: fc.constantFrom("none", "enough", "short", "ran-out"),
    pace: fc.constantFrom(null, WORKED, RAPID, HURRIED, OVER),
    sureness: fc.constantFrom(null, "guess", "unsure", "sure"),
    pCorrect: p,
    pMastery: p,
  });
  fc.assert(
    fc.property(misses, (miss: Miss) => {
      const { cause, evidence, against, isClear } = proposeCause(miss);
      expect(CAUSES).toContain(cause);
      expect(isClear && evidence.length === 0).toBe(false);
      const ids = [...evidence, ...against].flatMap((one) =>
        one.kind === "misconception" ? [one.misconceptionId] : [],
      );
      expect(ids.toSorted()).toEqual(miss.misconceptionIds.toSorted());
    }),
  );
});
