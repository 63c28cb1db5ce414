import type { Measure } from "@lexiquant/domain/item";
import { scaleLinear, scaleUtc } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { shortDay } from "../../../lib/calendar-words.ts";
import { BottomAxis, LeftAxis } from "../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartLabel } from "../../../ui/charts/chart-label.tsx";
import { Whisker } from "../../../ui/charts/range-mark.tsx";
import { TargetLabel, TargetLine } from "../../../ui/charts/target-line.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { type DatedScore, type ScoreTimeline, scoreAxis, timeAxis } from "./score-timeline.ts";

const HEIGHT_PX = 280;
const LEFT_PX = 36;
const RIGHT_PX = 26;
const TOP_PX = 26;
const BOTTOM_PX = 28;
const DAY_LABEL_PX = 84;
const NEAR_PX = 76;

interface ScoreChartProps {
  readonly label: string;
  readonly measure: Measure;
  readonly timeline: ScoreTimeline;
  readonly target: number | null;
}

/** Estimates as a line in their band, mocks as diamonds, the forecast as a paler fan that ends in what a test would show. */
export function ScoreChart({ label, ...rest }: ScoreChartProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Picture {...rest} width={width} />}
    </ChartFrame>
  );
}

interface PictureProps extends Omit<ScoreChartProps, "label"> {
  readonly width: number;
}

function Picture({ measure, timeline, target, width }: PictureProps) {
  const { fill, stroke } = ROLE_CLASSES[measure];
  const { domain, ticks } = scoreAxis(timeline, target);
  const right = width - RIGHT_PX;
  const bottom = HEIGHT_PX - BOTTOM_PX;
  const y = scaleLinear({ domain: [...domain], range: [bottom, TOP_PX] });
  const x = scaleUtc({ domain: [...timeAxis(timeline)], range: [LEFT_PX + 10, right] });
  const most = Math.max(2, Math.floor((right - LEFT_PX) / DAY_LABEL_PX));
  const days = x.ticks(most);
  const each = Math.ceil(days.length / most);
  const atX = ({ at }: DatedScore) => x(at);
  const atLow = ({ score }: DatedScore) => y(score.low);
  const atHigh = ({ score }: DatedScore) => y(score.high);
  const atScore = ({ score }: DatedScore) => y(score.score);
  const { estimates, forecast, mocks, testDay } = timeline;
  return (
    <>
      <LeftAxis ticks={ticks} y={y} from={LEFT_PX} to={right} format={String} />
      <BottomAxis
        ticks={days.map(Number).filter((_, place) => place % each === 0)}
        x={x}
        top={bottom}
        format={(at) => shortDay(new Date(at).toISOString())}
      />
      {[
        { part: forecast, opacity: "opacity-12" },
        { part: estimates, opacity: "opacity-25" },
      ].map(({ part, opacity }) => (
        <Area
          key={opacity}
          data={[...part]}
          x={atX}
          y0={atLow}
          y1={atHigh}
          className={classNames(fill, opacity)}
        />
      ))}
      {target !== null && <TargetLine y={y(target)} from={LEFT_PX} to={right} />}
      <LinePath
        data={[...forecast]}
        x={atX}
        y={atScore}
        strokeWidth={2}
        strokeDasharray="3 5"
        className={classNames("fill-none", stroke)}
      />
      <LinePath
        data={[...estimates]}
        x={atX}
        y={atScore}
        strokeWidth={2.5}
        className={classNames("fill-none", stroke)}
      />
      {mocks.map((mock) => (
        <Mock key={`${mock.at} ${mock.score.score}`} mock={mock} x={atX(mock)} y={y} />
      ))}
      <Now estimates={estimates} x={atX} y={y} classes={{ fill, stroke }} />
      {testDay !== null && <TestDay testDay={testDay} x={atX(testDay)} y={y} stroke={stroke} />}
      <Captions timeline={timeline} x={atX} target={target} y={y} />
    </>
  );
}

interface MockProps {
  readonly mock: DatedScore;
  readonly x: number;
  readonly y: (score: number) => number;
}

const DIAMOND_PX = 6;

function Mock({ mock: { score }, x, y }: MockProps) {
  return (
    <>
      <Whisker x={x} low={y(score.low)} high={y(score.high)} className="stroke-ink" />
      <path
        d={`M${x} ${y(score.score) - DIAMOND_PX}l${DIAMOND_PX} ${DIAMOND_PX}-${DIAMOND_PX} ${DIAMOND_PX}-${DIAMOND_PX}-${DIAMOND_PX}z`}
        strokeWidth={1.5}
        className="fill-ink stroke-raised"
      />
    </>
  );
}

/** Clear of the lines, which run through the whisker's middle, and of the days below. */
function belowWhisker(lowPx: number): number {
  return Math.min(lowPx + 17, HEIGHT_PX - BOTTOM_PX - 4);
}

interface NowProps {
  readonly estimates: readonly DatedScore[];
  readonly x: (of: DatedScore) => number;
  readonly y: (score: number) => number;
  readonly classes: { readonly fill: string; readonly stroke: string };
}

function Now({ estimates, x, y, classes }: NowProps) {
  const now = estimates.at(-1);
  if (now === undefined) return null;
  return (
    <>
      <Whisker
        x={x(now)}
        low={y(now.score.low)}
        high={y(now.score.high)}
        className={classes.stroke}
      />
      <circle
        cx={x(now)}
        cy={y(now.score.score)}
        r={6.5}
        strokeWidth={2}
        className={classNames(classes.fill, "stroke-raised")}
      />
      <ChartLabel x={x(now)} y={belowWhisker(y(now.score.low))} anchor="middle">
        {now.score.score}
      </ChartLabel>
    </>
  );
}

interface TestDayProps {
  readonly testDay: DatedScore;
  readonly x: number;
  readonly y: (score: number) => number;
  readonly stroke: string;
}

function TestDay({ testDay: { score }, x, y, stroke }: TestDayProps) {
  return (
    <>
      <Whisker x={x} low={y(score.low)} high={y(score.high)} className={stroke} />
      <circle
        cx={x}
        cy={y(score.score)}
        r={5.5}
        strokeWidth={2}
        className={classNames("fill-raised", stroke)}
      />
      <ChartLabel x={x} y={belowWhisker(y(score.low))} anchor="middle">
        {score.score}
      </ChartLabel>
    </>
  );
}

interface CaptionsProps {
  readonly timeline: ScoreTimeline;
  readonly target: number | null;
  readonly x: (of: DatedScore) => number;
  readonly y: (score: number) => number;
}

/** The words of the picture, last, so that nothing is drawn over them. */
function Captions({ timeline: { estimates, testDay }, target, x, y }: CaptionsProps) {
  const now = estimates.at(-1);
  const testX = testDay === null ? null : x(testDay);
  const nowX = now === undefined ? null : x(now);
  return (
    <>
      {target !== null && <TargetLabel y={y(target)} from={LEFT_PX} value={String(target)} />}
      {testDay !== null && testX !== null && (
        <ChartLabel x={testX + RIGHT_PX} y={14} anchor="end">
          Test {shortDay(testDay.date)}
        </ChartLabel>
      )}
      {nowX !== null && (testX === null || testX - nowX > NEAR_PX) && (
        <ChartLabel
          x={nowX + (testX === null ? RIGHT_PX : 0)}
          y={14}
          anchor={testX === null ? "end" : "middle"}
        >
          Today
        </ChartLabel>
      )}
    </>
  );
}
