import type { ReactNode } from "react";
import { useWidth } from "./use-width.ts";

interface ChartFrameProps {
  /** What the picture shows; its figures stand in the table beside it. */
  readonly label: string;
  /** Of the picture, in pixels; narrow ones may need more. */
  readonly height: number | ((width: number) => number);
  readonly children: (width: number, height: number) => ReactNode;
}

/** A picture that is drawn anew for the width it gets, so that its text keeps its size. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  const [ref, width] = useWidth();
  const heightPx = typeof height === "number" ? height : height(width);
  return (
    <div ref={ref} className="w-full">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={heightPx}
        viewBox={`0 0 ${width} ${heightPx}`}
        className="block h-auto max-w-full"
      >
        {children(width, heightPx)}
      </svg>
    </div>
  );
}
