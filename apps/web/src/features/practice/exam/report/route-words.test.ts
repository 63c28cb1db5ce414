import { describe, expect, it } from "vitest";
import { type Routing, routeSentence, whatIfSentence } from "./route-words.ts";

const routing: Routing = {
  rawScore: 8,
  of: 12,
  cutoffs: { medium: 5, hard: 9 },
  route: "medium",
  whatIf: [],
};

describe("the route in words", () => {
  it("names the second section and the margins to both sides", () => {
    expect(routeSentence(routing)).toBe(
      "8 of 12 right in the first section led to the medium second section. The medium one begins at 5 right: 3 to spare. The hard one begins at 9: 1 short of it.",
    );
  });

  it("names one margin at the ends", () => {
    expect(routeSentence({ ...routing, rawScore: 9, route: "hard" })).toMatch(
      /led to the hard second section\. The hard one begins at 9 right: no answer to spare\.$/,
    );
    expect(routeSentence({ ...routing, rawScore: 3, route: "easy" })).toMatch(
      /easy second section\. The medium one begins at 5: 2 short of it\.$/,
    );
  });

  it("leads nowhere where no second section was begun", () => {
    expect(routeSentence({ ...routing, route: null })).toBe(
      "8 of 12 right in the first section. No second section was begun.",
    );
  });

  it("says what other answers would have led to, with as many examples as it takes", () => {
    expect(whatIfSentence({ change: 1, route: "hard", positions: [6, 8] })).toBe(
      "One more right answer in the first section, question 7 say, would have led to the hard second section.",
    );
    expect(whatIfSentence({ change: 2, route: "hard", positions: [1, 6, 8] })).toContain(
      "Two more right answers in the first section, questions 2 and 7 say,",
    );
    expect(whatIfSentence({ change: 4, route: "hard", positions: [0, 1, 2, 3] })).toBe(
      "Four more right answers in the first section would have led to the hard second section.",
    );
    expect(whatIfSentence({ change: -1, route: "medium", positions: [0] })).toBe(
      "One right answer fewer in the first section would have led to the medium second section.",
    );
  });
});
