import type { Geometry as GeometryData } from "@lexiquant/domain/item";
import { ChartCanvas, type ChartNames } from "./chart-canvas.tsx";
import { DrawingMarks } from "./drawing-marks.tsx";
import { drawnBounds } from "./drawn-bounds.ts";

const MOST_WIDTH_PX = 400;
const MOST_HEIGHT_PX = 320;
/** Room for half a label around what is drawn. */
const MARGIN_PX = 22;

interface GeometryProps extends ChartNames {
  readonly figure: GeometryData;
}

export function Geometry({ figure, ...names }: GeometryProps) {
  const { left, right, bottom, top } = drawnBounds(figure);
  const pixelsPerUnit = (width: number) =>
    Math.min(
      (width - 2 * MARGIN_PX) / (right - left),
      (MOST_HEIGHT_PX - 2 * MARGIN_PX) / (top - bottom),
    );
  return (
    <>
      <ChartCanvas
        {...names}
        minWidth={220}
        maxWidth={MOST_WIDTH_PX}
        height={(width) => (top - bottom) * pixelsPerUnit(width) + 2 * MARGIN_PX}
      >
        {({ width, height }) => {
          const scale = pixelsPerUnit(width);
          const start = (width - (right - left) * scale) / 2;
          return (
            <DrawingMarks
              marks={figure.marks}
              projection={{
                at: ({ x, y }) => ({
                  x: start + (x - left) * scale,
                  y: height - MARGIN_PX - (y - bottom) * scale,
                }),
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
