import type { CoordinatePlane as CoordinatePlaneData } from "@lexiquant/domain/item";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { DrawingLabel } from "./drawing-label.tsx";
import { DrawingMarks } from "./drawing-marks.tsx";
import { formatNumber } from "./format-number.ts";
import { axisLabel, axisSteps } from "./plane-axis.ts";
import type { Place } from "./projection.ts";

const MOST_WIDTH_PX = 400;
const MOST_HEIGHT_PX = 400;
const MARGIN_PX = 26;
const LINE_HEIGHT_PX = 84;

interface CoordinatePlaneProps extends ChartNames {
  readonly figure: CoordinatePlaneData;
}

/** An xy-plane with the same unit on both axes where that fits, or a number line. */
export function CoordinatePlane({ figure, ...names }: CoordinatePlaneProps) {
  const { horizontal, vertical } = figure;
  const across = horizontal.to - horizontal.from;
  const unit = (width: number) => (width - 2 * MARGIN_PX) / across;
  const verticalUnit = (width: number) => {
    if (vertical === null) return unit(width);
    return Math.min(unit(width), (MOST_HEIGHT_PX - 2 * MARGIN_PX) / (vertical.to - vertical.from));
  };
  const height = (width: number) =>
    vertical === null
      ? LINE_HEIGHT_PX
      : (vertical.to - vertical.from) * verticalUnit(width) + 2 * MARGIN_PX;
  return (
    <ChartCanvas {...names} minWidth={260} maxWidth={MOST_WIDTH_PX} height={height}>
      {(size) => {
        const horizontalUnit = unit(size.width);
        const upUnit = verticalUnit(size.width);
        const at = ({ x, y }: Place): Place => ({
          x: MARGIN_PX + (x - horizontal.from) * horizontalUnit,
          y:
            vertical === null
              ? size.height / 2 - y * upUnit
              : size.height - MARGIN_PX - (y - vertical.from) * upUnit,
        });
        return (
          <>
            {figure.grid && vertical !== null && <Grid figure={figure} at={at} />}
            <Axis line={horizontal} upright={false} at={at} />
            {vertical !== null && <Axis line={vertical} upright at={at} />}
            <DrawingMarks
              marks={figure.marks}
              projection={{ at, pixelsPerUnit: Math.min(horizontalUnit, upUnit) }}
            />
          </>
        );
      }}
    </ChartCanvas>
  );
}

interface GridProps {
  readonly figure: CoordinatePlaneData;
  readonly at: (place: Place) => Place;
}

function Grid({ figure: { horizontal, vertical }, at }: GridProps) {
  if (vertical === null) return null;
  const low = at({ x: horizontal.from, y: vertical.from });
  const high = at({ x: horizontal.to, y: vertical.to });
  const columns = axisSteps(horizontal).map((x) => `M${at({ x, y: 0 }).x} ${low.y}V${high.y}`);
  const rows = axisSteps(vertical).map((y) => `M${low.x} ${at({ x: 0, y }).y}H${high.x}`);
  return <path d={[...columns, ...rows].join("")} stroke="var(--line)" strokeWidth="1" />;
}

interface AxisProps {
  readonly line: CoordinatePlaneData["horizontal"];
  readonly upright: boolean;
  readonly at: (place: Place) => Place;
}

const OVERHANG_PX = 12;
const TICK_PX = 4;

function Axis({ line, upright, at }: AxisProps) {
  const place = (value: number) => at(upright ? { x: 0, y: value } : { x: value, y: 0 });
  const start = place(line.from);
  const end = place(line.to);
  const path = upright
    ? `M${start.x} ${start.y + OVERHANG_PX}V${end.y - OVERHANG_PX}`
    : `M${start.x - OVERHANG_PX} ${start.y}H${end.x + OVERHANG_PX}`;
  return (
    <g>
      <path d={path} stroke="var(--ink)" strokeWidth="1.4" />
      {axisSteps(line).map((value) => {
        const { x, y } = place(value);
        const tick = upright
          ? `M${x - TICK_PX} ${y}h${2 * TICK_PX}`
          : `M${x} ${y - TICK_PX}v${2 * TICK_PX}`;
        return (
          <g key={value}>
            <path d={tick} stroke="var(--ink)" />
            {value !== 0 && (
              <text
                x={upright ? x - 8 : x}
                y={upright ? y : y + 17}
                dy={upright ? "0.35em" : undefined}
                textAnchor={upright ? "end" : "middle"}
              >
                {formatNumber(value)}
              </text>
            )}
          </g>
        );
      })}
      <DrawingLabel
        at={upright ? { x: end.x + 12, y: end.y - OVERHANG_PX } : { x: end.x + 14, y: end.y - 14 }}
        source={axisLabel(line.label)}
        anchor="middle"
      />
    </g>
  );
}
