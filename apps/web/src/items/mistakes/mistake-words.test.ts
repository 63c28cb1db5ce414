import { describe, expect, it } from "vitest";
import { mistakeOf, mistakePage } from "../../testing/mistake-builder.ts";
import { withMistake } from "./mistake-pages.ts";
import {
  causeSentence,
  ladderSentence,
  ladderStates,
  timeInWords,
  unansweredInWords,
} from "./mistake-words.ts";

describe("[PR3] the cause in words", () => {
  it.each([
    [null, ["usually-right"], "Proposed: slip, because you usually get such questions right."],
    [
      null,
      ["clock-was-short"],
      "Proposed: slip, because less time was left than you usually need for it.",
    ],
    [
      null,
      ["over-time", "not-mastered"],
      "Proposed: slip, because it took you far longer than expected, and the topic is not firm yet.",
    ],
    [null, [], "Proposed: slip."],
    ["slip", ["rapid"], /^You say slip, as was proposed, because you answered faster/],
    ["content", ["rapid"], /^You say content gap. Proposed was slip, because you answered faster/],
  ] as const)("%s of %j", (cause, because, words) => {
    const sentence = causeSentence({ cause, proposed: { cause: "slip", because: [...because] } });
    expect(sentence).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
  });
});

describe("[AN6] the way back in words", () => {
  it.each([
    [{ step: "same", dueOn: "2026-11-21", isDue: true }, "Next: the same question. It is due now."],
    [
      { step: "after-3-days", dueOn: "2026-11-25", isDue: false },
      "Next: again, after 3 days, due on Nov 25.",
    ],
    [{ step: "twin", dueOn: null, isDue: false }, "Next: a twin of it."],
    [{ step: null, dueOn: null, isDue: false }, /^The way back is done/],
    [null, /no longer in use/],
  ] as const)("%j", (ladder, words) => {
    expect(ladderSentence({ ladder, unanswered: false })).toEqual(
      typeof words === "string" ? words : expect.stringMatching(words),
    );
  });

  it("is none for what was never answered, though the question is still in use", () => {
    const sentence = ladderSentence({ ladder: null, unanswered: true });
    expect(sentence).toBe("It has no way back, since it was not answered. Try it when you like.");
  });

  it("has five steps: those before the next one are done", () => {
    const states = (step: "after-3-days" | "same" | null) =>
      ladderStates({ step, dueOn: null, isDue: false }).map(({ state }) => state);
    expect(states("after-3-days")).toEqual(["done", "done", "next", "ahead", "ahead"]);
    expect(states("same")).toEqual(["next", "ahead", "ahead", "ahead", "ahead"]);
    expect(new Set(states(null))).toEqual(new Set(["done"]));
    expect(ladderStates(null)).toEqual([]);
  });
});

it("an unanswered question is told with the time that was spent on it", () => {
  expect(unansweredInWords({ elapsedMs: 40_000 })).toBe("Left unanswered, after 40 s on it.");
  expect(unansweredInWords({ elapsedMs: 0 })).toBe("Left unanswered.");
});

it("the time is told with what was expected, where that is known", () => {
  expect(timeInWords({ elapsedMs: 100_000, expectedMs: 90_000 })).toBe(
    "1 min 40 s (expected 1 min 30 s)",
  );
  expect(timeInWords({ elapsedMs: 100_000, expectedMs: null })).toBe("1 min 40 s");
});

describe("a page of the log after a cause was changed", () => {
  const page = mistakePage([mistakeOf(1), mistakeOf(2)]);

  it("has the mistake in its place, and counts it under its new cause", () => {
    const next = withMistake(page, mistakeOf(2, { cause: "time" }));
    expect(next.mistakes.map(({ cause }) => cause)).toEqual([null, "time"]);
    expect(next.counts.byCause).toMatchObject({ slip: 1, time: 1 });
    const back = withMistake(next, mistakeOf(2, { cause: null }));
    expect(back.counts.byCause).toEqual(page.counts.byCause);
  });

  it("stays as it is where the mistake is not on it", () => {
    expect(withMistake(page, mistakeOf(3, { cause: "time" }))).toBe(page);
  });
});
