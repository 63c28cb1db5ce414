import { Group } from "@visx/group";
import { classNames } from "../class-names.ts";

/** An estimate with the ends of its range. */
export interface Range {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

export interface MarkClasses {
  readonly fill: string;
  readonly stroke: string;
}

export const PRIMARY_MARK: MarkClasses = { fill: "fill-primary", stroke: "stroke-primary" };

interface RangeMarkProps {
  readonly range: Range;
  readonly x: (value: number) => number;
  readonly top: number;
  readonly classes: MarkClasses;
}

const HALF_BAND_PX = 5;
const HALF_END_PX = 7;
const RADIUS_PX = 6;

/** The range as a band with a whisker at each end, the estimate as a dot in it. */
export function RangeMark({ range: { estimate, low, high }, x, top, classes }: RangeMarkProps) {
  return (
    <Group top={top}>
      <rect
        x={x(low)}
        y={-HALF_BAND_PX}
        width={Math.max(2, x(high) - x(low))}
        height={2 * HALF_BAND_PX}
        className={classNames(classes.fill, "opacity-35")}
      />
      <path
        d={`M${x(low)} ${-HALF_END_PX}V${HALF_END_PX}M${x(high)} ${-HALF_END_PX}V${HALF_END_PX}`}
        strokeWidth={2}
        className={classes.stroke}
      />
      <circle
        cx={x(estimate)}
        r={RADIUS_PX}
        strokeWidth={1.5}
        className={classNames(classes.fill, "stroke-raised")}
      />
    </Group>
  );
}

interface WhiskerProps {
  readonly x: number;
  readonly low: number;
  readonly high: number;
  readonly className: string;
}

const HALF_CAP_PX = 4;

/** An upright range with a cap at each end, in pixels. */
export function Whisker({ x, low, high, className }: WhiskerProps) {
  return (
    <path
      d={`M${x} ${low}V${high}M${x - HALF_CAP_PX} ${low}h${2 * HALF_CAP_PX}M${x - HALF_CAP_PX} ${high}h${2 * HALF_CAP_PX}`}
      strokeWidth={1.5}
      className={classNames("fill-none", className)}
    />
  );
}
