import { Group } from "@visx/group";

const LABEL_GAP_PX = 8;

interface LeftAxisProps {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  /** Ends of the hairlines; the values stand left of the first. */
  readonly from: number;
  readonly to: number;
  readonly format: (value: number) => string;
}

/** Values at the left, each with a hairline across the picture. */
export function LeftAxis({ ticks, y, from, to, format }: LeftAxisProps) {
  return ticks.map((tick) => (
    <Group key={tick} top={y(tick)}>
      <line x1={from} x2={to} className="stroke-line" />
      <text
        x={from - LABEL_GAP_PX}
        y={4}
        textAnchor="end"
        className="figures fill-soft-ink text-13"
      >
        {format(tick)}
      </text>
    </Group>
  ));
}

interface BottomAxisProps {
  readonly ticks: readonly number[];
  readonly x: (value: number) => number;
  readonly top: number;
  readonly format: (value: number) => string;
  /** Where the first and the last value end with the picture, they stand inside it. */
  readonly inside?: boolean;
}

/** Values below the picture. */
export function BottomAxis({ ticks, x, top, format, inside = false }: BottomAxisProps) {
  const anchorOf = (place: number) => {
    if (!inside || ticks.length < 2) return "middle";
    if (place === 0) return "start";
    return place === ticks.length - 1 ? "end" : "middle";
  };
  return ticks.map((tick, place) => (
    <Group key={tick} left={x(tick)} top={top}>
      <line y2={5} className="stroke-edge" />
      <text y={20} textAnchor={anchorOf(place)} className="figures fill-soft-ink text-13">
        {format(tick)}
      </text>
    </Group>
  ));
}
