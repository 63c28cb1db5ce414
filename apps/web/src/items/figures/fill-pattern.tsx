import type { SeriesStyle } from "./series-style.ts";

interface FillPatternProps {
  readonly id: string;
  readonly style: SeriesStyle;
}

const TILE_PX = 8;
const STROKES: Record<SeriesStyle["pattern"], string | null> = {
  solid: null,
  rising: "M-2 10 10 -2M-2 2 2 -2M6 10 10 6",
  falling: "M-2 -2 10 10M6 -2 10 2M-2 6 2 10",
  level: "M0 2H8M0 6H8",
  cross: "M0 0 8 8M8 0 0 8",
  dots: null,
};

/** A fill for one series: its colour, lightened, under its pattern. */
export function FillPattern({ id, style }: FillPatternProps) {
  const { colour, pattern } = style;
  const strokes = STROKES[pattern];
  return (
    <pattern id={id} width={TILE_PX} height={TILE_PX} patternUnits="userSpaceOnUse">
      <rect
        width={TILE_PX}
        height={TILE_PX}
        fill={colour}
        fillOpacity={pattern === "solid" ? 0.85 : 0.22}
      />
      {strokes !== null && <path d={strokes} stroke={colour} strokeWidth="1.6" />}
      {pattern === "dots" && (
        <>
          <circle cx="2" cy="2" r="1.5" fill={colour} />
          <circle cx="6" cy="6" r="1.5" fill={colour} />
        </>
      )}
    </pattern>
  );
}
