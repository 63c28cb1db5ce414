import type { ScaledScoreView } from "@lexiquant/contract";
import { scaleLinear } from "@visx/scale";
import { BottomAxis } from "../../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../../ui/charts/chart-frame.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { type ColourRole, ROLE_CLASSES } from "../../../../ui/role-colour.ts";

const LOWEST = 130;
const HIGHEST = 170;
const TICKS = [130, 140, 150, 160, 170];
const HEIGHT_PX = 74;
const TRACK_Y_PX = 32;
/** Room for the number of an end that lies at 130 or 170. */
const EDGE_PX = 34;
const LABEL_GAP_PX = 7;

interface ScoreScaleProps {
  readonly label: string;
  readonly score: ScaledScoreView;
  readonly role: ColourRole;
}

/** The whole scale from 130 to 170 with the 80 % range as a band on it and the estimate as a mark in the band. */
export function ScoreScale({ label, ...rest }: ScoreScaleProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Scale {...rest} width={width} />}
    </ChartFrame>
  );
}

interface ScaleProps extends Omit<ScoreScaleProps, "label"> {
  readonly width: number;
}

function Scale({ score: { score, low, high }, role, width }: ScaleProps) {
  const { fill, stroke } = ROLE_CLASSES[role];
  const x = scaleLinear({ domain: [LOWEST, HIGHEST], range: [EDGE_PX, width - EDGE_PX] });
  return (
    <>
      <rect
        x={x(LOWEST)}
        y={TRACK_Y_PX - 5}
        width={x(HIGHEST) - x(LOWEST)}
        height={10}
        rx={5}
        className="fill-sunk stroke-line"
      />
      <BottomAxis ticks={TICKS} x={x} top={TRACK_Y_PX + 12} format={String} />
      <rect
        x={x(low) - 2}
        y={TRACK_Y_PX - 8}
        width={x(high) - x(low) + 4}
        height={16}
        rx={8}
        className={classNames(fill, "opacity-35")}
      />
      {[low, high].map((end, place) => (
        <line
          key={place === 0 ? "low" : "high"}
          x1={x(end)}
          x2={x(end)}
          y1={TRACK_Y_PX - 10}
          y2={TRACK_Y_PX + 10}
          strokeWidth={2.5}
          className={stroke}
        />
      ))}
      <circle
        cx={x(score)}
        cy={TRACK_Y_PX}
        r={7}
        strokeWidth={2}
        className={classNames(fill, "stroke-raised")}
      />
      <EndLabel x={x(low) - LABEL_GAP_PX} anchor="end" value={low} />
      <EndLabel x={x(high) + LABEL_GAP_PX} anchor="start" value={high} />
    </>
  );
}

interface EndLabelProps {
  readonly x: number;
  readonly anchor: "start" | "end";
  readonly value: number;
}

function EndLabel({ x, anchor, value }: EndLabelProps) {
  return (
    <text
      x={x}
      y={TRACK_Y_PX - 12}
      textAnchor={anchor}
      className="figures fill-ink font-medium text-15"
    >
      {value}
    </text>
  );
}
