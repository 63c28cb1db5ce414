import { assemblePanels, checkPanels } from "@lexiquant/domain/adaptive";
import { type ItemParameters, pCorrect, summedScoreDistribution } from "@lexiquant/domain/irt";
import { MEASURES } from "@lexiquant/domain/item";
import { seededRandom } from "@lexiquant/domain/kernel";
import { reportMeasure, type ScoreScale, scoreScale } from "@lexiquant/domain/report";
import { sitForm } from "@lexiquant/domain/report/simulation";
import { atMost, type BarRow, barRow } from "./bars.ts";
import { blueprintOf, type ExamBank, publishedForms } from "./forms.ts";
import { percentileTable } from "./scales.ts";

const PANELS = 5;
const TIMED_EXAMS = 200;

/** What does not depend on chance: time, rules of assembly, the scale's table and the summed-score recursion. */
export interface ExactFigures {
  /** Processor time for all panels of both measures. */
  readonly assemblyMs: number;
  readonly panelViolations: number;
  /** Processor time to score both measures of one exam. */
  readonly scoringMs: number;
  /** Largest error of the summed-score distribution of ten published items. */
  readonly summedScoreError: number;
  /** Largest distance of the scale from its table, percentile points. */
  readonly tableError: number;
  /** Scores from 130 to 170 that no ability gives, and places where the scale falls. */
  readonly scaleFaults: number;
}

export function exactFigures(exam: ExamBank, seed: number): ExactFigures {
  const scales = MEASURES.map((measure) => scaleFigures(exam, measure));
  const started = process.cpuUsage();
  const assembled = MEASURES.map((measure) => {
    const blueprint = blueprintOf(exam, measure);
    return {
      blueprint,
      result: assemblePanels({ items: exam.items, blueprint, panels: PANELS, seed }),
    };
  });
  const { user, system } = process.cpuUsage(started);
  const violations = assembled.flatMap(({ blueprint, result }) =>
    result.ok ? checkPanels(result.value, blueprint, exam.items) : [result.reason],
  );
  const ten = publishedForms(exam, "quantitative")[0]?.first.slice(0, 10) ?? [];
  return {
    assemblyMs: (user + system) / 1000,
    panelViolations: violations.length,
    scoringMs: scoringMs(exam),
    summedScoreError: summedScoreError(ten),
    tableError: Math.max(...scales.map(({ tableError }) => tableError)),
    scaleFaults: scales.reduce((sum, { faults }) => sum + faults, 0),
  };
}

export function exactRows(figures: ExactFigures): BarRow[] {
  return [
    barRow("assembly of all panels, ms", figures.assemblyMs, atMost(1000)),
    barRow("assembly: rules broken", figures.panelViolations, atMost(0)),
    barRow("scoring one exam, ms", figures.scoringMs, atMost(5)),
    barRow("summed score against enumeration", figures.summedScoreError, atMost(1e-12)),
    barRow("scale against its table, percentile points", figures.tableError, atMost(1)),
    barRow("scores out of reach, or out of order", figures.scaleFaults, atMost(0)),
  ];
}

/** Processor time, since other programs take their share of a busy machine. */
function scoringMs(exam: ExamBank): number {
  const random = seededRandom(1);
  const parts = MEASURES.map((measure) => ({
    forms: publishedForms(exam, measure),
    scale: scoreScale(percentileTable(exam.exams, measure)),
  }));
  const exams = Array.from({ length: TIMED_EXAMS }, (_, index) =>
    parts.flatMap(({ forms, scale }) => {
      const form = forms[index % forms.length];
      if (form === undefined) return [];
      return [{ scale, measure: sitForm(form, 0, { truth: (item) => item, random }) }];
    }),
  );
  const started = process.cpuUsage();
  for (const { scale, measure } of exams.flat()) reportMeasure(measure, scale);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / TIMED_EXAMS;
}

function summedScoreError(items: readonly ItemParameters[]): number {
  const errors = [-3, -1, 0, 0.5, 2, 4].flatMap((theta) => {
    const masses = new Array<number>(items.length + 1).fill(0);
    for (let pattern = 0; pattern < 2 ** items.length; pattern += 1) {
      const right = items.map((_, position) => ((pattern >> position) & 1) === 1);
      const probability = items.reduce((product, item, position) => {
        const p = pCorrect(item, theta);
        return product * (right[position] ? p : 1 - p);
      }, 1);
      const score = right.filter(Boolean).length;
      masses[score] = (masses[score] ?? 0) + probability;
    }
    const found = summedScoreDistribution(items, theta);
    return masses.map((mass, score) => Math.abs(mass - (found[score] ?? Number.NaN)));
  });
  return Math.max(...errors);
}

function scaleFigures({ exams }: ExamBank, measure: (typeof MEASURES)[number]) {
  const table = percentileTable(exams, measure);
  const scale = scoreScale(table);
  const below = sharesBelow(scale);
  const reached = below.map((share, index) => (below[index + 1] ?? 1) - share);
  const errors = table.percentBelow.map((percent, index) =>
    Math.abs(percent - 100 * (below[index] ?? Number.NaN)),
  );
  return { tableError: Math.max(...errors), faults: reached.filter((share) => share <= 0).length };
}

/** Share of N(0, 1) below each score from 130 to 170; a score that falls again would give a negative difference. */
function sharesBelow({ scoreOf }: ScoreScale): number[] {
  const step = 1 / 2000;
  const masses = new Array<number>(41).fill(0);
  let previous = 130;
  for (let theta = -6; theta < 6; theta += step) {
    const score = scoreOf(theta);
    if (score < previous) return [];
    previous = score;
    const mass = (Math.exp(-0.5 * theta ** 2) / Math.sqrt(2 * Math.PI)) * step;
    masses[score - 130] = (masses[score - 130] ?? 0) + mass;
  }
  let sum = 0;
  return masses.map((mass) => {
    const before = sum;
    sum += mass;
    return before;
  });
}
