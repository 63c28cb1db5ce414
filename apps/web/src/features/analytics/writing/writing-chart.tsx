import { Group } from "@visx/group";
import { scaleLinear, scalePoint } from "@visx/scale";
import { shortDay } from "../../../lib/calendar-words.ts";
import { LeftAxis } from "../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartLabel } from "../../../ui/charts/chart-label.tsx";
import { Whisker } from "../../../ui/charts/range-mark.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import type { RatedEssay } from "./writing-words.ts";

const HEIGHT_PX = 280;
const LEFT_PX = 30;
const RIGHT_PX = 20;
const TOP_PX = 20;
const BOTTOM_PX = 46;
const LABEL_PX = 64;
const TICKS = [0, 1, 2, 3, 4, 5, 6];

interface WritingChartProps {
  readonly label: string;
  readonly rated: readonly RatedEssay[];
}

/** A place for each essay in the order of time, since several may be of one day; the 80 % range as a whisker. */
export function WritingChart({ label, rated }: WritingChartProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Picture rated={rated} width={width} />}
    </ChartFrame>
  );
}

interface PictureProps {
  readonly rated: readonly RatedEssay[];
  readonly width: number;
}

function Picture({ rated, width }: PictureProps) {
  const right = width - RIGHT_PX;
  const x = scalePoint({
    domain: rated.map(({ essay }) => essay.id),
    range: [LEFT_PX, right],
    padding: 0.5,
  });
  const y = scaleLinear({ domain: [0, 6], range: [HEIGHT_PX - BOTTOM_PX, TOP_PX] });
  const each = Math.max(1, Math.ceil((rated.length * LABEL_PX) / (right - LEFT_PX)));
  const { fill, stroke } = ROLE_CLASSES.writing;
  return (
    <>
      <LeftAxis ticks={TICKS} y={y} from={LEFT_PX} to={right} format={String} />
      {rated.map(({ essay, score, at }, place) => (
        <Group key={essay.id} left={x(essay.id) ?? 0}>
          <Whisker x={0} low={y(score.low)} high={y(score.high)} className={stroke} />
          <Mark y={y(score.score)} isMock={essay.source === "exam"} fill={fill} />
          {place % each === 0 && (
            <text
              y={HEIGHT_PX - BOTTOM_PX + 20}
              textAnchor="middle"
              className="figures fill-soft-ink text-13"
            >
              {shortDay(new Date(at).toISOString())}
            </text>
          )}
          {place % each === 0 && essay.source === "exam" && (
            <ChartLabel x={0} y={HEIGHT_PX - BOTTOM_PX + 38} anchor="middle">
              Mock
            </ChartLabel>
          )}
        </Group>
      ))}
    </>
  );
}

const DIAMOND_PX = 7;

interface MarkProps {
  readonly y: number;
  readonly isMock: boolean;
  readonly fill: string;
}

/** A mock's score is a diamond, as in the other charts over time. */
function Mark({ y, isMock, fill }: MarkProps) {
  if (!isMock) return <circle cy={y} r={6} strokeWidth={1.5} className={`${fill} stroke-raised`} />;
  return (
    <path
      d={`M0 ${y - DIAMOND_PX}l${DIAMOND_PX} ${DIAMOND_PX}-${DIAMOND_PX} ${DIAMOND_PX}-${DIAMOND_PX}-${DIAMOND_PX}z`}
      strokeWidth={1.5}
      className="fill-ink stroke-raised"
    />
  );
}
