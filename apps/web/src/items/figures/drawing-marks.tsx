import type { DrawingMark } from "@lexiquant/domain/item";
import { useId } from "react";
import { AngleMark } from "./angle-mark.tsx";
import { DrawingLabel } from "./drawing-label.tsx";
import type { Projection } from "./projection.ts";

interface DrawingMarksProps {
  readonly marks: readonly DrawingMark[];
  readonly projection: Projection;
}

/** Lines, circles, points, angles and their labels; labels last, so that nothing crosses them. */
export function DrawingMarks({ marks, projection }: DrawingMarksProps) {
  const arrowId = useId();
  const layered = [...marks].sort((one, other) => layerOf(one) - layerOf(other));
  return (
    <>
      <defs>
        <marker
          id={arrowId}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 1.2 10 5 0 8.8Z" fill="var(--ink)" />
        </marker>
      </defs>
      {layered.map((mark, place) => (
        // Marks are drawn once in a fixed order and have no other identity.
        <Mark
          key={`${mark.kind}-${place.toString()}`}
          mark={mark}
          projection={projection}
          arrowId={arrowId}
        />
      ))}
    </>
  );
}

function layerOf(mark: DrawingMark): number {
  if (mark.kind === "text") return 3;
  if (mark.kind === "point") return 2;
  return (mark.kind === "polyline" || mark.kind === "circle") && mark.shaded ? 0 : 1;
}

interface MarkProps {
  readonly mark: DrawingMark;
  readonly projection: Projection;
  readonly arrowId: string;
}

const SHADE = { fill: "var(--quantitative)", fillOpacity: 0.16 } as const;
const NO_FILL = { fill: "none" } as const;

function Mark({ mark, projection, arrowId }: MarkProps) {
  const line = { stroke: "var(--ink)", strokeWidth: 1.6 } as const;
  switch (mark.kind) {
    case "text":
      return <DrawingLabel at={projection.at(mark.at)} source={mark.text} anchor={mark.anchor} />;
    case "angle":
      return <AngleMark mark={mark} projection={projection} />;
    case "point": {
      const { x, y } = projection.at(mark.at);
      return (
        <circle cx={x} cy={y} r="4" fill={mark.open ? "var(--raised)" : "var(--ink)"} {...line} />
      );
    }
    case "circle": {
      const { x, y } = projection.at(mark.centre);
      return (
        <circle
          cx={x}
          cy={y}
          r={mark.radius * projection.pixelsPerUnit}
          strokeDasharray={mark.dashed ? "6 4" : undefined}
          {...line}
          {...(mark.shaded ? SHADE : NO_FILL)}
        />
      );
    }
    case "polyline": {
      const points = mark.points.map(projection.at).map(({ x, y }) => `${x},${y}`);
      const arrow = `url(#${arrowId})`;
      return (
        <path
          d={`M${points.join("L")}${mark.closed ? "Z" : ""}`}
          strokeDasharray={mark.dashed ? "6 4" : undefined}
          strokeLinejoin="round"
          markerEnd={mark.arrow === "none" ? undefined : arrow}
          markerStart={mark.arrow === "both" ? arrow : undefined}
          {...line}
          {...(mark.shaded ? SHADE : NO_FILL)}
        />
      );
    }
  }
}
