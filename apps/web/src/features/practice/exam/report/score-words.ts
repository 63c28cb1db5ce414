import type { ExamReport, MeasureReport, ScaledScoreView } from "@lexiquant/contract";
import { essayRange } from "../../../../items/essays/essay-words.ts";
import { plural } from "../../../../lib/format.ts";
import { SHORT_MEASURE_NAMES } from "./measure-words.ts";

/** The answer first, as ranges: `Estimated: Verbal 148 to 157, Quantitative 151 to 160`. */
export function headlineOf({ measures, writing, name }: ExamReport): string {
  const scored = measures.flatMap(({ measure, score }) =>
    score === null ? [] : [`${SHORT_MEASURE_NAMES[measure]} ${rangeInWords(score)}`],
  );
  if (writing !== null && writing.score !== null) {
    scored.push(`${SHORT_MEASURE_NAMES["analytical-writing"]} ${essayRange(writing.score)}`);
  }
  if (scored.length > 0 && writing?.state === "blank") {
    scored.push(`${SHORT_MEASURE_NAMES["analytical-writing"]} no score (NS)`);
  }
  if (scored.length > 0) return `Estimated: ${scored.join(", ")}`;
  const counted = measures.map(
    ({ measure, raw }) => `${SHORT_MEASURE_NAMES[measure]} ${raw.right} of ${raw.of} right`,
  );
  return counted.length > 0 ? `No scaled score: ${counted.join(", ")}` : `${name}: not scored`;
}

/** `148 to 157` */
export function rangeInWords({ low, high }: ScaledScoreView): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** `Estimate 153, 80% range 148 to 157` */
export function scoreInWords(score: ScaledScoreView): string {
  return `Estimate ${score.score}, 80% range ${rangeInWords(score)}`;
}

/** Where the ends of the range stand in the published table, and whose scores that is made of. */
export function percentileSentence({ percentileRank }: ScaledScoreView): string {
  const { low, high, testDates } = percentileRank;
  const share = low === high ? `${low}%` : `Between ${low}% and ${high}%`;
  return `${share} of test takers scored lower (tests from ${testDates}).`;
}

/** `17 of 27 right, 25 answered.` */
export function rawSentence({ raw }: MeasureReport): string {
  const { right, answered, of } = raw;
  return answered === of
    ? `${right} of ${plural(of, "question")} right.`
    : `${right} of ${plural(of, "question")} right, ${answered} answered.`;
}

const NOT_SCORED: Record<NonNullable<MeasureReport["notScored"]>, string> = {
  "no-answers":
    "No score: nothing was answered. As on the test, a measure without a single answer has none.",
  "section-not-sat":
    "No score: a section of this measure was not sat, and the scale is made for the whole measure.",
  "single-section":
    "No scaled score: a single section has none, because the scale is made for the whole measure.",
};

/** Why a measure has no score. */
export function notScoredSentence({ notScored }: MeasureReport): string {
  return notScored === null ? "No score could be estimated." : NOT_SCORED[notScored];
}

/** The number-correct score with its range, and why two are shown. */
export function secondScoreSentence({ numberCorrectScore }: MeasureReport): string | null {
  if (numberCorrectScore === null) return null;
  const { score } = numberCorrectScore;
  return `By the number of right answers alone, as the test counts, the estimate is ${score} (80% range ${rangeInWords(numberCorrectScore)}); two are shown because the first also weighs which questions were right, and that is only as good as their difficulties.`;
}

/** What the score rests on. */
export function parametersSentence({ parameters }: MeasureReport): string {
  const { calibratedItems, of, answers } = parameters;
  const counted = `${calibratedItems} of ${plural(of, "question")} calibrated`;
  if (calibratedItems === 0) {
    return `An estimate from difficulties set by the authors, not yet calibrated by answers (${counted}).`;
  }
  const behind = plural(answers, "answer");
  return calibratedItems < of
    ? `An estimate: ${counted}, by ${behind}; the other difficulties are set by the authors, not yet calibrated by answers.`
    : `An estimate from difficulties calibrated by answers (${counted}, by ${behind}).`;
}
