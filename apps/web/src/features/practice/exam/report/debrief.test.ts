import { describe, expect, it } from "vitest";
import { examQuestion, examReport, examSection } from "../../../../testing/exam-report-builder.ts";
import { debriefOf } from "./debrief.ts";
import { nextStepsOf } from "./next-steps.ts";

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
const textOf = (...parts: Part[]) => debriefOf(reportOf(...parts)).sentences.join(" ");

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
    const debrief = debriefOf(
      reportOf(
        { topic: RATIO, verdicts: "ww" },
        { topic: CIRCLES, verdicts: "ww", elapsedMs: 300_000 },
      ),
    );
    expect(debrief.topic?.name).toBe("Circles");
  });

  it("tells the time that ended in wrong answers", () => {
    const text = textOf({ topic: RATIO, verdicts: "rw", elapsedMs: 210_000 });
    expect(text).toContain("2 min above the pace ended in 1 wrong answer");
    expect(text).toContain("Most time over the pace went into Multiple choice: one answer: 4 min");
  });
});

describe("the next steps", () => {
  const stepsOf = (...parts: Part[]) => {
    const report = reportOf(...parts);
    return nextStepsOf(report, debriefOf(report));
  };

  it("are a twin, practice and the lesson of the topic that cost most", () => {
    const { twinOf, actions } = stepsOf(
      { topic: RATIO, verdicts: "rw", hasTwins: true },
      { topic: CIRCLES, verdicts: "ww", hasTwins: true },
    );
    expect(twinOf?.question.position).toBe(2);
    expect(actions.map(({ to }) => to)).toEqual([
      "/practice/filters?mode=topic&topic=quantitative.geometry.circles",
      "/practice/mode?view=lesson&id=quantitative.geometry.circles",
    ]);
  });

  it("are three without a twin too, and after nothing but right answers at least one", () => {
    expect(stepsOf({ topic: RATIO, verdicts: "ww" }).actions).toHaveLength(3);
    const { twinOf, actions } = stepsOf({ topic: RATIO, verdicts: "rr", hasTwins: true });
    expect(twinOf).toBeNull();
    expect(actions).toHaveLength(1);
  });

  it("offer no twin of a question that was not answered, and no topic of which no id is known", () => {
    const { twinOf, actions } = stepsOf({ topic: RATIO, verdicts: "--", hasTwins: true });
    expect(twinOf).toBeNull();
    expect(actions[0]?.to).toBe("/practice/filters?mode=topic&kind=single-choice&status=unseen");
  });
});
