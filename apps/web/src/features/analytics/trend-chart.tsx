import type { Analytics } from "@lexiquant/contract";
import { Group } from "@visx/group";
import { scaleLinear, scalePoint } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { formatDay, formatPercent } from "../../lib/format.ts";
import { isKnown, type KnownRate } from "./rate-words.ts";
import { useWidth } from "./use-width.ts";

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
  const [ref, width] = useWidth();
  const days = weeks.map(({ week }) => week);
  const x = scalePoint({ domain: days, range: [LEFT_PX, width - RIGHT_PX], padding: 0.2 });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT_PX - BOTTOM_PX, TOP_PX] });
  const points = weeks.map(({ week, rate }) => ({
    x: x(week) ?? 0,
    rate: isKnown(rate) ? rate : null,
  }));
  const each = Math.max(1, Math.ceil((weeks.length * LABEL_PX) / (width - LEFT_PX)));
  const of = (read: (rate: KnownRate) => number) => (point: { rate: KnownRate | null }) =>
    y(point.rate === null ? 0 : read(point.rate));
  return (
    <div ref={ref}>
      <svg role="img" aria-label={label} width={width} height={HEIGHT_PX} className="block">
        {TICKS.map((tick) => (
          <Group key={tick} top={y(tick)}>
            <line x1={LEFT_PX} x2={width - RIGHT_PX} className="stroke-line" />
            <text x={LEFT_PX - 8} y={4} textAnchor="end" className="figures fill-soft-ink text-13">
              {formatPercent(tick)}
            </text>
          </Group>
        ))}
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
          <Group key={days[place]} left={point.x}>
            {point.rate !== null && <Dot rate={point.rate} y={y} />}
            {place % each === 0 && (
              <text y={HEIGHT_PX - 8} textAnchor="middle" className="fill-soft-ink text-13">
                {formatDay(days[place] ?? "")}
              </text>
            )}
          </Group>
        ))}
      </svg>
    </div>
  );
}

/** With a whisker of its own, so that a week without neighbours shows its range too. */
function Dot({ rate, y }: { readonly rate: KnownRate; readonly y: (share: number) => number }) {
  return (
    <>
      <line y1={y(rate.low)} y2={y(rate.high)} strokeWidth={1.5} className="stroke-primary" />
      <circle cy={y(rate.accuracy)} r={5} className="fill-primary" />
    </>
  );
}
