import type { PieChart as PieChartData } from "@lexiquant/domain/item";
import { Pie } from "@visx/shape";
import { useId } from "react";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { FillPattern } from "./fill-pattern.tsx";
import { withUnit } from "./format-number.ts";
import { LABEL_LINE_PX, labelLines } from "./plot-area.ts";
import { seriesStyle } from "./series-style.ts";

const RADIUS_PX = 104;
const LABEL_RADIUS_PX = RADIUS_PX + 16;
const LABEL_CHARACTERS = 13;
const MARGIN_PX = 12;
/** Radius and room for a label on both sides. */
const LEAST_WIDTH_PX = 2 * RADIUS_PX + 220;

interface PieChartProps extends ChartNames {
  readonly figure: PieChartData;
}

type Slice = PieChartData["slices"][number];

/** Slices clockwise from the top in the order of the data, each named beside it. */
export function PieChart({ figure, ...names }: PieChartProps) {
  const id = useId();
  return (
    <ChartCanvas
      {...names}
      minWidth={LEAST_WIDTH_PX}
      maxWidth={LEAST_WIDTH_PX + 60}
      height={() => heightOf(figure)}
    >
      {({ width, height }) => (
        <g transform={`translate(${width / 2} ${height / 2})`}>
          <defs>
            {figure.slices.map(({ label }, index) => (
              <FillPattern key={label} id={`${id}-${index}`} style={seriesStyle(index)} />
            ))}
          </defs>
          <Pie<Slice>
            data={figure.slices}
            pieValue={({ value }) => value}
            pieSort={null}
            pieSortValues={null}
            outerRadius={RADIUS_PX}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => (
                <g key={arc.data.label}>
                  <path
                    d={path(arc) ?? ""}
                    fill={`url(#${id}-${arc.index})`}
                    stroke="var(--ink)"
                    strokeWidth="1.25"
                  />
                  <SliceLabel
                    angle={(arc.startAngle + arc.endAngle) / 2}
                    slice={arc.data}
                    unit={figure.unit}
                  />
                </g>
              ))
            }
          </Pie>
        </g>
      )}
    </ChartCanvas>
  );
}

/** A label at the very top or bottom needs room for all of its lines. */
function heightOf({ slices, unit }: PieChartData): number {
  const mostLines = Math.max(...slices.map((slice) => linesOf(slice, unit).length));
  return 2 * (LABEL_RADIUS_PX + (mostLines - 1) * LABEL_LINE_PX + MARGIN_PX);
}

/** The name of a slice, and its value below. */
function linesOf(slice: Slice, unit: string): string[] {
  return [...labelLines(slice.label, LABEL_CHARACTERS), withUnit(slice.value, unit)];
}

interface SliceLabelProps {
  /** Clockwise from the top, in radians. */
  readonly angle: number;
  readonly slice: Slice;
  readonly unit: string;
}

function SliceLabel({ angle, slice, unit }: SliceLabelProps) {
  const x = Math.sin(angle) * LABEL_RADIUS_PX;
  const y = -Math.cos(angle) * LABEL_RADIUS_PX;
  const lines = linesOf(slice, unit);
  const anchor = Math.abs(Math.sin(angle)) < 0.2 ? "middle" : x > 0 ? "start" : "end";
  // Labels above the pie grow upwards, those below it downwards.
  const top = y - ((lines.length - 1) * LABEL_LINE_PX * (1 + Math.cos(angle))) / 2;
  return (
    <text textAnchor={anchor} y={top} dy="0.35em">
      {lines.map((line, row) => (
        <tspan
          key={line}
          x={x}
          dy={row === 0 ? undefined : LABEL_LINE_PX}
          fontWeight={row === lines.length - 1 ? 550 : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
