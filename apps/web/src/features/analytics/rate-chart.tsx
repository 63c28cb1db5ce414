import type { GroupRate } from "@lexiquant/contract";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { formatPercent } from "../../lib/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { type ColourRole, ROLE_CLASSES } from "../../ui/role-colour.ts";
import type { KnownRate } from "./rate-words.ts";
import { NARROW_PX, useWidth } from "./use-width.ts";

const ROW_PX = 52;
const EXTRA_LINE_PX = 18;
const AXIS_PX = 28;
const EDGE_PX = 8;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

type KnownGroup = GroupRate & { readonly rate: KnownRate };

interface RateChartProps {
  readonly label: string;
  readonly groups: readonly KnownGroup[];
  readonly roleOf: (group: GroupRate) => ColourRole | null;
}

/** A row per group: the share right as a dot on a track from 0 to 100%, its 80% range as a bar. */
export function RateChart({ label, groups, roleOf }: RateChartProps) {
  const [ref, width] = useWidth();
  const height = groups.length * (ROW_PX + (width < NARROW_PX ? EXTRA_LINE_PX : 0));
  const x = scaleLinear({ domain: [0, 1], range: [EDGE_PX, width - EDGE_PX] });
  const y = scaleBand({ domain: groups.map(({ id }) => id), range: [0, height] });
  return (
    <div ref={ref}>
      <svg role="img" aria-label={label} width={width} height={height + AXIS_PX} className="block">
        {TICKS.map((tick) => (
          <Group key={tick} left={x(tick)} top={height}>
            <line y2={5} className="stroke-edge" />
            <text y={20} textAnchor={anchorOf(tick)} className="fill-soft-ink text-13">
              {formatPercent(tick)}
            </text>
          </Group>
        ))}
        {groups.map((group) => (
          <Group key={group.id} top={y(group.id) ?? 0}>
            <Row group={group} x={x} width={width} role={roleOf(group)} />
          </Group>
        ))}
      </svg>
    </div>
  );
}

function anchorOf(tick: number): "start" | "middle" | "end" {
  if (tick === 0) return "start";
  return tick === 1 ? "end" : "middle";
}

interface RowProps {
  readonly group: KnownGroup;
  readonly x: (share: number) => number;
  readonly width: number;
  readonly role: ColourRole | null;
}

function Row({ group: { name, rate }, x, width, role }: RowProps) {
  const fill = role === null ? "fill-primary" : ROLE_CLASSES[role].fill;
  const narrow = width < NARROW_PX;
  const shift = narrow ? EXTRA_LINE_PX : 0;
  return (
    <>
      <text x={EDGE_PX} y={17} className="fill-ink font-medium text-15">
        {name}
      </text>
      <text
        x={narrow ? EDGE_PX : width - EDGE_PX}
        y={17 + shift}
        textAnchor={narrow ? "start" : "end"}
        className="figures fill-soft-ink text-13"
      >
        {`${formatPercent(rate.accuracy)} of ${rate.answered}`}
      </text>
      <Group top={34 + shift}>
        <rect x={x(0)} y={-5} width={x(1) - x(0)} height={10} rx={5} className="fill-sunk" />
        <rect
          x={x(rate.low)}
          y={-5}
          width={Math.max(2, x(rate.high) - x(rate.low))}
          height={10}
          rx={5}
          className={classNames(fill, "opacity-35")}
        />
        <circle cx={x(rate.accuracy)} r={6} className={fill} />
      </Group>
    </>
  );
}
