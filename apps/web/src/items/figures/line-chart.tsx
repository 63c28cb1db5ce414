import type { LineChart as LineChartData } from "@lexiquant/domain/item";
import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { CategoryAxis, categoryAxisHeight, VerticalAxis, verticalAxisWidth } from "./axes.tsx";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { axisTitle } from "./format-number.ts";
import { PointShape } from "./point-shape.tsx";
import { readableTicks } from "./readable-ticks.ts";
import { SeriesLegend } from "./series-legend.tsx";
import { seriesStyle } from "./series-style.ts";

const PLOT_HEIGHT_PX = 250;
const TOP_PX = 10;
const LEAST_STEP_PX = 34;

interface LineChartProps extends ChartNames {
  readonly figure: LineChartData;
}

export function LineChart({ figure, ...names }: LineChartProps) {
  const { categories, series } = figure;
  const ticks = readableTicks(
    series.flatMap(({ values }) => values),
    true,
  );
  const left = verticalAxisWidth(ticks);
  const places = (width: number) =>
    scalePoint({
      domain: categories.map((_, index) => index),
      range: [left, width - 8],
      padding: 0.5,
    });
  const labelHeight = (width: number) => categoryAxisHeight(categories, places(width).step());
  return (
    <>
      {series.length > 1 && <SeriesLegend names={series.map(({ name }) => name)} as="line" />}
      <ChartCanvas
        {...names}
        minWidth={Math.max(272, left + categories.length * LEAST_STEP_PX)}
        height={(width) => TOP_PX + PLOT_HEIGHT_PX + labelHeight(width)}
      >
        {({ width }) => {
          const place = places(width);
          const area = { left, right: width - 8, top: TOP_PX, bottom: TOP_PX + PLOT_HEIGHT_PX };
          const value = scaleLinear({ domain: [...ticks.domain], range: [area.bottom, area.top] });
          const x = (index: number) => place(index) ?? left;
          return (
            <>
              <VerticalAxis
                area={area}
                ticks={ticks}
                scale={value}
                title={axisTitle(figure.valueAxis)}
              />
              <CategoryAxis
                area={area}
                categories={categories}
                centre={x}
                bandWidth={place.step()}
                title={axisTitle(figure.categoryAxis)}
              />
              {series.map(({ name, values }, index) => (
                <Series
                  key={name}
                  points={values.map((y, category) => ({ x: x(category), y: value(y) }))}
                  index={index}
                />
              ))}
            </>
          );
        }}
      </ChartCanvas>
    </>
  );
}

interface SeriesProps {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly index: number;
}

function Series({ points, index }: SeriesProps) {
  const style = seriesStyle(index);
  return (
    <g>
      <LinePath
        data={[...points]}
        x={(point) => point.x}
        y={(point) => point.y}
        fill="none"
        stroke={style.colour}
        strokeWidth={2}
        strokeDasharray={style.dash}
      />
      {points.map((point) => (
        <PointShape key={point.x} x={point.x} y={point.y} style={style} />
      ))}
    </g>
  );
}
