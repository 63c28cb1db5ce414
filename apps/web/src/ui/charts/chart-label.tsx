import type { ReactNode } from "react";

interface ChartLabelProps {
  readonly x: number;
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: ReactNode;
}

/** A word in the picture itself, on a seam of the sheet's color, so that what it lies over does not cross it out. */
export function ChartLabel({ x, y, anchor = "start", children }: ChartLabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      paintOrder="stroke"
      strokeWidth={4}
      strokeLinejoin="round"
      className="figures fill-ink stroke-raised font-medium text-13"
    >
      {children}
    </text>
  );
}
