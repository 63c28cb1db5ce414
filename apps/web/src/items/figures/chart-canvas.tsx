import type { ReactNode } from "react";
import { useWidth } from "./use-width.ts";

interface ChartCanvasProps {
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Below this width the chart is scrolled instead of squeezed. */
  readonly minWidth?: number;
  readonly maxWidth?: number;
  readonly height: (width: number) => number;
  readonly children: (size: { readonly width: number; readonly height: number }) => ReactNode;
}

const LEAST_WIDTH_PX = 272;
const MOST_WIDTH_PX = 620;

/** One picture to screen readers; drawn at the width there is, scrolled where that is too little. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { minWidth = LEAST_WIDTH_PX, maxWidth = MOST_WIDTH_PX } = props;
  const { ref, width: room } = useWidth<HTMLDivElement>();
  const width = Math.min(maxWidth, Math.max(minWidth, room));
  const height = props.height(width);
  return (
    // A chart that scrolls sideways must be reachable by keyboard, one that fits must not hold the focus.
    <div ref={ref} className="overflow-x-auto" tabIndex={room < width ? 0 : undefined}>
      <div
        role="img"
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        style={{ width }}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="figures block fill-ink font-sans text-13"
        >
          {props.children({ width, height })}
        </svg>
      </div>
    </div>
  );
}

/** What every chart needs to be named by. */
export interface ChartNames {
  readonly labelledBy: string;
  readonly describedBy: string;
}
