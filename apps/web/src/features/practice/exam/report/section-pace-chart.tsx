import type { ExamReportQuestion } from "@lexiquant/contract";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { useId } from "react";
import { LeftAxis } from "../../../../ui/charts/axes.tsx";
import { ChartFrame } from "../../../../ui/charts/chart-frame.tsx";
import { type ResultVerdict, verdictOf } from "../../results/result-words.ts";

const HEIGHT_PX = 236;
const LEFT_PX = 40;
const TOP_PX = 24;
const BOTTOM_PX = 42;
const MINUTE_MS = 60_000;
const MOST_TICKS = 5;
/** Narrower than this, every second question has its number. */
const NUMBER_PX = 19;

interface SectionPaceChartProps {
  readonly label: string;
  readonly questions: readonly ExamReportQuestion[];
}

/**
 * A bar per question: its time, with the exam's pace as a mark across. Right bars are filled and carry a check, wrong
 * ones are hatched with a cross, unanswered ones are hollow with a dash, so that no one needs the colours.
 */
export function SectionPaceChart({ label, questions }: SectionPaceChartProps) {
  return (
    <ChartFrame label={label} height={HEIGHT_PX}>
      {(width) => <Bars questions={questions} width={width} />}
    </ChartFrame>
  );
}

interface BarsProps {
  readonly questions: readonly ExamReportQuestion[];
  readonly width: number;
}

function Bars({ questions, width }: BarsProps) {
  const hatchId = useId();
  const longestMs = Math.max(
    MINUTE_MS,
    ...questions.map(({ elapsedMs, targetSeconds }) => Math.max(elapsedMs, targetSeconds * 1000)),
  );
  const x = scaleBand({
    domain: questions.map(({ position }) => position),
    range: [LEFT_PX, width],
    padding: 0.28,
  });
  const y = scaleLinear({ domain: [0, longestMs], range: [HEIGHT_PX - BOTTOM_PX, TOP_PX] });
  const barPx = x.bandwidth();
  const each = x.step() < NUMBER_PX ? 2 : 1;
  return (
    <>
      <Hatch id={hatchId} />
      <LeftAxis
        ticks={minutesUpTo(longestMs)}
        y={(minutes) => y(minutes * MINUTE_MS)}
        from={LEFT_PX}
        to={width}
        format={String}
      />
      {questions.map((question) => {
        const { position, elapsedMs, targetSeconds } = question;
        const verdict = verdictOf(question);
        return (
          <Group key={position} left={x(position) ?? 0}>
            <rect
              y={y(elapsedMs)}
              width={barPx}
              height={y(0) - y(elapsedMs)}
              rx={Math.min(3, barPx / 4)}
              strokeWidth={1.5}
              fill={verdict === "wrong" ? `url(#${hatchId})` : undefined}
              className={BAR_CLASSES[verdict]}
            />
            <line
              x1={-barPx * 0.18}
              x2={barPx * 1.18}
              y1={y(targetSeconds * 1000)}
              y2={y(targetSeconds * 1000)}
              strokeWidth={2.5}
              className="stroke-ink"
            />
            <Group left={barPx / 2} top={Math.min(y(elapsedMs), y(targetSeconds * 1000)) - 11}>
              <path d={SHAPES[verdict]} strokeWidth={2} className={SHAPE_CLASSES[verdict]} />
            </Group>
            <text
              x={barPx / 2}
              y={HEIGHT_PX - BOTTOM_PX + 17}
              textAnchor="middle"
              className="figures fill-soft-ink text-13"
            >
              {position % each === 0 && position + 1}
            </text>
          </Group>
        );
      })}
      <text x={0} y={12} className="fill-soft-ink text-13">
        min
      </text>
      <text
        x={(LEFT_PX + width) / 2}
        y={HEIGHT_PX - 4}
        textAnchor="middle"
        className="fill-soft-ink text-13"
      >
        Question
      </text>
    </>
  );
}

const BAR_CLASSES: Record<ResultVerdict, string> = {
  right: "fill-correct stroke-correct",
  wrong: "stroke-wrong",
  shown: "fill-transparent stroke-edge",
  "not-answered": "fill-transparent stroke-edge",
};

/** Around the middle of a bar, 8 px wide. */
const SHAPES: Record<ResultVerdict, string> = {
  right: "M-4 0 -1 3 4 -4",
  wrong: "M-3.5 -3.5 3.5 3.5M3.5 -3.5 -3.5 3.5",
  shown: "M-4 0H4",
  "not-answered": "M-4 0H4",
};

const SHAPE_CLASSES: Record<ResultVerdict, string> = {
  right: "fill-none stroke-correct",
  wrong: "fill-none stroke-wrong",
  shown: "fill-none stroke-soft-ink",
  "not-answered": "fill-none stroke-soft-ink",
};

function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" className="fill-wrong opacity-20" />
      <path
        d="M-1.5 1.5 1.5 -1.5M0 6 6 0M4.5 7.5 7.5 4.5"
        strokeWidth="1.5"
        className="stroke-wrong"
      />
    </pattern>
  );
}

/** Whole minutes for the axis, as few as can be read. */
function minutesUpTo(longestMs: number): number[] {
  const minutes = Math.floor(longestMs / MINUTE_MS);
  const each = Math.max(1, Math.ceil(minutes / MOST_TICKS));
  return Array.from({ length: Math.floor(minutes / each) + 1 }, (_, place) => place * each);
}
