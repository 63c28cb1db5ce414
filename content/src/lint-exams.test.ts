import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { examFormatSchema } from "./authored-exam.ts";
import { lintExams } from "./lint-exams.ts";
import { readBank } from "./read-bank.ts";
import { type Exams, readExams, type WholeTest } from "./read-exams.ts";

const content = fileURLToPath(new URL("..", import.meta.url));
const bank = readBank(content);
const exams = readExams(content, bank);
const now = exams.formats.find(({ id }) => id === "gre-2023-09") as WholeTest; // asserted below

function problemsWith(changes: Partial<Exams>): string {
  return lintExams({ ...exams, ...changes }, bank).join("; ");
}
const withTest = (changes: Partial<WholeTest>) =>
  problemsWith({
    formats: exams.formats.map((format) => (format === now ? { ...now, ...changes } : format)),
  });

describe("the exam's data", () => {
  it("has the test since 2023: 30 minutes of writing, 12 and 15 questions of each measure", () => {
    expect(now.kind).toBe("whole-test");
    expect(now.sections.map(({ id, questions, minutes }) => [id, questions, minutes])).toEqual([
      ["writing", 1, 30],
      ["verbal-1", 12, 18],
      ["verbal-2", 15, 23],
      ["quantitative-1", 12, 21],
      ["quantitative-2", 15, 26],
    ]);
    expect(now.orders.map(({ sections }) => sections[0])).toEqual(["writing", "writing"]);
  });

  it("has the paper form with 15 and 20 questions, and each section alone", () => {
    const paper = exams.formats.find(({ id }) => id === "gre-paper-2023-09") as WholeTest; // asserted below
    expect(paper.sections.map(({ questions }) => questions)).toEqual([1, 15, 20, 15, 20]);
    const alone = exams.formats.filter(({ kind }) => kind === "single-section");
    expect(alone).toHaveLength(now.sections.length);
  });

  it("has every score of one table, with the figures of its source", () => {
    const [newest] = exams.percentiles.filter(({ complete }) => complete);
    const at = (score: number) => newest?.rows.find(([row]) => row === score);
    expect([at(170), at(160), at(150), at(130)]).toEqual([
      [170, 99, 89],
      [160, 82, 50],
      [150, 39, 23],
      [130, null, null],
    ]);
  });

  it("has five panels of each measure and the factors that candidates are granted", () => {
    for (const measure of ["verbal", "quantitative"]) {
      const panels = exams.panels.filter((panel) => panel.measure === measure);
      expect(panels.length).toBeGreaterThanOrEqual(5);
    }
    const granted = exams.accommodations.filter(({ standard }) => standard);
    expect(granted.map(({ timeFactor }) => timeFactor)).toEqual([1, 1.25, 1.5, 2]);
  });
});

describe("examFormatSchema", () => {
  it("refuses a field that it does not know", () => {
    expect(examFormatSchema.safeParse(now).success).toBe(true);
    expect(examFormatSchema.safeParse({ ...now, minuts: 3 }).success).toBe(false);
  });
});

describe("lintExams", () => {
  it("adds up the minutes and wants every section once in every order, first before second", () => {
    expect(withTest({ totalMinutes: 117 })).toContain("sections take 118 of 117 minutes");
    const [order] = now.orders;
    const reordered = (sections: string[]) =>
      withTest({ orders: [{ id: "odd", name: "Odd one", sections }] });
    expect(reordered(order?.sections.slice(1) ?? [])).toContain("does not have every section once");
    expect(reordered(order?.sections.toReversed() ?? [])).toContain("second section before");
  });

  it("refuses impossible counts, sets and components", () => {
    const broken = now.sections.map((section) =>
      section.measure === "verbal" && section.stage === 1
        ? {
            ...section,
            setSizes: [[6, 6, 6]],
            counts: section.counts.map((rule) => ({ ...rule, fewest: 9, most: 8 })),
          }
        : section,
    );
    const said = withTest({ sections: broken });
    expect(said).toContain("sets of 6, 6, 6 are more than its questions");
    expect(said).toContain("Reading: the range is impossible");
  });

  it("refuses a section that is not there, a repeated id, and a table that rises or has gaps", () => {
    const lost = {
      kind: "single-section",
      id: "x",
      name: "Xyz",
      of: now.id,
      section: "v",
    } as const;
    expect(problemsWith({ formats: [...exams.formats, lost] })).toContain("no section v of");
    expect(problemsWith({ formats: [...exams.formats, now] })).toContain("is there twice");
    const percentiles = exams.percentiles.map((table) => ({ ...table, rows: table.rows.slice(1) }));
    expect(problemsWith({ percentiles })).toContain("has 40 of 41 scores");
    const rising = exams.percentiles.map((table) => ({ ...table, rows: table.rows.toReversed() }));
    expect(problemsWith({ percentiles: rising })).toContain("do not fall");
  });

  it("refuses panels with items that are lost, retired or of the other measure", () => {
    const [panel] = exams.panels;
    const other = exams.panels.find(({ measure }) => measure !== panel?.measure);
    if (panel === undefined || other === undefined) throw new Error("panels expected");
    expect(problemsWith({ panels: [{ ...panel, modules: other.modules }] })).toContain("measure");
    expect(problemsWith({ panels: [{ ...panel, format: "gone" }] })).toContain(
      "no whole test gone",
    );
    const [id] = Object.values(panel.modules).flat();
    const item = id === undefined ? undefined : bank.items.get(id);
    if (item === undefined) throw new Error("item expected");
    const without = new Map([...bank.items].filter(([known]) => known !== item.id));
    expect(lintExams(exams, { ...bank, items: without }).join()).toContain(`${id} does not exist`);
    const retired = new Map(bank.items).set(item.id, { ...item, retired: true });
    expect(lintExams(exams, { ...bank, items: retired }).join()).toContain(`${id} is retired`);
  });
});
