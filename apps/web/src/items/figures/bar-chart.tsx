import type { BarChart as BarChartData } from "@lexiquant/domain/item";
import { scaleBand, scaleLinear } from "@visx/scale";
import { useId } from "react";
import { CategoryAxis, categoryAxisHeight, VerticalAxis, verticalAxisWidth } from "./axes.tsx";
import { barRectangles } from "./bar-rectangles.ts";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { FillPattern } from "./fill-pattern.tsx";
import { axisTitle } from "./format-number.ts";
import { readableTicks } from "./readable-ticks.ts";
import { SeriesLegend } from "./series-legend.tsx";
import { seriesStyle } from "./series-style.ts";

const PLOT_HEIGHT_PX = 250;
const TOP_PX = 10;
const LEAST_BAR_PX = 11;

interface BarChartProps extends ChartNames {
  readonly figure: BarChartData;
}

export function BarChart({ figure, ...names }: BarChartProps) {
  const { layout, categories, series } = figure;
  const id = useId();
  const ticks = readableTicks(barEnds(figure), true);
  const left = verticalAxisWidth(ticks);
  const bands = (width: number) =>
    scaleBand({
      domain: categories.map((_, index) => index),
      range: [left, width - 8],
      padding: 0.28,
    });
  const barsPerBand = layout === "grouped" ? series.length : 1;
  const minWidth = left + categories.length * (barsPerBand * LEAST_BAR_PX + 14);
  const labelHeight = (width: number) => categoryAxisHeight(categories, bands(width).step());
  return (
    <>
      {series.length > 1 && <SeriesLegend names={series.map(({ name }) => name)} as="fill" />}
      <ChartCanvas
        {...names}
        minWidth={Math.max(272, minWidth)}
        height={(width) => TOP_PX + PLOT_HEIGHT_PX + labelHeight(width)}
      >
        {({ width }) => {
          const band = bands(width);
          const area = { left, right: width - 8, top: TOP_PX, bottom: TOP_PX + PLOT_HEIGHT_PX };
          const value = scaleLinear({
            domain: [...ticks.domain],
            range: [area.bottom, area.top],
          });
          const start = (index: number) => band(index) ?? left;
          return (
            <>
              <defs>
                {series.map(({ name }, index) => (
                  <FillPattern key={name} id={`${id}-${index}`} style={seriesStyle(index)} />
                ))}
              </defs>
              <VerticalAxis
                area={area}
                ticks={ticks}
                scale={value}
                title={axisTitle(figure.valueAxis)}
              />
              {barRectangles(figure).map((bar) => {
                const x = start(bar.category) + bar.slot * band.bandwidth();
                return (
                  <rect
                    key={`${bar.category} ${bar.series}`}
                    x={x}
                    width={bar.share * band.bandwidth()}
                    y={Math.min(value(bar.from), value(bar.to))}
                    height={Math.abs(value(bar.from) - value(bar.to))}
                    fill={`url(#${id}-${bar.series})`}
                    stroke={seriesStyle(bar.series).colour}
                    strokeWidth="1.25"
                  />
                );
              })}
              <CategoryAxis
                area={{ ...area, bottom: area.bottom }}
                categories={categories}
                centre={(index) => start(index) + band.bandwidth() / 2}
                bandWidth={band.step()}
                title={axisTitle(figure.categoryAxis)}
              />
            </>
          );
        }}
      </ChartCanvas>
    </>
  );
}

function barEnds(figure: BarChartData): number[] {
  return barRectangles(figure).flatMap(({ from, to }) => [from, to]);
}
