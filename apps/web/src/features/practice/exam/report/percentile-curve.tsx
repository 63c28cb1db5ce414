import type { MeasureReport, ScaledScoreView } from "@lexiquant/contract";
import { scaleLinear } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { BottomAxis, LeftAxis } from "../../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../../ui/charts/chart-frame.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { type ColourRole, ROLE_CLASSES } from "../../../../ui/role-colour.ts";
import { rangeInWords } from "./score-words.ts";

const HEIGHT_PX = 260;
const LEFT_PX = 44;
const RIGHT_PX = 18;
const TOP_PX = 16;
const BOTTOM_PX = 46;
const LABEL_GAP_PX = 12;
/** Where the curve is low the estimate is labelled above it, well clear of line and axis, else to its left. */
const MIDDLE = 143;
const LOW_LABEL_RISE_PX = 34;
const SCORE_TICKS = [130, 140, 150, 160, 170];
const PERCENT_TICKS = [0, 25, 50, 75, 100];

type Points = MeasureReport["percentBelow"];

interface PercentileCurveProps {
  readonly label: string;
  readonly points: Points;
  readonly score: ScaledScoreView;
  readonly role: ColourRole;
}

/** The published per cent below each score as a line; the 80 % range shaded down to both axes, the estimate marked. */
export function PercentileCurve({ label, ...rest }: PercentileCurveProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Curve {...rest} width={width} />}
    </ChartFrame>
  );
}

interface CurveProps extends Omit<PercentileCurveProps, "label"> {
  readonly width: number;
}

function Curve({ points, score, role, width }: CurveProps) {
  const { fill, stroke } = ROLE_CLASSES[role];
  const x = scaleLinear({ domain: [130, 170], range: [LEFT_PX, width - RIGHT_PX] });
  const y = scaleLinear({ domain: [0, 100], range: [HEIGHT_PX - BOTTOM_PX, TOP_PX] });
  const atLeft = score.score < MIDDLE;
  const inRange = points.filter((point) => point.score >= score.low && point.score <= score.high);
  const percentAt = (at: number) => points.find((point) => point.score === at)?.percent ?? 0;
  return (
    <>
      <LeftAxis
        ticks={PERCENT_TICKS}
        y={y}
        from={LEFT_PX}
        to={width - RIGHT_PX}
        format={(percent) => `${percent}%`}
      />
      <BottomAxis ticks={SCORE_TICKS} x={x} top={HEIGHT_PX - BOTTOM_PX} format={String} />
      <text
        x={(LEFT_PX + width - RIGHT_PX) / 2}
        y={HEIGHT_PX - 6}
        textAnchor="middle"
        className="fill-soft-ink text-13"
      >
        Scaled score
      </text>
      <Area
        data={inRange}
        x={(point) => x(point.score)}
        y0={y(0)}
        y1={(point) => y(point.percent)}
        className={classNames(fill, "opacity-20")}
      />
      {[score.low, score.high].map((end, place) => (
        <path
          key={place === 0 ? "low" : "high"}
          d={`M${x(end)} ${y(0)}V${y(percentAt(end))}H${LEFT_PX}`}
          strokeWidth={1.25}
          strokeDasharray="4 4"
          className={classNames("fill-transparent", stroke)}
        />
      ))}
      <LinePath
        data={points}
        x={(point) => x(point.score)}
        y={(point) => y(point.percent)}
        strokeWidth={2.5}
        className={classNames("fill-transparent", stroke)}
      />
      <circle
        cx={x(score.score)}
        cy={y(percentAt(score.score))}
        r={6.5}
        strokeWidth={2}
        className={classNames(fill, "stroke-raised")}
      />
      <text
        x={x(score.score) + (atLeft ? 0 : -LABEL_GAP_PX)}
        y={y(percentAt(score.score)) - (atLeft ? LOW_LABEL_RISE_PX : 8)}
        textAnchor={atLeft ? "start" : "end"}
        className="figures fill-ink font-medium text-13"
      >
        {score.score} ({rangeInWords(score)})
      </text>
    </>
  );
}
