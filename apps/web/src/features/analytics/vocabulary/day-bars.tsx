import { scaleBand, scaleLinear } from "@visx/scale";
import { shortDay } from "../../../lib/calendar-words.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

const HEIGHT_PX = 170;
const BOTTOM_PX = 24;
const TOP_PX = 20;
const WIDEST_BAR_PX = 34;
/** Narrower bars cannot carry their figure without touching the next one's. */
const NARROWEST_WITH_FIGURE_PX = 22;
const DAY_LABEL_PX = 64;

interface DayCount {
  readonly day: string;
  readonly count: number;
}

interface DayBarsProps {
  readonly label: string;
  readonly days: readonly DayCount[];
}

/** A bar a day with its count, or with the highest count alone; as many days carry their date as there is room for. */
export function DayBars({ label, days }: DayBarsProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => {
        const x = scaleBand({
          domain: days.map(({ day }) => day),
          range: [0, width],
          padding: 0.2,
        });
        const barPx = Math.min(WIDEST_BAR_PX, x.bandwidth());
        const base = HEIGHT_PX - BOTTOM_PX;
        const most = Math.max(1, ...days.map(({ count }) => count));
        const highest = days.findIndex(({ count }) => count === most);
        const y = scaleLinear({ domain: [0, most], range: [base, TOP_PX] });
        const middle = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;
        const every = Math.max(1, Math.ceil((days.length * DAY_LABEL_PX) / width));
        return (
          <>
            <line x1={0} x2={width} y1={base} y2={base} className="stroke-edge" />
            {days.map(({ day, count }, place) => (
              <g key={day}>
                <rect
                  x={middle(day) - barPx / 2}
                  y={y(count)}
                  width={barPx}
                  height={base - y(count)}
                  rx={2}
                  className={ROLE_CLASSES.vocabulary.fill}
                />
                {(barPx >= NARROWEST_WITH_FIGURE_PX || place === highest) && (
                  <text
                    {...insideOf(width, middle(day))}
                    y={y(count) - 4}
                    className="figures fill-soft-ink text-13"
                  >
                    {count}
                  </text>
                )}
                {place % every === 0 && (
                  <text
                    {...insideOf(width, middle(day))}
                    y={HEIGHT_PX - 6}
                    className="figures fill-soft-ink text-13"
                  >
                    {shortDay(day)}
                  </text>
                )}
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Where a text about a bar stands, so that none leaves the picture. */
function insideOf(width: number, x: number) {
  const half = DAY_LABEL_PX / 2;
  if (x < half) return { x: 0, textAnchor: "start" } as const;
  return x > width - half
    ? ({ x: width, textAnchor: "end" } as const)
    : ({ x, textAnchor: "middle" } as const);
}
