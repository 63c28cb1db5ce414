import type { Measure } from "@lexiquant/domain/item";
import { scaleLinear } from "@visx/scale";
import { type Range, RangeMark } from "../../../ui/charts/range-mark.tsx";
import { useWidth } from "../../../ui/charts/use-width.ts";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

const HEIGHT_PX = 18;
const EDGE_PX = 8;
const QUARTERS = [0.25, 0.5, 0.75];

interface RangeTrackProps {
  readonly measure: Measure;
  /** Shares, 0 … 1; null draws the empty track. */
  readonly range: Range | null;
}

/** An estimate on a track from 0 to 100%. The same figures stand beside it in words, so it is hidden from those who listen. */
export function RangeTrack({ measure, range }: RangeTrackProps) {
  const [ref, width] = useWidth();
  const x = scaleLinear({ domain: [0, 1], range: [EDGE_PX, width - EDGE_PX] });
  return (
    <span ref={ref} aria-hidden className="block w-full min-w-0 overflow-hidden">
      <svg width={width} height={HEIGHT_PX} className="block" aria-hidden="true">
        <rect
          x={EDGE_PX}
          y={4}
          width={Math.max(0, width - 2 * EDGE_PX)}
          height={10}
          rx={5}
          className="fill-sunk"
        />
        {QUARTERS.map((quarter) => (
          <line
            key={quarter}
            x1={x(quarter)}
            x2={x(quarter)}
            y1={4}
            y2={14}
            className="stroke-line"
          />
        ))}
        {range !== null && (
          <RangeMark range={range} x={x} top={HEIGHT_PX / 2} classes={ROLE_CLASSES[measure]} />
        )}
      </svg>
    </span>
  );
}
