import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SURENESS_LEVELS, type Sureness } from "../session/index.ts";
import { describeSureness } from "./describe-sureness.ts";
import { isLuckyGuess, isSureMistake } from "./sureness-rules.ts";
import { addToSureness, EMPTY_SURENESS_TALLY } from "./sureness-tally.ts";

interface Given {
  readonly isCorrect: boolean;
  readonly sureness: Sureness | null;
  readonly pCorrect: number | null;
}
const tallyOf = (answers: readonly Given[]) => answers.reduce(addToSureness, EMPTY_SURENESS_TALLY);

/** `right` right answers of `of`, all declared alike. */
const declared = (sureness: Sureness, right: number, of: number): Given[] =>
  Array.from({ length: of }, (_, at) => ({ isCorrect: at < right, sureness, pCorrect: null }));

describe("rules", () => {
  it.each([
    [true, "guess", true, false],
    [false, "guess", false, false],
    [true, "sure", false, false],
    [false, "sure", false, true],
    [true, null, false, false],
    [false, "unsure", false, false],
  ] as const)("right: %s, said: %s", (isCorrect, sureness, ...expected) => {
    const answer = { isCorrect, sureness };
    expect([isLuckyGuess(answer), isSureMistake(answer)]).toEqual(expected);
  });
});

describe("the tally", () => {
  it("is the same in whatever order answers come, whole, and plain data", () => {
    const answer = fc.record({
      isCorrect: fc.boolean(),
      sureness: fc.constantFrom(...SURENESS_LEVELS, null),
      pCorrect: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 50 }), (answers) => {
        const tally = tallyOf(answers);
        expect(tallyOf([...answers].reverse())).toEqual(tally);
        expect(JSON.parse(JSON.stringify(tally))).toEqual(tally);
        const inBins = tally.predicted.reduce((sum, bin) => sum + bin.answers, 0);
        expect(inBins).toBe(answers.filter(({ pCorrect }) => pCorrect !== null).length);
      }),
    );
  });

  it("counts lucky guesses and sure mistakes as the rules do", () => {
    const answers = [
      ...declared("guess", 3, 9),
      ...declared("sure", 8, 10),
      ...declared("unsure", 1, 2),
    ];
    const { luckyGuesses, sureMistakes } = describeSureness(tallyOf(answers));
    expect(luckyGuesses).toBe(answers.filter(isLuckyGuess).length);
    expect(sureMistakes).toBe(answers.filter(isSureMistake).length);
    expect([luckyGuesses, sureMistakes]).toEqual([3, 2]);
  });

  it("puts a certain prediction in the last tenth", () => {
    const { predicted } = tallyOf([{ isCorrect: true, sureness: null, pCorrect: 1 }]);
    expect(predicted[9]).toEqual({ answers: 1, right: 1, statedMicro: 1_000_000 });
  });
});

describe("the curve", () => {
  it("has a rate with its interval for groups of eight answers, and what is missing for others", () => {
    const { declared: points } = describeSureness(
      tallyOf([...declared("sure", 6, 8), ...declared("guess", 1, 7)]),
    );
    expect(points.map(({ sureness }) => sureness)).toEqual([...SURENESS_LEVELS]);
    const [guess, unsure, sure] = points;
    expect(guess).toMatchObject({ answered: 7, correct: 1, accuracy: null, answersNeeded: 1 });
    expect(unsure).toMatchObject({ answered: 0, stated: null });
    expect(sure).toMatchObject({ answered: 8, accuracy: 0.75, stated: 0.9 });
    expect(sure?.low).toBeLessThan(0.6);
  });

  it("has an error from forty answers on: the mean distance of rates from what was stated", () => {
    const sure = declared("sure", 15, 30);
    const few = describeSureness(tallyOf([...sure, ...declared("guess", 3, 9)])).declaredError;
    expect(few).toEqual({ answers: 39, answersNeeded: 1, figures: null });
    const enough = describeSureness(tallyOf([...sure, ...declared("guess", 3, 10)])).declaredError;
    // 30 answers .4 off, 10 exact.
    expect(enough.figures?.error).toBeCloseTo(0.3, 10);
    // .75 √(2 · .09 / 30π) + .25 √(2 · .21 / 10π)
    expect(enough.figures?.byChance).toBeCloseTo(0.0617, 3);
  });
});

describe("confidence", () => {
  const verdict = (...answers: readonly Given[][]) =>
    describeSureness(tallyOf(answers.flat())).confidence;

  it("is not judged before one word was said of eight answers", () => {
    expect(verdict(declared("sure", 0, 7), declared("guess", 5, 5))).toEqual({
      kind: "not-enough-yet",
      answersNeeded: 1,
    });
  });

  it("is too high where sure answers are wrong too often", () => {
    const found = verdict(declared("sure", 12, 20));
    expect(found).toMatchObject({
      kind: "found",
      findings: [{ kind: "over-confident", sureness: "sure", answers: 20, right: 12 }],
    });
  });

  it("can be too high with one word and too low with another", () => {
    expect(verdict(declared("sure", 12, 20), declared("guess", 15, 20))).toMatchObject({
      findings: [
        { kind: "under-confident", sureness: "guess" },
        { kind: "over-confident", sureness: "sure" },
      ],
    });
  });

  it("is not judged by a word that was said of fewer than eight answers", () => {
    expect(verdict(declared("sure", 18, 20), declared("guess", 7, 7))).toMatchObject({
      kind: "nothing-found",
    });
  });

  it("is let be where chance explains it", () => {
    expect(verdict(declared("sure", 15, 20), declared("guess", 4, 8))).toEqual({
      kind: "nothing-found",
      answers: 28,
    });
  });
});
