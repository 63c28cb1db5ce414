import type { ScaledScoreView } from "@lexiquant/contract";
import { Group } from "@visx/group";
import { scaleLinear } from "@visx/scale";
import { useWidth } from "../../../../items/figures/use-width.ts";
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
export function ScoreScale({ label, score: { score, low, high }, role }: ScoreScaleProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { fill, stroke } = ROLE_CLASSES[role];
  const x = scaleLinear({ domain: [LOWEST, HIGHEST], range: [EDGE_PX, width - EDGE_PX] });
  return (
    <div ref={ref} className="w-full">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT_PX}
        viewBox={`0 0 ${width} ${HEIGHT_PX}`}
        className="block h-auto max-w-full"
      >
        <rect
          x={x(LOWEST)}
          y={TRACK_Y_PX - 5}
          width={x(HIGHEST) - x(LOWEST)}
          height={10}
          rx={5}
          className="fill-sunk stroke-line"
        />
        {TICKS.map((tick) => (
          <Group key={tick} left={x(tick)} top={TRACK_Y_PX + 12}>
            <line y2={6} className="stroke-edge" />
            <text y={22} textAnchor="middle" className="figures fill-soft-ink text-13">
              {tick}
            </text>
          </Group>
        ))}
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
      </svg>
    </div>
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
