import { formatNumber } from "./format-number.ts";
import { CHARACTER_PX, LABEL_LINE_PX, labelLines, type PlotArea } from "./plot-area.ts";
import type { AxisTicks } from "./readable-ticks.ts";

interface ValueAxisProps {
  readonly area: PlotArea;
  readonly ticks: AxisTicks;
  readonly scale: (value: number) => number;
  readonly title: string;
}

/** Room that the labels of a vertical axis take, with its title. */
export function verticalAxisWidth(ticks: AxisTicks): number {
  const longest = Math.max(...ticks.major.map((value) => formatNumber(value).length));
  return longest * CHARACTER_PX + 34;
}

/** Values upwards, with a line across the plot at each. */
export function VerticalAxis({ area, ticks, scale, title }: ValueAxisProps) {
  const middle = (area.top + area.bottom) / 2;
  return (
    <g>
      {ticks.minor.map((value) => (
        <GridLine key={value} y={scale(value)} area={area} faint />
      ))}
      {ticks.major.map((value) => (
        <g key={value}>
          <GridLine y={scale(value)} area={area} faint={false} />
          <text x={area.left - 8} y={scale(value)} dy="0.35em" textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      <text transform={`translate(13 ${middle}) rotate(-90)`} textAnchor="middle" fontWeight="550">
        {title}
      </text>
    </g>
  );
}

interface GridLineProps {
  readonly y: number;
  readonly area: PlotArea;
  readonly faint: boolean;
}

function GridLine({ y, area, faint }: GridLineProps) {
  return (
    <line
      x1={area.left}
      x2={area.right}
      y1={y}
      y2={y}
      stroke={faint ? "var(--line)" : "var(--edge)"}
      strokeOpacity={faint ? 0.8 : 0.55}
      strokeWidth={faint ? 0.75 : 1}
    />
  );
}

/** Values to the right, with a line up the plot at each. */
export function HorizontalAxis({ area, ticks, scale, title }: ValueAxisProps) {
  return (
    <g>
      {ticks.minor.map((value) => (
        <line
          key={value}
          x1={scale(value)}
          x2={scale(value)}
          y1={area.top}
          y2={area.bottom}
          stroke="var(--line)"
          strokeWidth="0.75"
        />
      ))}
      {ticks.major.map((value) => (
        <g key={value}>
          <line
            x1={scale(value)}
            x2={scale(value)}
            y1={area.top}
            y2={area.bottom + 5}
            stroke="var(--edge)"
            strokeOpacity="0.55"
          />
          <text x={scale(value)} y={area.bottom + 19} textAnchor="middle">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      <AxisTitleBelow area={area} title={title} y={area.bottom + 40} />
    </g>
  );
}

interface CategoryAxisProps {
  readonly area: PlotArea;
  readonly categories: readonly string[];
  readonly centre: (index: number) => number;
  readonly bandWidth: number;
  readonly title: string;
}

/** Room that the labels of a category axis take, with its title. */
export function categoryAxisHeight(categories: readonly string[], bandWidth: number): number {
  const most = charactersIn(bandWidth);
  const lines = Math.max(...categories.map((name) => labelLines(name, most).length));
  return lines * LABEL_LINE_PX + 34;
}

function charactersIn(bandWidth: number): number {
  return Math.max(4, Math.floor(bandWidth / CHARACTER_PX));
}

export function CategoryAxis({ area, categories, centre, bandWidth, title }: CategoryAxisProps) {
  const most = charactersIn(bandWidth);
  const height = categoryAxisHeight(categories, bandWidth);
  return (
    <g>
      <line
        x1={area.left}
        x2={area.right}
        y1={area.bottom}
        y2={area.bottom}
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      {categories.map((name, index) => (
        <text key={name} y={area.bottom + 18} textAnchor="middle">
          {labelLines(name, most).map((line, row) => (
            <tspan key={line} x={centre(index)} dy={row === 0 ? 0 : LABEL_LINE_PX}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      <AxisTitleBelow area={area} title={title} y={area.bottom + height - 6} />
    </g>
  );
}

interface TitleBelowProps {
  readonly area: PlotArea;
  readonly title: string;
  readonly y: number;
}

function AxisTitleBelow({ area, title, y }: TitleBelowProps) {
  return (
    <text x={(area.left + area.right) / 2} y={y} textAnchor="middle" fontWeight="550">
      {title}
    </text>
  );
}
