import type { KeyedItem, KeyedOption, Passage } from "@lexiquant/domain/item";
import { stimulusIdSchema } from "@lexiquant/domain/kernel";
import { buildItem, buildOptions } from "@lexiquant/domain/testing";
import { describe, expect, it } from "vitest";
import { hintProblems } from "./lint-hints.ts";
import { lintItem } from "./lint-item.ts";
import { lengthProblems, markupProblems } from "./lint-text.ts";

const QUIET_KEY = {
  text: "right",
  whyTempting: "",
  misconceptionId: null,
  repairQuestion: "",
} as const;

/** Options as an author should write them: the key names no misconception. */
function options(letters: string, key: string): KeyedOption[] {
  return buildOptions(letters).map((option) =>
    key.includes(option.id) ? { ...option, rationale: QUIET_KEY } : option,
  );
}

const sound: KeyedItem = { ...buildItem.singleChoice("B"), options: options("ABCDE", "B") };

function withHints(item: KeyedItem, ...hints: string[]): KeyedItem {
  return { ...item, explanation: { ...item.explanation, hints } };
}

function lint(item: KeyedItem): string {
  return lintItem(item, null).join("; ");
}

describe("lintItem", () => {
  it("says nothing against a sound item", () => {
    expect(lint(sound)).toBe("");
  });

  it("wants the number of options of the type", () => {
    expect(lint({ ...buildItem.singleChoice("B"), options: options("ABCD", "B") })).toContain(
      "has 4 options",
    );
  });

  it("wants a key among the options", () => {
    expect(lint({ ...buildItem.singleChoice("F"), options: options("ABCDE", "F") })).toContain(
      "the key names F",
    );
  });

  it("wants numeric options in order", () => {
    const shuffled = options("ABCDE", "B").map((option, index) => ({
      ...option,
      text: ["1", "3", "2", "4", "5"][index] ?? "",
    }));
    expect(lint({ ...buildItem.singleChoice("B"), options: shuffled })).toContain("not in order");
  });

  it("wants a reason, a pull, a slip and a question for every wrong option", () => {
    const bare = options("ABCDE", "B").map((option) => ({ ...option, rationale: QUIET_KEY }));
    const said = lint({ ...buildItem.singleChoice("B"), options: bare });
    expect(said).toContain("A has no misconception");
    expect(said).toContain("C has no whyTempting");
    expect(said).toContain("E has no repairQuestion");
  });

  it("refuses two options that read the same", () => {
    const twins = options("ABCDE", "B").map((option) => ({ ...option, text: "same" }));
    expect(lint({ ...buildItem.singleChoice("B"), options: twins })).toContain("read the same");
  });

  it("wants as many blanks in the stem as in the item, in order", () => {
    const item = { ...buildItem.textCompletion("A", "D"), stem: "A [[2]] b [[1]]." };
    expect(lint(item)).toContain("the stem has blanks 2, 1");
  });

  it("wants the stated number of picks to be the key's", () => {
    expect(lint(buildItem.multipleChoice(["A", "B"], 3))).toContain("asks for 3 picks");
  });

  it("wants clue words that stand in the stem", () => {
    const item = { ...buildItem.sentenceEquivalence("A", "B"), stem: "A [[1]] day." };
    expect(lint(item)).toContain("is not in the stem");
  });

  it("wants verbal items double-keyed and quantitative ones recomputed", () => {
    expect(lint(buildItem.readingSingle("A"))).toContain("must be double-keyed");
  });

  it("wants a reason for exactly the sentences of the passage", () => {
    const passage: Passage = {
      id: stimulusIdSchema.parse("passage-x"),
      kind: "passage",
      title: "",
      length: "short",
      field: "arts",
      paragraphs: [[{ id: "p1s1", text: "One." }]],
    };
    const said = lintItem(buildItem.selectInPassage("p1s2"), passage).join("; ");
    expect(said).toContain("exactly the sentences of its passage");
    expect(said).toContain("the key p1s2 is not in the passage");
  });

  it("refuses an anticipated error that is the key", () => {
    const item = buildItem.numericEntry({ form: "decimal", value: "987", roundTo: null });
    expect(lint(item)).toContain("anticipated error 987 is the key");
  });
});

describe("hintProblems", () => {
  it("refuses the key's words, its value and its letter", () => {
    const word = {
      ...buildItem.singleChoice("B"),
      options: options("ABCDE", "B").map((option) =>
        option.id === "B" ? { ...option, text: "lucid" } : option,
      ),
    };
    expect(hintProblems(withHints(word, "Something lucid, perhaps."))).toHaveLength(1);
    expect(hintProblems(withHints(word, "Look at option B again."))).toHaveLength(1);
    expect(hintProblems(withHints(word, "An elucidation."))).toEqual([]);
    const number = buildItem.numericEntry({ form: "decimal", value: "12.5", roundTo: null });
    expect(hintProblems(withHints(number, "You should get 12.5 at the end."))).toHaveLength(1);
    expect(hintProblems(withHints(number, "Divide 25 by 2."))).toEqual([]);
  });

  it("refuses the outcome of a comparison", () => {
    const item = withHints(buildItem.quantitativeComparison("A"), "Quantity A is greater for 2.");
    expect(hintProblems(item)).toHaveLength(1);
  });
});

describe("lengthProblems", () => {
  it("counts words and questions", () => {
    const long = withHints(sound, "word ".repeat(41), "Why? How?", "fine");
    expect(lengthProblems(long)).toEqual([
      "hint 1 has 41 words, 40 at most",
      "hint 2 asks more than one question",
    ]);
  });
});

describe("markupProblems", () => {
  it.each([
    ["a $x without end", "partner"],
    [String.raw`bare \frac{1}{2}`, "TeX outside"],
  ])("refuses %s", (markup, reason) => {
    expect(markupProblems(markup).join()).toContain(reason);
  });

  it("takes money, mathematics and blanks", () => {
    expect(markupProblems(String.raw`[[1]] costs \$4 and $\frac{1}{2}$ of it`)).toEqual([]);
  });
});
