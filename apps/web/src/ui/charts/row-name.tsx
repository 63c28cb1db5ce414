import { classNames } from "../class-names.ts";

/** Mean advance of the interface's face at 15 px and weight 550. */
const CHARACTER_PX = 7.6;

interface RowNameProps {
  readonly x: number;
  readonly y: number;
  /** Of the whole picture; what would not fit into it is set smaller. */
  readonly width: number;
  readonly children: string;
}

/** What a row of a picture is about, on a seam of the sheet's color, because a reference may run through it. */
export function RowName({ x, y, width, children }: RowNameProps) {
  const isLong = children.length * CHARACTER_PX > width - 2 * x;
  return (
    <text
      x={x}
      y={y}
      paintOrder="stroke"
      strokeWidth={5}
      strokeLinejoin="round"
      className={classNames("fill-ink stroke-raised font-medium", isLong ? "text-13" : "text-15")}
    >
      {children}
    </text>
  );
}
