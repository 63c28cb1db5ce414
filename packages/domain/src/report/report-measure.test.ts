import { describe, expect, it } from "vitest";
import type { ScoringItem } from "../adaptive/index.ts";
import { VERBAL_PERCENTILES } from "../testing/percentile-tables.ts";
import { reportMeasure } from "./report-measure.ts";
import type { ExamAnswer, SatMeasure } from "./sat-measure.ts";
import { scoreScale } from "./score-scale.ts";

const scale = scoreScale(VERBAL_PERCENTILES);

function buildItem(parts: Partial<ScoringItem> = {}): ScoringItem {
  const authored = { difficultyStandardError: 0.6, answers: 0 };
  return { discrimination: 1, difficulty: 0, guessing: 0.1, ...authored, ...parts };
}

/** `r` is right, `w` wrong, `-` unanswered; difficulties rise by a tenth from the first question on. */
function answers(marks: string, parts: Partial<ScoringItem> = {}): ExamAnswer[] {
  const outcomes = { r: "right", w: "wrong", "-": "unanswered" } as const;
  return [...marks].map((mark, position) => ({
    item: buildItem({ difficulty: 0.1 * position, ...parts }),
    outcome: outcomes[mark as keyof typeof outcomes], // the marks of this file
  }));
}

function sat(first: string, second: string | null, parts: Partial<SatMeasure> = {}): SatMeasure {
  const firstAnswers = answers(first);
  return {
    sections: second === null ? [firstAnswers] : [firstAnswers, answers(second)],
    format: "adaptive",
    route: second === null ? null : "medium",
    ...parts,
  };
}

const FIRST = "rrrrrrwwwwww";
const SECOND = "rrrrrrrwwwwwwww";

describe("a measure that was sat", () => {
  it("has both scores with their ranges, the counts, and what they rest on", () => {
    const report = reportMeasure(sat(FIRST, SECOND), scale);
    expect(report.score).toMatchObject({ kind: "estimate", itemCount: 27 });
    expect(report.numberCorrectScore).toMatchObject({ kind: "estimate", itemCount: 27 });
    expect(report.notScored).toBeNull();
    expect(report.raw).toEqual({ right: 13, answered: 27, of: 27 });
    expect(report.parameters).toEqual({ calibratedItems: 0, of: 27, answers: 0 });
  });

  it("counts what was left out as wrong, and as unanswered", () => {
    const left = reportMeasure(sat("rrrrrr------", "rrrrrrr--------"), scale);
    const wrong = reportMeasure(sat(FIRST, SECOND), scale);
    expect(left.score).toEqual(wrong.score);
    expect(left.raw).toEqual({ right: 13, answered: 13, of: 27 });
  });

  it("gives as many right on one route one number-correct score, and patterns their own", () => {
    const hardOnes = sat(FIRST, SECOND, {
      sections: [
        answers("wwwwwwrrrrrr", { discrimination: 2 }),
        answers("wwwwwwwwrrrrrrr", { discrimination: 2 }),
      ],
    });
    const easyOnes = sat(FIRST, SECOND, {
      sections: [
        answers("rrrrrrwwwwww", { discrimination: 2 }),
        answers("rrrrrrrwwwwwwww", { discrimination: 2 }),
      ],
    });
    const [one, other] = [reportMeasure(hardOnes, scale), reportMeasure(easyOnes, scale)];
    expect(one.numberCorrectScore).toEqual(other.numberCorrectScore);
    expect(one.score).not.toEqual(other.score);
  });

  it("knows how many answers its parameters rest on", () => {
    const [first, second] = [answers(FIRST, { answers: 120 }), answers(SECOND)];
    const { parameters } = reportMeasure(sat("", "", { sections: [first, second] }), scale);
    expect(parameters).toEqual({ calibratedItems: 12, of: 27, answers: 1440 });
  });

  it("equates the same number right by the route that was taken", () => {
    const numberCorrect = (difficulty: number, route: "easy" | "hard", first: string) => {
      const sections = [answers(first), answers(SECOND, { difficulty })] as const;
      return reportMeasure({ sections, format: "adaptive", route }, scale).numberCorrectScore;
    };
    const easy = numberCorrect(-1, "easy", "rrrwwwwwwwww");
    const hard = numberCorrect(1, "hard", "rrrrrrrrrrrr");
    expect(hard?.score).toBeGreaterThan((easy?.score ?? 0) + 10);
  });

  it("has a wider range the less is known of its difficulties", () => {
    const width = (difficultyStandardError: number) => {
      const sections = [
        answers(FIRST, { difficultyStandardError, discrimination: 1.5 }),
        answers(SECOND, { difficultyStandardError, discrimination: 1.5 }),
      ] as const;
      const { score } = reportMeasure(sat("", "", { sections }), scale);
      return (score?.high ?? 0) - (score?.low ?? 0);
    };
    expect(width(1.2)).toBeGreaterThan(width(0));
  });

  it("is scored where new parameters have moved its cut-offs since", () => {
    const moved = sat("rrrrrrrrrrrr", SECOND, { route: "easy" });
    expect(reportMeasure(moved, scale).numberCorrectScore).not.toBeNull();
  });
});

describe("a measure without a score", () => {
  it.each([
    ["single-section", sat(FIRST, null, { format: "single-section" })],
    ["section-not-sat", sat(FIRST, null)],
    ["section-not-sat", sat(FIRST, null, { format: "linear" })],
    ["section-not-sat", sat("", null)],
    ["no-answers", sat("------------", "---------------", { route: "easy" })],
  ] as const)("says %s", (notScored, measure) => {
    const report = reportMeasure(measure, scale);
    expect(report).toMatchObject({ score: null, numberCorrectScore: null, notScored });
  });

  it("still says how many were right and where the first section led", () => {
    const { raw, routing } = reportMeasure(sat(FIRST, null), scale);
    expect(raw).toEqual({ right: 6, answered: 12, of: 12 });
    expect(routing).toMatchObject({ rawScore: 6, of: 12, route: null });
  });
});

describe("routing", () => {
  // 12 items of difficulty 0 … 1.1: E(−0.5) = 4.0, E(0.5) = 6.4.
  const cutoffs = { medium: 5, hard: 7 };

  it("says which module a change would have led to, and which questions were nearest to it", () => {
    const { routing } = reportMeasure(sat("wrrwrrwwwrww", SECOND), scale);
    expect(routing).toEqual({
      rawScore: 5,
      of: 12,
      cutoffs,
      route: "medium",
      whatIf: [
        // The hardest of the right ones, then the two easiest of the wrong ones.
        { change: -1, route: "easy", positions: [9] },
        { change: 2, route: "hard", positions: [0, 3] },
      ],
    });
  });

  it("goes down through the middle from the hard module", () => {
    const { routing } = reportMeasure(sat("rrrrrrrrwwww", SECOND, { route: "hard" }), scale);
    expect(routing?.whatIf).toEqual([
      { change: -4, route: "easy", positions: [4, 5, 6, 7] },
      { change: -2, route: "medium", positions: [6, 7] },
    ]);
  });

  it.each(["linear", "single-section"] as const)("is no part of a %s format", (format) => {
    expect(reportMeasure(sat(FIRST, SECOND, { format, route: null }), scale).routing).toBeNull();
  });
});
