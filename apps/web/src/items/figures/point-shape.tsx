import type { SeriesStyle } from "./series-style.ts";

interface PointShapeProps {
  readonly x: number;
  readonly y: number;
  readonly style: SeriesStyle;
}

const PATHS = {
  square: "M-4 -4H4V4H-4Z",
  triangle: "M0 -5 5 4H-5Z",
  diamond: "M0 -5.5 5.5 0 0 5.5 -5.5 0Z",
} as const;

/** The mark of a data point; its shape tells the series where colour cannot. */
export function PointShape({ x, y, style }: PointShapeProps) {
  const { point, colour } = style;
  if (point === "disc") return <circle cx={x} cy={y} r="4" fill={colour} />;
  if (point === "ring") {
    return <circle cx={x} cy={y} r="4" fill="var(--raised)" stroke={colour} strokeWidth="2" />;
  }
  return <path transform={`translate(${x} ${y})`} d={PATHS[point]} fill={colour} />;
}
