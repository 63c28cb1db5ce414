import type { BarRow } from "./bars.ts";
import {
  type EvaluationSize,
  evaluateMeasure,
  type MeasureFigures,
  meanRates,
} from "./evaluate-measure.ts";
import { exactFigures, exactRows } from "./exact-rows.ts";
import { type ExamBank, publishedForms } from "./forms.ts";
import { measureRows, type Tolerance } from "./measure-rows.ts";

/** Measures the exam on the shipped bank, panels and scorer; every figure with its bar in `bars`. */
export function evaluateExam(exam: ExamBank, size: EvaluationSize, tolerance: Tolerance) {
  const verbal = evaluateMeasure(exam, "verbal", size);
  const quantitative = evaluateMeasure(exam, "quantitative", size);
  const exact = exactFigures(exam, size.seed);
  const bars: BarRow[] = [
    ...measureRows("verbal", verbal, tolerance),
    ...measureRows("quantitative", quantitative, tolerance),
    ...exactRows(exact),
  ];
  const each = <Figure>(figureOf: (figures: MeasureFigures) => Figure) => ({
    verbal: figureOf(verbal),
    quantitative: figureOf(quantitative),
  });
  return {
    ...size,
    authored: each(({ authored }) => authored.low),
    authoredSharper: each(({ authored }) => authored.high),
    calibrated: each(({ calibrated }) => calibrated),
    makerGrade: each(({ makerGrade }) => makerGrade),
    linear: each(({ authored }) => authored.low.linear),
    routing: {
      ...meanRates([verbal.authored.low.routing.all, quantitative.authored.low.routing.all]),
      ...each(({ authored }) => authored.low.routing.all),
    },
    biasAtOneSd: each(({ biasAt }) => Math.max(Math.abs(biasAt["-1"]), Math.abs(biasAt["1"]))),
    biasAt: each(({ biasAt }) => biasAt),
    ...exact,
    panels: publishedForms(exam, "verbal").length + publishedForms(exam, "quantitative").length,
    bars,
  };
}
