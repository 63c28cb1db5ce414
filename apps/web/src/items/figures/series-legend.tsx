import { useId } from "react";
import { FillPattern } from "./fill-pattern.tsx";
import { PointShape } from "./point-shape.tsx";
import { seriesStyle } from "./series-style.ts";

interface SeriesLegendProps {
  readonly names: readonly string[];
  readonly as: "fill" | "line";
}

/** Names the series beside a swatch of their pattern; hidden from screen readers, who have the table. */
export function SeriesLegend({ names, as }: SeriesLegendProps) {
  return (
    <ul aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 gap-y-1.5 text-13">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          {as === "fill" ? <FillSwatch index={index} /> : <LineSwatch index={index} />}
          {name}
        </li>
      ))}
    </ul>
  );
}

function FillSwatch({ index }: { readonly index: number }) {
  const id = useId();
  const style = seriesStyle(index);
  return (
    <svg width="20" height="14" aria-hidden="true" className="shrink-0">
      <defs>
        <FillPattern id={id} style={style} />
      </defs>
      <rect x="0.5" y="0.5" width="19" height="13" fill={`url(#${id})`} stroke={style.colour} />
    </svg>
  );
}

function LineSwatch({ index }: { readonly index: number }) {
  const style = seriesStyle(index);
  return (
    <svg width="34" height="14" aria-hidden="true" className="shrink-0">
      <path d="M0 7H34" stroke={style.colour} strokeWidth="2" strokeDasharray={style.dash} />
      <PointShape x={17} y={7} style={style} />
    </svg>
  );
}
