import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advanceLadder,
  askedBy,
  enterLadder,
  isAsked,
  LADDER_STEPS,
  type LadderEvent,
  type LadderState,
  standInDay,
} from "./redo-ladder.ts";

const right = (day: number): LadderEvent => ({ day, isCorrect: true, sureness: null });
const wrong = (day: number): LadderEvent => ({ day, isCorrect: false, sureness: null });
const lucky = (day: number): LadderEvent => ({ day, isCorrect: true, sureness: "guess" });

function entered(event: LadderEvent, hasTwin = true): LadderState {
  const state = enterLadder(event, hasTwin);
  if (state === null) throw new Error("does not enter");
  return state;
}
const at = (step: LadderState["step"], dueDay: number | null = 100): LadderState => ({
  step,
  dueDay,
  hasTwin: true,
  setbacks: 1,
});

describe("a question enters the ladder", () => {
  it("with itself, a day after a wrong answer", () => {
    expect(enterLadder(wrong(10), true)).toEqual({
      step: "same",
      dueDay: 11,
      hasTwin: true,
      setbacks: 1,
    });
  });

  it("with its twin after a lucky guess, or with itself where there is none", () => {
    expect(enterLadder(lucky(10), true)).toMatchObject({ step: "twin", dueDay: 11 });
    expect(enterLadder(lucky(10), false)).toMatchObject({ step: "same", dueDay: 11 });
  });

  it("not after an answer that was right and meant", () => {
    expect(enterLadder(right(10), true)).toBeNull();
    expect(enterLadder({ ...right(10), sureness: "unsure" }, true)).toBeNull();
  });
});

describe("the way up", () => {
  function climb(hasTwin: boolean) {
    const seen = [entered(wrong(0), hasTwin)];
    for (let state = seen[0]; state?.step != null; state = seen.at(-1)) {
      seen.push(advanceLadder(state, right(state.dueDay ?? 0)));
    }
    return seen;
  }

  it("is the question, its twin, and the question again after 3, 7 and 21 days", () => {
    const states = climb(true);
    expect(states.map(({ step }) => step)).toEqual([...LADDER_STEPS, null]);
    expect(states.map(({ dueDay }) => dueDay)).toEqual([1, 1, 4, 11, 32, null]);
    expect(states.map(askedBy)).toEqual(["same", "twin", "same", "same", "same", null]);
  });

  it("leaves the twin out where there is none", () => {
    const states = climb(false);
    expect(states.map(({ step }) => step)).toEqual([
      "same",
      "after-3",
      "after-7",
      "after-21",
      null,
    ]);
    expect(states.map(({ dueDay }) => dueDay)).toEqual([1, 4, 11, 32, null]);
  });

  it("counts from the day of the answer, not from the day it was due", () => {
    expect(advanceLadder(at("after-3", 100), right(130))).toMatchObject({ dueDay: 137 });
  });

  it("is not shortened by answers before the due day", () => {
    const state = at("after-7", 100);
    expect(advanceLadder(state, right(99))).toBe(state);
  });
});

describe("what is asked", () => {
  it("is the question itself on every step but the twin's, and nothing at the end", () => {
    for (const step of [...LADDER_STEPS, null]) {
      const state = at(step, step === null ? null : 100);
      const asked = [true, false].map((isTwin) => isAsked(state, { isTwin, day: 100 }));
      expect(asked).toEqual([step === "twin", step !== "twin" && step !== null]);
    }
  });

  it("is a twin, and the question in its place once that has waited for three days", () => {
    const state = at("twin", 100);
    for (const day of [100, 102]) expect(isAsked(state, { isTwin: false, day })).toBe(false);
    expect(standInDay(100)).toBe(103);
    expect(isAsked(state, { isTwin: false, day: 103 })).toBe(true);
    expect(isAsked(state, { isTwin: true, day: 103 })).toBe(true);
  });
});

describe("the way down", () => {
  it.each([
    ["same", "same", 101],
    ["twin", "same", 101],
    ["after-3", "twin", 101],
    ["after-7", "after-3", 103],
    ["after-21", "after-3", 103],
  ] as const)("leads from %s to %s after a wrong answer", (from, to, dueDay) => {
    const expected = { step: to, dueDay, hasTwin: true, setbacks: 2 };
    expect(advanceLadder(at(from), wrong(100))).toEqual(expected);
  });

  it("leads to the twin after a lucky guess, from below as from above", () => {
    for (const step of LADDER_STEPS) {
      const expected = { step: "twin", dueDay: 101, setbacks: 2 };
      expect(advanceLadder(at(step), lucky(100))).toMatchObject(expected);
    }
  });

  it("counts before the due day, and after the end", () => {
    expect(advanceLadder(at("after-7", 200), wrong(150))).toMatchObject({ step: "after-3" });
    expect(advanceLadder(at(null, null), wrong(150))).toMatchObject({ step: "same", dueDay: 151 });
    const finished = at(null, null);
    expect(advanceLadder(finished, right(150))).toBe(finished);
  });
});

it("is never due on a day that has passed, is plain data, and ends after five right answers in a row", () => {
  const events = fc.array(
    fc.record({
      gap: fc.nat(40),
      isCorrect: fc.boolean(),
      sureness: fc.constantFrom(null, "guess", "unsure", "sure"),
    }),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(events, fc.boolean(), (steps, hasTwin) => {
      let [state, day] = [entered(wrong(0), hasTwin), 0];
      for (const { gap, isCorrect, sureness } of steps) {
        day += gap;
        const before = state;
        state = advanceLadder(state, { day, isCorrect, sureness } as LadderEvent); // built as one
        expect((state.step === null) === (state.dueDay === null)).toBe(true);
        if (state !== before && state.dueDay !== null) expect(state.dueDay >= day).toBe(true);
        if (!hasTwin) expect(state.step).not.toBe("twin");
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
      for (let answer = 0; answer < LADDER_STEPS.length; answer += 1) {
        day = Math.max(day, state.dueDay ?? day);
        state = advanceLadder(state, right(day));
      }
      expect(state.step).toBeNull();
    }),
  );
});
