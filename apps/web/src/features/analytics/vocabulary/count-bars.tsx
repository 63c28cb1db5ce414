import type { WordCounts } from "@lexiquant/contract";
import { scaleLinear } from "@visx/scale";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { RowName } from "../../../ui/charts/row-name.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

const ROW_PX = 46;
const BAR_TOP_PX = 24;
const BAR_PX = 10;

interface CountRow {
  readonly id: keyof WordCounts;
  readonly name: string;
  readonly meaning: string;
}

export const COUNT_ROWS: readonly CountRow[] = [
  { id: "known", name: "Known", meaning: "Likely recalled today" },
  { id: "learning", name: "Learning", meaning: "Met, but not known or not any more" },
  { id: "unseen", name: "Not met yet", meaning: "In line or in a chosen list" },
  { id: "due", name: "Due now", meaning: "To be reviewed, part of known and learning" },
  { id: "setAside", name: "Set aside", meaning: "Do not come until taken up again" },
];

interface CountBarsProps {
  readonly label: string;
  readonly counts: WordCounts;
}

/** A bar for each way in which a word can stand, all on one scale. */
export function CountBars({ label, counts }: CountBarsProps) {
  return (
    <ChartFrame label={label} height={COUNT_ROWS.length * ROW_PX}>
      {(width) => {
        const most = Math.max(1, ...COUNT_ROWS.map(({ id }) => counts[id]));
        const x = scaleLinear({ domain: [0, most], range: [0, width] });
        return COUNT_ROWS.map(({ id, name }, place) => (
          <g key={id} transform={`translate(0 ${place * ROW_PX})`}>
            <RowName x={0} y={16} width={width}>
              {name}
            </RowName>
            <text x={width} y={16} textAnchor="end" className="figures fill-soft-ink text-13">
              {counts[id]}
            </text>
            <rect y={BAR_TOP_PX} width={width} height={BAR_PX} rx={5} className="fill-sunk" />
            <rect
              y={BAR_TOP_PX}
              width={x(counts[id])}
              height={BAR_PX}
              rx={5}
              className={ROLE_CLASSES.vocabulary.fill}
            />
          </g>
        ));
      }}
    </ChartFrame>
  );
}
