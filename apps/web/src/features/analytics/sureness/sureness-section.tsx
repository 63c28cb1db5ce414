import type { SurenessSummary } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { formatPercent } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import { Part } from "../../../ui/part.tsx";
import { isKnown, rateInWords } from "../answers/rate-words.ts";
import { QuestionList } from "../question-list.tsx";
import { surenessQuery } from "../standing-queries.ts";
import { PredictedSection } from "./predicted-section.tsx";
import { levelsFile } from "./sureness-files.ts";
import {
  LEVEL_NAMES,
  luckySentence,
  sureMistakeSentence,
  verdictSentence,
} from "./sureness-words.ts";

export function SurenessSection() {
  return (
    <Part query={useQuery(surenessQuery)} what="your sureness">
      {(summary) => (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Declared summary={summary} />
          <PredictedSection summary={summary} />
          <QuestionList
            heading="Sure mistakes"
            intro={sureMistakeSentence(summary)}
            none="Nothing to look at here."
            questions={summary.sureMistakes.latest}
          />
          <QuestionList
            heading="Lucky guesses"
            intro={luckySentence(summary)}
            none="Nothing to look at here."
            questions={summary.luckyGuesses.latest}
          />
        </div>
      )}
    </Part>
  );
}

const HEADING = "How sure you said you were";

function Declared({ summary }: { readonly summary: SurenessSummary }) {
  const known = summary.levels.flatMap(({ level, rate }) =>
    isKnown(rate) ? [{ level, rate }] : [],
  );
  const missing = summary.levels.filter(({ rate }) => !isKnown(rate));
  return (
    <ChartSection
      heading={HEADING}
      answer={verdictSentence(summary)}
      chart={
        <>
          {known.length > 0 && (
            <RangeRows
              label={`${HEADING}: share right, with its 80% range`}
              rows={known.map(({ level, rate }) => ({
                id: level,
                name: LEVEL_NAMES[level],
                note: `${formatPercent(rate.accuracy)} of ${rate.answered}`,
                range: { estimate: rate.accuracy, low: rate.low, high: rate.high },
              }))}
              domain={[0, 1]}
              ticks={[0, 0.25, 0.5, 0.75, 1]}
              format={formatPercent}
            />
          )}
          {missing.length > 0 && (
            <p className="mt-4 text-13 text-soft-ink">
              Answers still needed for a figure:{" "}
              {missing
                .map(({ level, rate }) => `${LEVEL_NAMES[level]} (${rate.answersNeeded} more)`)
                .join(", ")}
              .
            </p>
          )}
        </>
      }
      file={levelsFile(summary)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["You said", "Answered", "Right", "Share right (80% range)"]}
          rows={summary.levels.map(({ level, rate }) => [
            LEVEL_NAMES[level],
            String(rate.answered),
            String(rate.correct),
            rateInWords(rate),
          ])}
        />
      }
    />
  );
}
