import type { Histogram as HistogramData } from "@lexiquant/domain/item";
import { scaleLinear } from "@visx/scale";
import { HorizontalAxis, VerticalAxis, verticalAxisWidth } from "./axes.tsx";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { axisTitle } from "./format-number.ts";
import { readableTicks } from "./readable-ticks.ts";

const PLOT_HEIGHT_PX = 240;
const TOP_PX = 10;
const BELOW_PX = 52;

interface HistogramProps extends ChartNames {
  readonly figure: HistogramData;
}

export function Histogram({ figure, ...names }: HistogramProps) {
  const { bins } = figure;
  const counts = readableTicks(
    bins.map(({ count }) => count),
    true,
  );
  // The edges of the bins are the values to be read, so each of them is labelled.
  const edges = [...new Set(bins.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const domain = [Math.min(...edges), Math.max(...edges)] as const;
  const left = verticalAxisWidth(counts);
  return (
    <ChartCanvas {...names} height={() => TOP_PX + PLOT_HEIGHT_PX + BELOW_PX}>
      {({ width }) => {
        const area = { left, right: width - 14, top: TOP_PX, bottom: TOP_PX + PLOT_HEIGHT_PX };
        const x = scaleLinear({ domain: [...domain], range: [area.left + 8, area.right] });
        const y = scaleLinear({ domain: [...counts.domain], range: [area.bottom, area.top] });
        return (
          <>
            <VerticalAxis
              area={area}
              ticks={counts}
              scale={y}
              title={axisTitle(figure.countAxis)}
            />
            {bins.map(({ from, to, count }) => (
              <rect
                key={from}
                x={x(from)}
                width={x(to) - x(from)}
                y={y(count)}
                height={area.bottom - y(count)}
                fill="var(--quantitative)"
                fillOpacity="0.3"
                stroke="var(--quantitative)"
                strokeWidth="1.5"
              />
            ))}
            <line
              x1={area.left}
              x2={area.right}
              y1={area.bottom}
              y2={area.bottom}
              stroke="var(--ink)"
            />
            <HorizontalAxis
              area={{ ...area, top: area.bottom }}
              ticks={{ domain, major: edges, minor: [] }}
              scale={x}
              title={axisTitle(figure.valueAxis)}
            />
          </>
        );
      }}
    </ChartCanvas>
  );
}
