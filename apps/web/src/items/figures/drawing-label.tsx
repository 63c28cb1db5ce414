import { labelParts } from "./label-parts.ts";
import type { Place } from "./projection.ts";

const RAISE_PX = 5;

interface DrawingLabelProps {
  readonly at: Place;
  readonly source: string;
  readonly anchor: "start" | "middle" | "end";
}

/** A label inside a drawing, with a halo of the ground so that lines behind it do not disturb. */
export function DrawingLabel({ at, source, anchor }: DrawingLabelProps) {
  let raised = false;
  return (
    <text
      x={at.x}
      y={at.y}
      dy="0.35em"
      textAnchor={anchor}
      className="font-serif text-16"
      stroke="var(--raised)"
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {labelParts(source).map((part, place) => {
        const shift = (part.raised ? -RAISE_PX : 0) - (raised ? -RAISE_PX : 0);
        raised = part.raised;
        return (
          <tspan
            // The parts of one label never change order.
            key={`${part.text}-${place.toString()}`}
            dy={shift === 0 ? undefined : shift}
            fontStyle={part.italic ? "italic" : undefined}
            fontSize={part.raised ? "0.75em" : undefined}
          >
            {part.text}
          </tspan>
        );
      })}
    </text>
  );
}
