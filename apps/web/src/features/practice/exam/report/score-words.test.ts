import { describe, expect, it } from "vitest";
import { examReport, measureReport } from "../../../../testing/exam-report-builder.ts";
import {
  headlineOf,
  notScoredSentence,
  parametersSentence,
  percentileSentence,
  rawSentence,
  scoreInWords,
  secondScoreSentence,
} from "./score-words.ts";

const verbal = measureReport("verbal");
const { score } = verbal;
if (score === null) throw new Error("the built measure is scored");
const unscored = { score: null, numberCorrectScore: null } as const;

describe("scores in words", () => {
  it("head the report with ranges, never with single scores", () => {
    const report = examReport({ measures: [verbal, measureReport("quantitative")] });
    expect(headlineOf(report)).toBe("Estimated: Verbal 148 to 157, Quantitative 148 to 157");
  });

  it("head a report without scores with what was counted", () => {
    const section = measureReport("verbal", { ...unscored, notScored: "single-section" });
    expect(headlineOf(examReport({ measures: [section] }))).toBe(
      "No scaled score: Verbal 17 of 27 right",
    );
    expect(headlineOf(examReport({ measures: [] }))).toBe("Mock exam 1: not scored");
  });

  it("give the estimate with its range", () => {
    expect(scoreInWords(score)).toBe("Estimate 153, 80% range 148 to 157");
  });

  it("give the percentile as a range with the dates of the tests", () => {
    expect(percentileSentence(score)).toBe(
      "Between 30% and 72% of test takers scored lower (tests from July 2022 to June 2025).",
    );
    const percentileRank = { ...score.percentileRank, low: 99, high: 99 };
    expect(percentileSentence({ ...score, percentileRank })).toContain("99% of test takers");
  });

  it("say why two scores are shown, both with ranges", () => {
    const sentence = secondScoreSentence(verbal);
    expect(sentence).toContain("151 (80% range 146 to 156)");
    expect(sentence).toContain("two are shown because");
    expect(secondScoreSentence({ ...verbal, numberCorrectScore: null })).toBeNull();
  });

  it("say what the difficulties are known from", () => {
    expect(parametersSentence(verbal)).toBe(
      "An estimate from difficulties set by the authors, not yet calibrated by answers (0 of 27 questions calibrated).",
    );
    const parameters = { version: "2", calibratedItems: 10, of: 27, answers: 4210 };
    expect(parametersSentence({ ...verbal, parameters })).toBe(
      "An estimate: 10 of 27 questions calibrated, by 4210 answers; the other difficulties are set by the authors, not yet calibrated by answers.",
    );
    const all = { ...parameters, calibratedItems: 27 };
    expect(parametersSentence({ ...verbal, parameters: all })).not.toContain("authors");
  });

  it.each([
    ["no-answers", "nothing was answered"],
    ["section-not-sat", "was not sat"],
    ["single-section", "a single section has none"],
  ] as const)("say why there is no score: %s", (notScored, why) => {
    const sentence = notScoredSentence({ ...verbal, ...unscored, notScored });
    expect(sentence).toContain(why);
  });

  it("count the right ones, and the answered ones where some were not", () => {
    expect(rawSentence(verbal)).toBe("17 of 27 questions right, 25 answered.");
    const raw = { right: 27, answered: 27, of: 27 };
    expect(rawSentence({ ...verbal, raw })).toBe("27 of 27 questions right.");
  });
});
