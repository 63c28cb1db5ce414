import type { MeasureStanding } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { shortDay } from "../../../lib/calendar-words.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { Part } from "../../../ui/part.tsx";
import { standingQuery } from "../standing-queries.ts";
import { viewAddress } from "../views/view-address.ts";
import { ForecastSection } from "./forecast-section.tsx";
import { ScoreChart } from "./score-chart.tsx";
import { SCORE_COLUMNS, scoreFile, scoreRows, timelineOf } from "./score-timeline.ts";
import {
  movementSentence,
  nowSentence,
  percentileSentence,
  targetSentence,
} from "./standing-words.ts";
import { WritingPart } from "./writing-part.tsx";

interface StandingSectionProps {
  /** Before the first answer there is nothing to say but of essays. */
  readonly writingOnly: boolean;
}

/** Where the student is, whether it moves, and what may become of it. */
export function StandingSection({ writingOnly }: StandingSectionProps) {
  const standing = useQuery(standingQuery);
  const { data, isError } = standing;
  const mayHaveEssays = data === undefined ? isError : data.writing.count > 0;
  if (writingOnly && !mayHaveEssays) return null;
  return (
    <section aria-labelledby="standing-heading" className="flex min-w-0 flex-col gap-5">
      <h2 id="standing-heading" className="text-22">
        Where you are, and whether it moves
      </h2>
      <Part query={standing} what="your predicted scores">
        {({ today, measures, writing }) => (
          <>
            {!writingOnly && (
              <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
                {measures.map((each) => (
                  <MeasurePart key={each.measure} standing={each} today={today} />
                ))}
              </div>
            )}
            <WritingPart standing={writing} />
          </>
        )}
      </Part>
    </section>
  );
}

interface MeasurePartProps {
  readonly standing: MeasureStanding;
  /** An ISO date. */
  readonly today: string;
}

function MeasurePart({ standing, today }: MeasurePartProps) {
  const { forecast, now, target, measure } = standing;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      {now === null ? <TooFew standing={standing} /> : <Known standing={standing} today={today} />}
      {now !== null && forecast !== null && (
        <ForecastSection measure={measure} forecast={forecast} target={target} />
      )}
    </div>
  );
}

function TooFew({ standing }: { readonly standing: MeasureStanding }) {
  const { measure, answers, answersNeeded } = standing;
  const id = useId();
  const sentences = [nowSentence(standing), targetSentence(standing)];
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5 sm:p-7">
      <h3 id={id} className="text-18">
        {MEASURE_NAMES[measure]}
      </h3>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        {sentences.filter((sentence) => sentence !== null).join(" ")}
      </p>
      <Meter
        label={`Answers in ${MEASURE_NAMES[measure]} towards a predicted score`}
        value={answers}
        max={answers + answersNeeded}
      />
      <p className="figures mt-1.5 text-13 text-soft-ink">
        {answers} of {answers + answersNeeded} answers
      </p>
    </section>
  );
}

function Known({ standing, today }: MeasurePartProps) {
  const { measure, mocks, target, forecast } = standing;
  const name = MEASURE_NAMES[measure];
  const timeline = timelineOf(standing, today);
  const more = [
    movementSentence(standing),
    targetSentence(standing),
    percentileSentence(standing),
  ].filter((sentence) => sentence !== null);
  return (
    <ChartSection
      level={3}
      heading={name}
      answer={
        <>
          <span className="block text-18 text-ink">{nowSentence(standing)}</span>
          <span className="mt-2 block">{more.join(" ")}</span>
          {(target === null || forecast === null) && <GoalsHint />}
        </>
      }
      chart={
        <>
          <ScoreChart
            label={`${name}: predicted score over time, with its 80% range`}
            measure={measure}
            timeline={timeline}
            target={target}
          />
          <p className="mt-2 text-13 text-soft-ink">
            {keyWords({ mocks: mocks.length > 0, forecast: forecast !== null })}
          </p>
          {mocks.length > 0 && <MockLinks mocks={mocks} />}
        </>
      }
      file={scoreFile(measure, timeline)}
      table={
        <FiguresTable
          caption={`${name}: predicted score over time`}
          columns={SCORE_COLUMNS}
          rows={scoreRows(timeline)}
        />
      }
    />
  );
}

/** Without goals there are no odds to give. */
function GoalsHint() {
  return (
    <span className="mt-2 block">
      With a target and a day of the test ahead, the odds of reaching it stand here.{" "}
      <Link
        to={viewAddress("plan")}
        className="rounded-small text-primary underline underline-offset-4"
      >
        Set them under Plan
      </Link>
    </span>
  );
}

/** What the marks of the picture mean. */
function keyWords(has: { readonly mocks: boolean; readonly forecast: boolean }): string {
  return [
    "Line and band: the estimate of each week with its 80% range.",
    has.mocks && "Diamonds: your mock exams.",
    has.forecast &&
      "Paler fan: what your ability may become at the hours you have set. Ring with whisker: what a test on the day would show.",
  ]
    .filter((words) => words !== false)
    .join(" ");
}

function MockLinks({ mocks }: Pick<MeasureStanding, "mocks">) {
  return (
    <p className="mt-2 text-15">
      Mock exams:{" "}
      {mocks.map(({ examId, date, score }, place) => (
        <span key={examId}>
          {place > 0 && ", "}
          <Link
            to={`/practice/results?exam=${examId}`}
            className="rounded-small text-primary underline underline-offset-4"
          >
            {shortDay(date)}, {score.score}
          </Link>
        </span>
      ))}
    </p>
  );
}
