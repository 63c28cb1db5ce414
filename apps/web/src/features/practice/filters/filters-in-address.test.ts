import { EMPTY_FILTER, practiceFilterSchema } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import { type PracticeChoice, readChoice, toggled, writeChoice } from "./filters-in-address.ts";

const full: PracticeChoice = {
  filter: {
    measures: ["quantitative"],
    kinds: ["quantitative-comparison", "numeric-entry"],
    topics: [knowledgeComponentIdSchema.parse("quantitative.algebra.inequalities")],
    difficulties: [3, 4],
    statuses: ["unseen", "wrong"],
    keptForExams: true,
  },
  settings: { mode: "mixed", timing: { kind: "timed", paceFactor: 1.5 }, feedback: "end" },
  itemCount: 25,
};

describe("filters in the address", () => {
  it("[PF3] brings back the choice that was written", () => {
    expect(readChoice(writeChoice(full))).toEqual(full);
  });

  it("[PF3] writes a link that a person can read", () => {
    expect(writeChoice(full)).toBe(
      "?mode=mixed&measure=quantitative&kind=quantitative-comparison,numeric-entry&topic=quantitative.algebra.inequalities&difficulty=3,4&status=unseen,wrong&kept=include&count=25&pace=1.5&feedback=end",
    );
  });

  it("reads an empty address as ten untimed questions of any kind with feedback after each", () => {
    expect(readChoice("")).toEqual({
      filter: EMPTY_FILTER,
      settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" },
      itemCount: 10,
    });
  });

  it("[PF3] keeps the bail trainer, under the clock alone", () => {
    const asked = { ...full, settings: { ...full.settings, bailTrainer: true } };
    expect(writeChoice(asked)).toContain("pace=1.5&trainer=on");
    expect(readChoice(writeChoice(asked))).toEqual(asked);
    expect(readChoice("?trainer=on").settings).not.toHaveProperty("bailTrainer");
  });

  it("says nothing of questions kept for mock exams unless they are included", () => {
    const without = { ...full, filter: { ...full.filter, keptForExams: false } };
    expect(writeChoice(without)).not.toContain("kept");
    expect(readChoice(writeChoice(without))).toEqual(without);
    expect(readChoice("?kept=yes").filter.keptForExams).toBe(false);
  });

  it("leaves out what it does not know instead of failing", () => {
    const choice = readChoice(
      "?measure=essay,verbal&kind=riddle&topic=..%2Fetc,VERBAL&difficulty=9,2,x&status=&pace=7&count=-4&feedback=never&mode=war",
    );
    expect(choice.filter).toEqual({ ...EMPTY_FILTER, measures: ["verbal"], difficulties: [2] });
    expect(choice.settings.timing).toEqual({ kind: "untimed" });
    expect(choice.itemCount).toBe(10);
    expect(choice.settings.mode).toBe("topic");
  });

  it("takes a list as repeated parameters too", () => {
    const { filter } = readChoice("?kind=numeric-entry&kind=single-choice,text-completion");
    expect(filter).toEqual(readChoice("?kind=numeric-entry,single-choice,text-completion").filter);
    expect(filter.kinds).toHaveLength(3);
  });

  it("never asks for more questions than a session may hold", () => {
    expect(readChoice("?count=4000").itemCount).toBe(40);
  });

  it("reads repeated and very many values into a filter that the server takes", () => {
    const topics = Array.from({ length: 200 }, (_, n) => `verbal.reading.topic-${n}`).join(",");
    const { filter } = readChoice(`?topic=${topics}&measure=verbal,verbal,verbal`);
    expect(practiceFilterSchema.safeParse(filter).success).toBe(true);
    expect(filter.measures).toEqual(["verbal"]);
  });
});

describe("toggled", () => {
  it("adds what was absent and takes away what was there", () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggled([1, 2, 3], 2)).toEqual([1, 3]);
  });
});
