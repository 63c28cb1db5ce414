import type { EssayScore } from "@lexiquant/contract";
import { Group } from "@visx/group";
import { scaleLinear, scalePoint } from "@visx/scale";
import { levelInWords } from "../../../items/essays/essay-words.ts";
import { shortDay } from "../../../lib/calendar-words.ts";
import { LeftAxis } from "../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartLabel } from "../../../ui/charts/chart-label.tsx";
import { Whisker } from "../../../ui/charts/range-mark.tsx";
import { TargetLabel, TargetLine } from "../../../ui/charts/target-line.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

/** A rated essay in the picture. */
interface EssayPoint {
  readonly id: string;
  readonly isMock: boolean;
  readonly score: EssayScore;
  readonly submittedAt: string;
}

const HEIGHT_PX = 280;
const LEFT_PX = 30;
const RIGHT_PX = 20;
const TOP_PX = 20;
const BOTTOM_PX = 46;
const LABEL_PX = 64;
const TICKS = [0, 1, 2, 3, 4, 5, 6];

interface WritingChartProps {
  readonly label: string;
  /** Oldest first. */
  readonly essays: readonly EssayPoint[];
  /** 0 to 6; null where none is set. */
  readonly target?: number | null;
}

/** A place for each essay in the order of time, since several may be of one day; the 80 % range as a whisker. */
export function WritingChart({ label, essays, target = null }: WritingChartProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Picture essays={essays} target={target} width={width} />}
    </ChartFrame>
  );
}

interface PictureProps {
  readonly essays: readonly EssayPoint[];
  readonly target: number | null;
  readonly width: number;
}

function Picture({ essays, target, width }: PictureProps) {
  const right = width - RIGHT_PX;
  const x = scalePoint({
    domain: essays.map(({ id }) => id),
    range: [LEFT_PX, right],
    padding: 0.5,
  });
  const y = scaleLinear({ domain: [0, 6], range: [HEIGHT_PX - BOTTOM_PX, TOP_PX] });
  const each = Math.max(1, Math.ceil((essays.length * LABEL_PX) / (right - LEFT_PX)));
  const { fill, stroke } = ROLE_CLASSES.writing;
  return (
    <>
      <LeftAxis ticks={TICKS} y={y} from={LEFT_PX} to={right} format={String} />
      {target !== null && <TargetLine y={y(target)} from={LEFT_PX} to={right} />}
      {essays.map(({ id, isMock, score, submittedAt }, place) => (
        <Group key={id} left={x(id) ?? 0}>
          <Whisker x={0} low={y(score.low)} high={y(score.high)} className={stroke} />
          <Mark y={y(score.score)} isMock={isMock} fill={fill} />
          {place % each === 0 && (
            <text
              y={HEIGHT_PX - BOTTOM_PX + 20}
              textAnchor="middle"
              className="figures fill-soft-ink text-13"
            >
              {shortDay(submittedAt)}
            </text>
          )}
          {place % each === 0 && isMock && (
            <ChartLabel x={0} y={HEIGHT_PX - BOTTOM_PX + 38} anchor="middle">
              Mock
            </ChartLabel>
          )}
        </Group>
      ))}
      {target !== null && <TargetLabel y={y(target)} from={LEFT_PX} value={levelInWords(target)} />}
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
