import type { Geometry as GeometryData } from "@lexiquant/domain/item";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { DrawingMarks } from "./drawing-marks.tsx";

const MOST_WIDTH_PX = 420;
const MOST_HEIGHT_PX = 340;
const MARGIN_PX = 14;

interface GeometryProps extends ChartNames {
  readonly figure: GeometryData;
}

export function Geometry({ figure, ...names }: GeometryProps) {
  const pixelsPerUnit = (width: number) =>
    Math.min(
      (width - 2 * MARGIN_PX) / figure.width,
      (MOST_HEIGHT_PX - 2 * MARGIN_PX) / figure.height,
    );
  return (
    <>
      <ChartCanvas
        {...names}
        minWidth={220}
        maxWidth={MOST_WIDTH_PX}
        height={(width) => figure.height * pixelsPerUnit(width) + 2 * MARGIN_PX}
      >
        {({ width, height }) => {
          const scale = pixelsPerUnit(width);
          const left = (width - figure.width * scale) / 2;
          return (
            <DrawingMarks
              marks={figure.marks}
              projection={{
                at: ({ x, y }) => ({ x: left + x * scale, y: height - MARGIN_PX - y * scale }),
                pixelsPerUnit: scale,
              }}
            />
          );
        }}
      </ChartCanvas>
      {!figure.toScale && (
        <p className="mt-1 text-13 text-soft-ink">Figure not necessarily drawn to scale.</p>
      )}
    </>
  );
}
