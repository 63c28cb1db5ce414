import { Group } from "@visx/group";
import { scaleLinear } from "@visx/scale";
import { BottomAxis } from "./axes.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { type MarkClasses, PRIMARY_MARK, type Range, RangeMark } from "./range-mark.tsx";
import { RowName } from "./row-name.tsx";
import { NARROW_PX } from "./use-width.ts";

const ROW_PX = 52;
const EXTRA_LINE_PX = 18;
const AXIS_PX = 28;
const EDGE_PX = 8;
const REFERENCE_PX = 22;
const REFERENCE_LABEL_PX = 130;

export interface RangeRow {
  readonly id: string;
  readonly name: string;
  /** The figures in short, at the row's right. */
  readonly note: string;
  readonly range: Range;
  /** Those of its role; the primary color where it has none. */
  readonly classes?: MarkClasses;
}

interface RangeRowsProps {
  readonly label: string;
  readonly rows: readonly RangeRow[];
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** A value that all rows are held against, drawn across them. */
  readonly reference?: { readonly value: number; readonly label: string };
}

/** A row per thing: the estimate as a dot, its range as a band, on one scale for all. What lies outside stands at the edge. */
export function RangeRows({ label, rows, domain, ticks, format, reference }: RangeRowsProps) {
  const top = reference === undefined ? 0 : REFERENCE_PX;
  const rowPx = (width: number) => ROW_PX + shiftAt(width);
  return (
    <ChartFrame label={label} height={(width) => top + rows.length * rowPx(width) + AXIS_PX}>
      {(width, height) => {
        const x = scaleLinear({
          domain: [...domain],
          range: [EDGE_PX, width - EDGE_PX],
          clamp: true,
        });
        return (
          <>
            <BottomAxis ticks={ticks} x={x} top={height - AXIS_PX} format={format} inside />
            {rows.map((row, place) => (
              <Group key={row.id} top={top + place * rowPx(width)}>
                <RowMarks row={row} x={x} width={width} />
              </Group>
            ))}
            {reference !== undefined && (
              <Reference
                x={x(reference.value)}
                label={reference.label}
                width={width}
                bottom={height - AXIS_PX}
              />
            )}
            {rows.map((row, place) => (
              <Group key={row.id} top={top + place * rowPx(width)}>
                <RowWords row={row} width={width} />
              </Group>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface RowMarksProps {
  readonly row: RangeRow;
  readonly x: (value: number) => number;
  readonly width: number;
}

function RowMarks({ row: { range, classes = PRIMARY_MARK }, x, width }: RowMarksProps) {
  const middle = 34 + shiftAt(width);
  return (
    <>
      <rect
        x={EDGE_PX}
        y={middle - 5}
        width={Math.max(0, width - 2 * EDGE_PX)}
        height={10}
        rx={5}
        className="fill-sunk"
      />
      <RangeMark range={range} x={x} top={middle} classes={classes} />
    </>
  );
}

function RowWords({ row: { name, note }, width }: Omit<RowMarksProps, "x">) {
  const shift = shiftAt(width);
  return (
    <>
      <RowName x={EDGE_PX} y={17} width={width}>
        {name}
      </RowName>
      <text
        x={shift > 0 ? EDGE_PX : width - EDGE_PX}
        y={17 + shift}
        textAnchor={shift > 0 ? "start" : "end"}
        paintOrder="stroke"
        strokeWidth={5}
        strokeLinejoin="round"
        className="figures fill-soft-ink stroke-raised text-13"
      >
        {note}
      </text>
    </>
  );
}

/** Room for the figures where they stand under the name. */
function shiftAt(width: number): number {
  return width < NARROW_PX ? EXTRA_LINE_PX : 0;
}

interface ReferenceProps {
  readonly x: number;
  readonly label: string;
  readonly width: number;
  readonly bottom: number;
}

function Reference({ x, label, width, bottom }: ReferenceProps) {
  const right = x + REFERENCE_LABEL_PX > width;
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={4}
        y2={bottom}
        strokeWidth={1.5}
        strokeDasharray="5 4"
        className="stroke-ink"
      />
      <text
        x={x + (right ? -6 : 6)}
        y={14}
        textAnchor={right ? "end" : "start"}
        className="fill-ink font-medium text-13"
      >
        {label}
      </text>
    </>
  );
}
