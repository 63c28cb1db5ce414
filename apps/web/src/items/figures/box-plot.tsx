import type { BoxPlot as BoxPlotData } from "@lexiquant/domain/item";
import { scaleLinear } from "@visx/scale";
import { HorizontalAxis } from "./axes.tsx";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { axisTitle } from "./format-number.ts";
import { CHARACTER_PX } from "./plot-area.ts";
import { readableTicks } from "./readable-ticks.ts";

const ROW_PX = 62;
const BOX_PX = 34;
const TOP_PX = 10;
const BELOW_PX = 52;
/** Half of the last number below the axis. */
const RIGHT_PX = 28;
const LABEL_MOST_PX = 120;

type Box = BoxPlotData["boxes"][number];

interface BoxPlotProps extends ChartNames {
  readonly figure: BoxPlotData;
}

export function BoxPlot({ figure, ...names }: BoxPlotProps) {
  const { boxes } = figure;
  const ticks = readableTicks(
    boxes.flatMap((box) => [
      box.minimum,
      box.lowerQuartile,
      box.median,
      box.upperQuartile,
      box.maximum,
    ]),
    false,
  );
  const longest = Math.max(...boxes.map(({ label }) => label.length));
  const left = Math.min(LABEL_MOST_PX, longest * CHARACTER_PX) + 18;
  const plotHeight = boxes.length * ROW_PX;
  return (
    <ChartCanvas {...names} height={() => TOP_PX + plotHeight + BELOW_PX}>
      {({ width }) => {
        const area = { left, right: width - RIGHT_PX, top: TOP_PX, bottom: TOP_PX + plotHeight };
        const x = scaleLinear({ domain: [...ticks.domain], range: [area.left + 8, area.right] });
        return (
          <>
            <HorizontalAxis
              area={area}
              ticks={ticks}
              scale={x}
              title={axisTitle(figure.valueAxis)}
            />
            {boxes.map((box, index) => {
              const middle = area.top + (index + 0.5) * ROW_PX;
              return (
                <g key={box.label}>
                  <text x={left - 6} y={middle} dy="0.35em" textAnchor="end" fontWeight="550">
                    {box.label}
                  </text>
                  <BoxShape box={box} x={x} middle={middle} />
                </g>
              );
            })}
          </>
        );
      }}
    </ChartCanvas>
  );
}

interface BoxShapeProps {
  readonly box: Box;
  readonly x: (value: number) => number;
  readonly middle: number;
}

function BoxShape({ box, x, middle }: BoxShapeProps) {
  const half = BOX_PX / 2;
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" fill="none">
      <path
        d={`M${x(box.minimum)} ${middle}H${x(box.lowerQuartile)}M${x(box.upperQuartile)} ${middle}H${x(box.maximum)}`}
      />
      <path d={`M${x(box.minimum)} ${middle - 8}v16M${x(box.maximum)} ${middle - 8}v16`} />
      <rect
        x={x(box.lowerQuartile)}
        width={x(box.upperQuartile) - x(box.lowerQuartile)}
        y={middle - half}
        height={BOX_PX}
        fill="var(--quantitative)"
        fillOpacity="0.22"
      />
      <path d={`M${x(box.median)} ${middle - half}v${BOX_PX}`} strokeWidth="3" />
    </g>
  );
}
