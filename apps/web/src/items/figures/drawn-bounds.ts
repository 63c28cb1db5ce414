import type { DrawingMark, Geometry } from "@lexiquant/domain/item";

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The part of the figure's sheet that anything is drawn on: empty margins only cost room. */
export function drawnBounds({ marks, width, height }: Geometry): Bounds {
  const corners = marks.flatMap(cornersOf);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const bounds = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
  const flat = bounds.right <= bounds.left || bounds.top <= bounds.bottom;
  return flat ? { left: 0, right: width, bottom: 0, top: height } : bounds;
}

function cornersOf(mark: DrawingMark): readonly Corner[] {
  switch (mark.kind) {
    case "text":
    case "point":
      return [mark.at];
    case "polyline":
      return mark.points;
    case "angle":
      return [mark.vertex];
    case "circle": {
      const { centre, radius } = mark;
      return [
        { x: centre.x - radius, y: centre.y - radius },
        { x: centre.x + radius, y: centre.y + radius },
      ];
    }
  }
}
