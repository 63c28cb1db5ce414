import type { ScatterPlot as ScatterPlotData } from "@lexiquant/domain/item";
import { scaleLinear } from "@visx/scale";
import { HorizontalAxis, VerticalAxis, verticalAxisWidth } from "./axes.tsx";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { axisTitle } from "./format-number.ts";
import { readableTicks } from "./readable-ticks.ts";

const PLOT_HEIGHT_PX = 280;
const TOP_PX = 10;
const BELOW_PX = 52;

interface ScatterPlotProps extends ChartNames {
  readonly figure: ScatterPlotData;
}

export function ScatterPlot({ figure, ...names }: ScatterPlotProps) {
  const { points } = figure;
  const across = readableTicks(
    points.map(({ x }) => x),
    false,
  );
  const upwards = readableTicks(
    points.map(({ y }) => y),
    false,
  );
  const left = verticalAxisWidth(upwards);
  return (
    <ChartCanvas {...names} height={() => TOP_PX + PLOT_HEIGHT_PX + BELOW_PX}>
      {({ width }) => {
        const area = { left, right: width - 14, top: TOP_PX, bottom: TOP_PX + PLOT_HEIGHT_PX };
        const x = scaleLinear({ domain: [...across.domain], range: [area.left, area.right] });
        const y = scaleLinear({ domain: [...upwards.domain], range: [area.bottom, area.top] });
        return (
          <>
            <VerticalAxis
              area={area}
              ticks={upwards}
              scale={y}
              title={axisTitle(figure.verticalAxis)}
            />
            <HorizontalAxis
              area={area}
              ticks={across}
              scale={x}
              title={axisTitle(figure.horizontalAxis)}
            />
            {points.map((point, index) => (
              <circle
                // Two points may coincide; they never change place.
                key={`${point.x} ${point.y} ${index.toString()}`}
                cx={x(point.x)}
                cy={y(point.y)}
                r="4"
                fill="var(--quantitative)"
                fillOpacity="0.75"
                stroke="var(--quantitative)"
              />
            ))}
          </>
        );
      }}
    </ChartCanvas>
  );
}
