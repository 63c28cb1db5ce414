import { Group } from "@visx/group";
import { scaleLinear } from "@visx/scale";
import { formatDuration } from "../../../lib/format.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { RowName } from "../../../ui/charts/row-name.tsx";
import { NARROW_PX } from "../../../ui/charts/use-width.ts";
import type { Timed } from "./rate-words.ts";

const ROW_PX = 52;
const EXTRA_LINE_PX = 18;
const EDGE_PX = 8;

interface PaceChartProps {
  readonly label: string;
  readonly groups: readonly Timed[];
}

/** A row per group: the median time as a bar, the exam's pace as a mark across it. */
export function PaceChart({ label, groups }: PaceChartProps) {
  const shiftAt = (width: number) => (width < NARROW_PX ? EXTRA_LINE_PX : 0);
  const longestMs = Math.max(
    1,
    ...groups.flatMap(({ medianMs, targetMs }) => [medianMs, targetMs]),
  );
  return (
    <ChartFrame label={label} height={(width) => groups.length * (ROW_PX + shiftAt(width))}>
      {(width) => {
        const x = scaleLinear({ domain: [0, longestMs], range: [EDGE_PX, width - EDGE_PX] });
        return groups.map((group, place) => (
          <Group key={group.id} top={place * (ROW_PX + shiftAt(width))}>
            <Row group={group} x={x} width={width} shift={shiftAt(width)} />
          </Group>
        ));
      }}
    </ChartFrame>
  );
}

interface RowProps {
  readonly group: Timed;
  readonly x: (ms: number) => number;
  readonly width: number;
  readonly shift: number;
}

function Row({ group: { name, medianMs, targetMs }, x, width, shift }: RowProps) {
  return (
    <>
      <RowName x={EDGE_PX} y={17} width={width}>
        {name}
      </RowName>
      <text
        x={shift > 0 ? EDGE_PX : width - EDGE_PX}
        y={17 + shift}
        textAnchor={shift > 0 ? "start" : "end"}
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
    </>
  );
}
