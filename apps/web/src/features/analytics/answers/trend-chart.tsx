import type { Analytics } from "@lexiquant/contract";
import { Group } from "@visx/group";
import { scaleLinear, scalePoint } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { shortDay } from "../../../lib/calendar-words.ts";
import { formatPercent } from "../../../lib/format.ts";
import { LeftAxis } from "../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { Whisker } from "../../../ui/charts/range-mark.tsx";
import { isKnown, type KnownRate } from "./rate-words.ts";

const HEIGHT_PX = 240;
const LEFT_PX = 48;
const RIGHT_PX = 28;
const TOP_PX = 10;
const BOTTOM_PX = 28;
const LABEL_PX = 64;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface TrendChartProps {
  readonly label: string;
  readonly weeks: Analytics["byWeek"];
}

/** Share right by week as a line, its 80% range as a band; weeks with too few answers leave a gap. */
export function TrendChart({ label, weeks }: TrendChartProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Weeks weeks={weeks} width={width} />}
    </ChartFrame>
  );
}

interface WeeksProps {
  readonly weeks: Analytics["byWeek"];
  readonly width: number;
}

function Weeks({ weeks, width }: WeeksProps) {
  const days = weeks.map(({ week }) => week);
  const x = scalePoint({ domain: days, range: [LEFT_PX, width - RIGHT_PX], padding: 0.2 });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT_PX - BOTTOM_PX, TOP_PX] });
  const points = weeks.map(({ week, rate }) => ({
    week,
    x: x(week) ?? 0,
    rate: isKnown(rate) ? rate : null,
  }));
  const each = Math.max(1, Math.ceil((weeks.length * LABEL_PX) / (width - LEFT_PX)));
  const of = (read: (rate: KnownRate) => number) => (point: { rate: KnownRate | null }) =>
    y(point.rate === null ? 0 : read(point.rate));
  return (
    <>
      <LeftAxis ticks={TICKS} y={y} from={LEFT_PX} to={width - RIGHT_PX} format={formatPercent} />
      <Area
        data={points}
        defined={(point) => point.rate !== null}
        x={(point) => point.x}
        y0={of(({ low }) => low)}
        y1={of(({ high }) => high)}
        className="fill-primary opacity-20"
      />
      <LinePath
        data={points}
        defined={(point) => point.rate !== null}
        x={(point) => point.x}
        y={of(({ accuracy }) => accuracy)}
        strokeWidth={2.5}
        className="fill-transparent stroke-primary"
      />
      {points.map((point, place) => (
        <Group key={point.week} left={point.x}>
          {point.rate !== null && <Dot rate={point.rate} y={y} />}
          {place % each === 0 && (
            <text y={HEIGHT_PX - 8} textAnchor="middle" className="fill-soft-ink text-13">
              {shortDay(point.week)}
            </text>
          )}
        </Group>
      ))}
    </>
  );
}

/** With a whisker of its own, so that a week without neighbors shows its range too. */
function Dot({ rate, y }: { readonly rate: KnownRate; readonly y: (share: number) => number }) {
  return (
    <>
      <Whisker x={0} low={y(rate.low)} high={y(rate.high)} className="stroke-primary" />
      <circle cy={y(rate.accuracy)} r={5} className="fill-primary" />
    </>
  );
}
