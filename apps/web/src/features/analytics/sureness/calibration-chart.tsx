import { scaleLinear } from "@visx/scale";
import { formatPercent } from "../../../lib/format.ts";
import { BottomAxis, LeftAxis } from "../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartLabel } from "../../../ui/charts/chart-label.tsx";
import { Whisker } from "../../../ui/charts/range-mark.tsx";

const HEIGHT_PX = 300;
const LEFT_PX = 48;
const RIGHT_PX = 20;
const TOP_PX = 26;
const BOTTOM_PX = 46;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** What was expected against what came, both as shares of right answers. */
export interface CalibrationPoint {
  readonly expected: number;
  readonly accuracy: number;
  readonly low: number;
  readonly high: number;
}

interface CalibrationChartProps {
  readonly label: string;
  readonly points: readonly CalibrationPoint[];
}

/** A dot with its range for every bin; on the diagonal, what came is what was expected. */
export function CalibrationChart({ label, points }: CalibrationChartProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => {
        const right = width - RIGHT_PX;
        const bottom = HEIGHT_PX - BOTTOM_PX;
        const x = scaleLinear({ domain: [0, 1], range: [LEFT_PX, right] });
        const y = scaleLinear({ domain: [0, 1], range: [bottom, TOP_PX] });
        return (
          <>
            <LeftAxis ticks={TICKS} y={y} from={LEFT_PX} to={right} format={formatPercent} />
            <BottomAxis ticks={TICKS} x={x} top={bottom} format={formatPercent} />
            <path
              d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`}
              strokeWidth={1.5}
              strokeDasharray="5 4"
              className="stroke-ink"
            />
            <path
              d={points
                .map(
                  ({ expected, accuracy }, place) =>
                    `${place === 0 ? "M" : "L"}${x(expected)} ${y(accuracy)}`,
                )
                .join("")}
              strokeWidth={2}
              className="fill-none stroke-primary opacity-60"
            />
            {points.map(({ expected, accuracy, low, high }) => (
              <g key={expected}>
                <Whisker x={x(expected)} low={y(low)} high={y(high)} className="stroke-primary" />
                <circle
                  cx={x(expected)}
                  cy={y(accuracy)}
                  r={6}
                  strokeWidth={1.5}
                  className="fill-primary stroke-raised"
                />
              </g>
            ))}
            <ChartLabel x={x(0.04)} y={14}>
              Share that came out right
            </ChartLabel>
            <ChartLabel x={right} y={HEIGHT_PX - 6} anchor="end">
              Expected to be right
            </ChartLabel>
            <ChartLabel x={x(0.5) + 12} y={y(0.5) + 34}>
              as expected
            </ChartLabel>
          </>
        );
      }}
    </ChartFrame>
  );
}
