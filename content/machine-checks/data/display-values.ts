import { parseRatio, type Ratio } from "../option-values.ts";
import { figureOf, percentOf, present } from "./display-figures.ts";

/** Single numbers of a display, read by their names. */

/** `7,500` or `35%` in a table; NaN where the entry is not a number. */
export function tableNumber(stimulusId: string, rowName: string, columnName: string): number {
  const { columns, rows } = figureOf(stimulusId, "table");
  const at = columns.indexOf(columnName);
  const row = rows.find(([name]) => name === rowName);
  const cell = present(present(row, rowName)[at], columnName);
  return /\d/.test(cell) ? Number(cell.replace(/[,%$\\]/g, "")) : Number.NaN;
}

interface Chart {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** The value of a series at a category of a bar or line chart; of the only series where none is named. */
export function chartValue(chart: Chart, category: string, name?: string): number {
  const found = chart.series.filter((series) => name === undefined || series.name === name);
  if (found.length !== 1) throw new Error(`no single series ${name ?? ""}`);
  return present(found[0]?.values[chart.categories.indexOf(category)], category);
}

/** `25%`, `$33\frac{1}{3}$%`, `37.5%`, `1,800` or `$\frac{4}{3}$`. */
export function shareOf(text: string): Ratio {
  return /\d\\frac/.test(text) ? percentOf(text) : parseRatio(text);
}

/** Whether a share, given in percent, of the whole is the part. */
export function isPercent(text: string, part: number, whole: number): boolean {
  const { numerator, denominator } = shareOf(text);
  return Math.abs(part * 100 * denominator - whole * numerator) < 1e-6;
}
