import { readBank } from "@lexiquant/content/read-bank";
import { readExams } from "@lexiquant/content/read-exams";
import { DIAGNOSTIC_DESIGN, type DiagnosticDesign } from "@lexiquant/domain/diagnostic";
import {
  type DiagnosticFigures,
  type DiagnosticTask,
  measureDiagnostics,
  simulateDiagnostics,
} from "@lexiquant/domain/diagnostic/simulation";
import { DEFAULT_LEARNING_RATE } from "@lexiquant/domain/forecast";
import { measureForecasts, simulateForecasts } from "@lexiquant/domain/forecast/simulation";
import { percentileTable } from "../exam-evaluation/scales.ts";
import { contentDirectory } from "../project-paths.ts";
import { diagnosticRows, forecastRows } from "./forecast-rows.ts";

export interface EvaluationSize {
  /** Students of the forecasts. */
  readonly learners: number;
  /** Students of each kind of diagnostic. */
  readonly students: number;
  readonly seed: number;
}

/** Thirty questions with all the time they take: what the clock costs. */
const WITHOUT_CLOCK: DiagnosticDesign = { blocks: [10, 10, 10], seconds: 3600 };

/** How a diagnostic differs: what authors got wrong, whether answers have shown the truth, and the clock. */
const DIAGNOSTICS = {
  authored60: { authorsError: 0.6, isCalibrated: false, design: DIAGNOSTIC_DESIGN },
  authored45: { authorsError: 0.45, isCalibrated: false, design: DIAGNOSTIC_DESIGN },
  calibrated: { authorsError: 0.6, isCalibrated: true, design: DIAGNOSTIC_DESIGN },
  authored60WithoutClock: { authorsError: 0.6, isCalibrated: false, design: WITHOUT_CLOCK },
  calibratedWithoutClock: { authorsError: 0.6, isCalibrated: true, design: WITHOUT_CLOCK },
} as const satisfies Record<string, Omit<DiagnosticTask, "seed" | "students">>;

/** Forecasts and diagnostics of simulated students, each figure that has a bar with it in `bars`. */
export function evaluateForecast({ learners, students, seed }: EvaluationSize) {
  const exams = readExams(contentDirectory, readBank(contentDirectory));
  const tables = {
    verbal: percentileTable(exams, "verbal"),
    quantitative: percentileTable(exams, "quantitative"),
  };
  const prior = DEFAULT_LEARNING_RATE;
  const forecast = measureForecasts(simulateForecasts({ seed, learners, tables, prior }));
  const measure = (kind: keyof typeof DIAGNOSTICS): DiagnosticFigures =>
    measureDiagnostics(simulateDiagnostics({ seed, students, ...DIAGNOSTICS[kind] }));
  const diagnostic = {
    authored60: measure("authored60"),
    authored45: measure("authored45"),
    calibrated: measure("calibrated"),
    authored60WithoutClock: measure("authored60WithoutClock"),
    calibratedWithoutClock: measure("calibratedWithoutClock"),
  };
  return {
    learners,
    students,
    seed,
    forecast,
    diagnostic,
    bars: [
      ...forecastRows(forecast),
      ...diagnosticRows("authors off by .60", diagnostic.authored60),
      ...diagnosticRows("authors off by .45", diagnostic.authored45),
    ],
  };
}
