import { describe, expect, it } from "vitest";
import { examQuestion, examReport, examSection } from "../../../../testing/exam-report-builder.ts";
import { debriefOf } from "./debrief.ts";

const RATIO = ["quantitative.arithmetic.ratio", "Ratio"] as const;
const CIRCLES = ["quantitative.geometry.circles", "Circles"] as const;

interface Part {
  readonly topic: typeof RATIO | typeof CIRCLES;
  /** r, w or - (not answered), a letter for each question. */
  readonly verdicts: string;
  readonly elapsedMs?: number;
  readonly hasTwins?: boolean;
}

function reportOf(...parts: Part[]) {
  const made = parts.flatMap(({ verdicts, ...part }) =>
    [...verdicts].map((letter) => ({
      ...part,
      verdict:
        letter === "r"
          ? ("right" as const)
          : letter === "w"
            ? ("wrong" as const)
            : ("none" as const),
    })),
  );
  const questions = made.map((part, position) => examQuestion({ ...part, position }));
  return examReport({ sections: [examSection({ place: 1, questions })] });
}
const textOf = (...parts: Part[]) => debriefOf(reportOf(...parts)).join(" ");

describe("the debrief", () => {
  it("counts what was missed, and says that a guess costs nothing where something was left", () => {
    const topic = RATIO;
    expect(textOf({ topic, verdicts: "rrw" })).toContain("Of 3 questions, 1 was answered wrong.");
    expect(textOf({ topic, verdicts: "rw-" })).toContain(
      "1 was answered wrong and 1 not at all. A wrong answer costs nothing",
    );
    expect(textOf({ topic, verdicts: "rrr" })).toBe("Of 3 questions none was missed.");
  });

  it("names the topic that cost most, and that few questions tell little", () => {
    const text = textOf({ topic: RATIO, verdicts: "rrrrw" }, { topic: CIRCLES, verdicts: "ww-r" });
    expect(text).toContain(
      "Most points were lost on Circles: 3 of 4 questions missed. That is too few questions to tell a weakness from chance.",
    );
  });

  it("names no topic where each cost one point at most", () => {
    const text = textOf({ topic: RATIO, verdicts: "rrw" }, { topic: CIRCLES, verdicts: "rrw" });
    expect(text).toContain("No topic cost more than one point: too few questions of each to tell");
  });

  it("claims a weakness only where it stands out from the rest of the measure", () => {
    const weak = textOf(
      { topic: RATIO, verdicts: "rrrrrrrrrrrr" },
      { topic: CIRCLES, verdicts: "wwwwwwrr" },
    );
    expect(weak).toContain("worse than the rest of the measure by more than chance");
    const even = textOf(
      { topic: RATIO, verdicts: "rwrwrwrwrwrw" },
      { topic: CIRCLES, verdicts: "rwrwrwrwrwrwrw" },
    );
    expect(even).toContain("so this may be chance");
  });

  it("of equal misses takes the topic that cost more time", () => {
    const text = textOf(
      { topic: RATIO, verdicts: "ww" },
      { topic: CIRCLES, verdicts: "ww", elapsedMs: 300_000 },
    );
    expect(text).toContain("Most points were lost on Circles");
  });

  it("tells the time that ended in wrong answers", () => {
    const text = textOf({ topic: RATIO, verdicts: "rw", elapsedMs: 210_000 });
    expect(text).toContain("2 min above the pace ended in 1 wrong answer");
    expect(text).toContain("Most time over the pace went into Multiple choice: one answer: 4 min");
  });
});
