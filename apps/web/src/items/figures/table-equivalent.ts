import type { Figure } from "@lexiquant/domain/item";
import { axisTitle, formatNumber, withUnit } from "./format-number.ts";

/** The data of a figure as a table; the first column names the row. */
export interface TableEquivalent {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table that holds all data of a figure, or null where the figure shows a shape and no data. */
export function tableEquivalent(figure: Figure): TableEquivalent | null {
  switch (figure.kind) {
    case "bar-chart":
    case "line-chart":
      return {
        columns: [axisTitle(figure.categoryAxis), ...figure.series.map(({ name }) => name)],
        rows: figure.categories.map((category, index) => [
          category,
          ...figure.series.map(({ values }) => numberOrDash(values[index])),
        ]),
      };
    case "pie-chart":
      return {
        columns: ["Slice", "Value"],
        rows: figure.slices.map(({ label, value }) => [label, withUnit(value, figure.unit)]),
      };
    case "histogram":
      return {
        columns: [axisTitle(figure.valueAxis), axisTitle(figure.countAxis)],
        rows: figure.bins.map(({ from, to, count }) => [
          `${formatNumber(from)} to ${formatNumber(to)}`,
          formatNumber(count),
        ]),
      };
    case "box-plot":
      return {
        columns: ["", "Minimum", "Lower quartile", "Median", "Upper quartile", "Maximum"],
        rows: figure.boxes.map((box) => [
          box.label,
          ...[box.minimum, box.lowerQuartile, box.median, box.upperQuartile, box.maximum].map(
            formatNumber,
          ),
        ]),
      };
    case "scatter-plot":
      return {
        columns: [axisTitle(figure.horizontalAxis), axisTitle(figure.verticalAxis)],
        rows: figure.points.map(({ x, y }) => [formatNumber(x), formatNumber(y)]),
      };
    case "table":
      return { columns: figure.columns, rows: figure.rows };
    case "geometry":
    case "coordinate-plane":
      return null;
  }
}

function numberOrDash(value: number | undefined): string {
  return value === undefined ? "–" : formatNumber(value);
}
