import type { DrawingMark } from "@lexiquant/domain/item";
import { DrawingLabel } from "./drawing-label.tsx";
import type { Place, Projection } from "./projection.ts";

const ARC_PX = 22;
const RIGHT_ANGLE_PX = 13;
const LABEL_PX = 40;
const NARROW_LABEL_PX = 54;
const NARROW_RADIANS = 0.6;

interface AngleMarkProps {
  readonly mark: Extract<DrawingMark, { kind: "angle" }>;
  readonly projection: Projection;
}

/** An arc counter-clockwise from one side to the other, or the small square of a right angle. */
export function AngleMark({ mark, projection }: AngleMarkProps) {
  const vertex = projection.at(mark.vertex);
  const from = direction(vertex, projection.at(mark.from));
  const to = direction(vertex, projection.at(mark.to));
  // On the screen y grows downwards, so counter-clockwise means a falling angle.
  const sweep = (from - to + 2 * Math.PI) % (2 * Math.PI);
  const middle = from - sweep / 2;
  return (
    <g>
      <path
        d={mark.right ? corner(vertex, from, to) : arc({ vertex, from, to, sweep })}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.3"
      />
      {mark.text !== "" && (
        <DrawingLabel
          at={offset(vertex, middle, sweep < NARROW_RADIANS ? NARROW_LABEL_PX : LABEL_PX)}
          source={mark.text}
          anchor="middle"
        />
      )}
    </g>
  );
}

function direction(vertex: Place, end: Place): number {
  return Math.atan2(end.y - vertex.y, end.x - vertex.x);
}

function offset(place: Place, angle: number, distance: number): Place {
  return { x: place.x + Math.cos(angle) * distance, y: place.y + Math.sin(angle) * distance };
}

interface Arc {
  readonly vertex: Place;
  readonly from: number;
  readonly to: number;
  readonly sweep: number;
}

function arc({ vertex, from, to, sweep }: Arc): string {
  const start = offset(vertex, from, ARC_PX);
  const end = offset(vertex, to, ARC_PX);
  const large = sweep > Math.PI ? 1 : 0;
  return `M${start.x} ${start.y}A${ARC_PX} ${ARC_PX} 0 ${large} 0 ${end.x} ${end.y}`;
}

function corner(vertex: Place, from: number, to: number): string {
  const start = offset(vertex, from, RIGHT_ANGLE_PX);
  const tip = offset(start, to, RIGHT_ANGLE_PX);
  const end = offset(vertex, to, RIGHT_ANGLE_PX);
  return `M${start.x} ${start.y}L${tip.x} ${tip.y}L${end.x} ${end.y}`;
}
