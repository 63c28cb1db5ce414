import { scaleBand, scaleLinear } from "@visx/scale";
import { shortDay } from "../../../lib/calendar-words.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import type { Slip } from "./slip-words.ts";

const HEIGHT_PX = 84;
const BOTTOM_PX = 20;
const TOP_PX = 16;
const WIDEST_BAR_PX = 34;

interface WeekBarsProps {
  readonly label: string;
  readonly weeks: Slip["weeks"];
  /** Highest count among all slips, so that their bars can be compared. */
  readonly most: number;
  readonly fill: string;
}

/** How often by week; every bar carries its count, and the first and the last week their day. */
export function WeekBars({ label, weeks, most, fill }: WeekBarsProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => {
        const x = scaleBand({
          domain: weeks.map(({ week }) => week),
          range: [0, width],
          padding: 0.25,
        });
        const barPx = Math.min(WIDEST_BAR_PX, x.bandwidth());
        const base = HEIGHT_PX - BOTTOM_PX;
        const y = scaleLinear({ domain: [0, Math.max(1, most)], range: [base, TOP_PX] });
        const middle = (week: string) => (x(week) ?? 0) + x.bandwidth() / 2;
        const ends = [weeks[0], weeks.at(-1)].filter((end) => end !== undefined);
        return (
          <>
            <line x1={0} x2={width} y1={base} y2={base} className="stroke-edge" />
            {weeks.map(({ week, count }) => (
              <g key={week}>
                <rect
                  x={middle(week) - barPx / 2}
                  y={y(count)}
                  width={barPx}
                  height={base - y(count)}
                  rx={2}
                  className={fill}
                />
                <text
                  x={middle(week)}
                  y={y(count) - 4}
                  textAnchor="middle"
                  className="figures fill-soft-ink text-13"
                >
                  {count}
                </text>
              </g>
            ))}
            {ends.map(({ week }, place) => (
              <text
                key={week}
                x={place === 0 ? 0 : width}
                y={HEIGHT_PX - 4}
                textAnchor={place === 0 ? "start" : "end"}
                className="fill-soft-ink text-13"
              >
                {shortDay(week)}
              </text>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
