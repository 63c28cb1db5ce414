import { Group } from "@visx/group";
import { scaleLinear } from "@visx/scale";
import { formatDuration } from "../../lib/format.ts";
import type { Timed } from "./rate-words.ts";
import { NARROW_PX, useWidth } from "./use-width.ts";

const ROW_PX = 52;
const EXTRA_LINE_PX = 18;
const EDGE_PX = 8;

interface PaceChartProps {
  readonly label: string;
  readonly groups: readonly Timed[];
}

/** A row per group: the median time as a bar, the exam's pace as a mark across it. */
export function PaceChart({ label, groups }: PaceChartProps) {
  const [ref, width] = useWidth();
  const narrow = width < NARROW_PX;
  const shift = narrow ? EXTRA_LINE_PX : 0;
  const rowPx = ROW_PX + shift;
  const longestMs = Math.max(
    1,
    ...groups.flatMap(({ medianMs, targetMs }) => [medianMs, targetMs]),
  );
  const x = scaleLinear({ domain: [0, longestMs], range: [EDGE_PX, width - EDGE_PX] });
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={groups.length * rowPx}
        className="block"
      >
        {groups.map(({ id, name, medianMs, targetMs }, place) => (
          <Group key={id} top={place * rowPx}>
            <text x={EDGE_PX} y={17} className="fill-ink font-medium text-15">
              {name}
            </text>
            <text
              x={narrow ? EDGE_PX : width - EDGE_PX}
              y={17 + shift}
              textAnchor={narrow ? "start" : "end"}
              className="figures fill-soft-ink text-13"
            >
              {formatDuration(medianMs)}, pace {formatDuration(targetMs)}
            </text>
            <rect
              x={EDGE_PX}
              y={28 + shift}
              width={x(medianMs) - EDGE_PX}
              height={12}
              rx={3}
              className={medianMs > targetMs ? "fill-caution" : "fill-primary"}
            />
            <line
              x1={x(targetMs)}
              x2={x(targetMs)}
              y1={23 + shift}
              y2={45 + shift}
              strokeWidth={3}
              className="stroke-ink"
            />
          </Group>
        ))}
      </svg>
    </div>
  );
}
