import type { WritingStanding } from "@lexiquant/contract";
import { useId } from "react";
import { Link } from "react-router";
import { ESSAY_SETUP_ADDRESS } from "../../../items/essays/essay-address.ts";
import { essayRange, levelInWords } from "../../../items/essays/essay-words.ts";
import { formatDayAndTime } from "../../../lib/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { viewAddress } from "../views/view-address.ts";
import { WritingChart } from "../writing/writing-chart.tsx";
import {
  writingMovementSentence,
  writingNowSentence,
  writingTargetSentence,
} from "./writing-standing-words.ts";

const NAME = "Analytical Writing";

/** Where the student is in writing: the rated essays themselves, the latest first in words. */
export function WritingPart({ standing }: { readonly standing: WritingStanding }) {
  if (standing.essays.length === 0) return <NoneRated standing={standing} />;
  const { target, essays } = standing;
  const more = [writingMovementSentence(standing), writingTargetSentence(standing)].filter(
    (sentence) => sentence !== null,
  );
  return (
    <ChartSection
      level={3}
      heading={NAME}
      answer={
        <>
          <span className="block text-18 text-ink">{writingNowSentence(standing)}</span>
          <span className="mt-2 block">{more.join(" ")}</span>
          {target === null && (
            <span className="mt-2 block">
              <Link to={viewAddress("plan")} className={LINK}>
                Set a writing target under Plan
              </Link>
            </span>
          )}
        </>
      }
      chart={
        <>
          <WritingChart
            label={`${NAME}: the estimates of your essays in the order in which they were written, each with its 80% range`}
            essays={essays.map(({ essayId, source, score, submittedAt }) => ({
              id: essayId,
              isMock: source === "exam",
              score,
              submittedAt,
            }))}
            target={target}
          />
          <p className="mt-2 text-13 text-soft-ink">
            Estimates, not official scores. Revisions, and texts of fewer than 50 words, are left
            out.
          </p>
          <p className="mt-2 text-15">
            <Link to={viewAddress("writing")} className={LINK}>
              All essays, with their feedback
            </Link>
          </p>
        </>
      }
      file={standingFile(standing)}
      table={
        <FiguresTable
          caption={NAME}
          columns={["Submitted", "Where", "Estimate", "80% range"]}
          rows={essays.map(({ submittedAt, source, score }) => [
            formatDayAndTime(submittedAt),
            source === "exam" ? "Mock exam" : "Practice",
            levelInWords(score.score),
            essayRange(score),
          ])}
        />
      }
    />
  );
}

const LINK = "rounded-small text-primary underline underline-offset-4";

function NoneRated({ standing }: { readonly standing: WritingStanding }) {
  const id = useId();
  const sentences = [writingNowSentence(standing), writingTargetSentence(standing)];
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5 sm:p-7">
      <h3 id={id} className="text-18">
        {NAME}
      </h3>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        {sentences.filter((sentence) => sentence !== null).join(" ")}
      </p>
      <ButtonLink to={ESSAY_SETUP_ADDRESS}>Write an essay</ButtonLink>
    </section>
  );
}

function standingFile({ essays }: WritingStanding): CsvFile {
  return {
    subject: "score-writing",
    columns: ["submitted_at", "where", "score", "score_low_80", "score_high_80"],
    rows: essays.map(({ submittedAt, source, score }) => [
      submittedAt,
      source,
      score.score,
      score.low,
      score.high,
    ]),
  };
}
