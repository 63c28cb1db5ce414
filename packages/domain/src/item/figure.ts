import { z } from "zod";

/**
 * The vocabulary of graphics. A figure is data, never a picture: the web draws it as SVG and offers
 * the description and, for data, the table. Numbers are in the figure's own units.
 */

const label = z.string().min(1).max(120);
const finite = z.number().finite();

const figureBase = {
  /** Shown above the figure. */
  title: z.string().max(200),
  /** Long description for people who do not see the figure; complete enough to solve the item. */
  description: z.string().min(20).max(4000),
};

const axis = z.strictObject({ label: z.string().max(120), unit: z.string().max(20) });
const series = z.strictObject({ name: label, values: z.array(finite).min(1).max(40) });

export const barChartSchema = z.strictObject({
  kind: z.literal("bar-chart"),
  ...figureBase,
  layout: z.enum(["simple", "grouped", "stacked"]),
  categories: z.array(label).min(1).max(24),
  categoryAxis: axis,
  valueAxis: axis,
  series: z.array(series).min(1).max(6),
});

export const lineChartSchema = z.strictObject({
  kind: z.literal("line-chart"),
  ...figureBase,
  categories: z.array(label).min(2).max(40),
  categoryAxis: axis,
  valueAxis: axis,
  series: z.array(series).min(1).max(5),
});

export const pieChartSchema = z.strictObject({
  kind: z.literal("pie-chart"),
  ...figureBase,
  unit: z.string().max(40),
  slices: z
    .array(z.strictObject({ label, value: finite.positive() }))
    .min(2)
    .max(12),
});

export const histogramSchema = z.strictObject({
  kind: z.literal("histogram"),
  ...figureBase,
  valueAxis: axis,
  countAxis: axis,
  bins: z.array(z.strictObject({ from: finite, to: finite, count: finite.nonnegative() })).min(2),
});

export const boxPlotSchema = z.strictObject({
  kind: z.literal("box-plot"),
  ...figureBase,
  valueAxis: axis,
  boxes: z
    .array(
      z.strictObject({
        label,
        minimum: finite,
        lowerQuartile: finite,
        median: finite,
        upperQuartile: finite,
        maximum: finite,
      }),
    )
    .min(1)
    .max(8),
});

export const scatterPlotSchema = z.strictObject({
  kind: z.literal("scatter-plot"),
  ...figureBase,
  horizontalAxis: axis,
  verticalAxis: axis,
  points: z
    .array(z.strictObject({ x: finite, y: finite }))
    .min(3)
    .max(200),
});

export const tableSchema = z.strictObject({
  kind: z.literal("table"),
  ...figureBase,
  columns: z.array(z.string().max(120)).min(2).max(10),
  rows: z
    .array(z.array(z.string().max(120)).min(2))
    .min(1)
    .max(30),
});

const point = z.strictObject({ x: finite, y: finite });
const textMark = z.strictObject({
  kind: z.literal("text"),
  at: point,
  /** Markup, so that letters can be set as mathematics. */
  text: label,
  anchor: z.enum(["start", "middle", "end"]),
});
const pointMark = z.strictObject({ kind: z.literal("point"), at: point, open: z.boolean() });
const polylineMark = z.strictObject({
  kind: z.literal("polyline"),
  points: z.array(point).min(2).max(400),
  closed: z.boolean(),
  shaded: z.boolean(),
  dashed: z.boolean(),
  arrow: z.enum(["none", "end", "both"]),
});
const circleMark = z.strictObject({
  kind: z.literal("circle"),
  centre: point,
  radius: finite.positive(),
  shaded: z.boolean(),
  dashed: z.boolean(),
});
/** An angle drawn as an arc (or a small square when right) at `vertex`, counter-clockwise from `from` to `to`. */
const angleMark = z.strictObject({
  kind: z.literal("angle"),
  vertex: point,
  from: point,
  to: point,
  right: z.boolean(),
  text: z.string().max(40),
});
export const drawingMarkSchema = z.discriminatedUnion("kind", [
  textMark,
  pointMark,
  polylineMark,
  circleMark,
  angleMark,
]);

/** A geometric figure in its own coordinates: x to the right, y upwards. */
export const geometrySchema = z.strictObject({
  kind: z.literal("geometry"),
  ...figureBase,
  width: finite.positive(),
  height: finite.positive(),
  toScale: z.boolean(),
  marks: z.array(drawingMarkSchema).min(1).max(80),
});

/** An xy-plane or, with `vertical: null`, a number line; always to scale. */
export const coordinatePlaneSchema = z.strictObject({
  kind: z.literal("coordinate-plane"),
  ...figureBase,
  horizontal: z.strictObject({ from: finite, to: finite, step: finite.positive(), label }),
  vertical: z.strictObject({ from: finite, to: finite, step: finite.positive(), label }).nullable(),
  grid: z.boolean(),
  marks: z.array(drawingMarkSchema).max(80),
});

export const figureSchema = z.discriminatedUnion("kind", [
  barChartSchema,
  lineChartSchema,
  pieChartSchema,
  histogramSchema,
  boxPlotSchema,
  scatterPlotSchema,
  tableSchema,
  geometrySchema,
  coordinatePlaneSchema,
]);

export type BarChart = z.infer<typeof barChartSchema>;
export type LineChart = z.infer<typeof lineChartSchema>;
export type PieChart = z.infer<typeof pieChartSchema>;
export type Histogram = z.infer<typeof histogramSchema>;
export type BoxPlot = z.infer<typeof boxPlotSchema>;
export type ScatterPlot = z.infer<typeof scatterPlotSchema>;
export type DataTable = z.infer<typeof tableSchema>;
export type Geometry = z.infer<typeof geometrySchema>;
export type CoordinatePlane = z.infer<typeof coordinatePlaneSchema>;
export type DrawingMark = z.infer<typeof drawingMarkSchema>;
export type Figure = z.infer<typeof figureSchema>;
