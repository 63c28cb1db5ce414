import { routingCutoffs } from "@lexiquant/domain/adaptive";
import { withUncertainDifficulty } from "@lexiquant/domain/irt";
import type { Measure } from "@lexiquant/domain/item";
import { type ScoreScale, scoreScale } from "@lexiquant/domain/report";
import {
  type BankQuality,
  type ExamForm,
  type Precision,
  precisionOf,
  type RangeCoverage,
  type RoutingRates,
  rangeCoverageOf,
  routingRates,
  simulateSittings,
} from "@lexiquant/domain/report/simulation";
import { calibratedForms, type ExamBank, linearForms, publishedForms } from "./forms.ts";
import { percentileTable } from "./scales.ts";

export interface EvaluationSize {
  /** Simulated candidates of each figure. */
  readonly candidates: number;
  readonly seed: number;
}

/** Of an author's difficulties about the true ones, logits (measurement.md 2). */
const DIFFICULTY_NOISE = 0.45;
/** Of the link to the real scale, logits (measurement.md 1). */
const LINK_NOISE = 0.25;

/** The published panels while nobody has answered, at one mean discrimination of the true items. */
export interface AuthoredFigures extends Precision {
  readonly range: RangeCoverage;
  readonly linear: Precision;
  readonly routing: { readonly all: RoutingRates; readonly panels: readonly RoutingRates[] };
}

/** New panels from the bank with known parameters. */
export interface CalibratedFigures extends Precision {
  readonly linear: Precision;
  readonly routing: RoutingRates;
}

export interface MeasureFigures {
  readonly authored: { readonly low: AuthoredFigures; readonly high: AuthoredFigures };
  readonly calibrated: CalibratedFigures;
  readonly makerGrade: CalibratedFigures;
  /** Mean error at an ability on the calibrated bank, points. */
  readonly biasAt: Readonly<Record<"-2" | "-1" | "1" | "2", number>>;
}

/** Every simulated figure of one measure. */
export function evaluateMeasure(
  exam: ExamBank,
  measure: Measure,
  size: EvaluationSize,
): MeasureFigures {
  const scale = scoreScale(percentileTable(exam.exams, measure));
  const published = publishedForms(exam, measure);
  const linear = linearForms(exam, measure, published.length);
  const authored = (medianDiscrimination: number) =>
    authoredFigures({ published, linear, scale }, medianDiscrimination, size);
  const calibrated = calibratedForms(exam, measure, { medianDiscrimination: 1.2, seed: size.seed });
  const maker = calibratedForms(exam, measure, { medianDiscrimination: 1.7, seed: size.seed });
  const candidates = Math.ceil(size.candidates / 2);
  const biasAt = (theta: number) =>
    precisionOf(
      simulateSittings({
        forms: calibrated.adaptive,
        scale,
        candidates,
        seed: size.seed,
        authored: null,
        theta,
      }),
    ).bias;
  return {
    authored: { low: authored(1), high: authored(1.2) },
    calibrated: calibratedFigures(calibrated, scale, size),
    makerGrade: calibratedFigures(maker, scale, size),
    biasAt: { "-2": biasAt(-2), "-1": biasAt(-1), "1": biasAt(1), "2": biasAt(2) },
  };
}

function authoredFigures(
  {
    published,
    linear,
    scale,
  }: { published: readonly ExamForm[]; linear: readonly ExamForm[]; scale: ScoreScale },
  medianDiscrimination: number,
  size: EvaluationSize,
): AuthoredFigures {
  const quality = { medianDiscrimination, difficultyNoise: DIFFICULTY_NOISE };
  const sittings = (forms: readonly ExamForm[], authored: BankQuality) =>
    simulateSittings({ forms, scale, ...size, authored, theta: null });
  const panels = published.map((form) => {
    // Averaged over what is not known of a difficulty, as over many banks.
    const items = form.first.map((item) =>
      withUncertainDifficulty({ ...item, discrimination: medianDiscrimination }, DIFFICULTY_NOISE),
    );
    return routingRates(items, routingCutoffs(form.first));
  });
  return {
    ...precisionOf(sittings(published, quality)),
    range: rangeCoverageOf(sittings(published, { ...quality, commonNoise: LINK_NOISE })),
    linear: precisionOf(sittings(linear, quality)),
    routing: { all: meanRates(panels), panels },
  };
}

function calibratedFigures(
  { adaptive, linear }: { adaptive: readonly ExamForm[]; linear: readonly ExamForm[] },
  scale: ScoreScale,
  size: EvaluationSize,
): CalibratedFigures {
  const precision = (forms: readonly ExamForm[]) =>
    precisionOf(simulateSittings({ forms, scale, ...size, authored: null, theta: null }));
  const panels = adaptive.map(({ first }) => routingRates(first, routingCutoffs(first)));
  return { ...precision(adaptive), linear: precision(linear), routing: meanRates(panels) };
}

/** Panels are served alike. */
export function meanRates(panels: readonly RoutingRates[]): RoutingRates {
  const mean = (figureOf: (rates: RoutingRates) => number) =>
    panels.reduce((sum, rates) => sum + figureOf(rates), 0) / panels.length;
  return {
    rightAtOneSd: mean(({ rightAtOneSd }) => rightAtOneSd),
    opposite: mean(({ opposite }) => opposite),
    shares: {
      easy: mean(({ shares }) => shares.easy),
      medium: mean(({ shares }) => shares.medium),
      hard: mean(({ shares }) => shares.hard),
    },
  };
}
