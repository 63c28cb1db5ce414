import type { ExamReport, MeasureReport } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import type { ReactNode } from "react";
import { plural } from "../../../../lib/format.ts";
import { type ColourRole, ROLE_CLASSES } from "../../../../ui/role-colour.ts";
import { MEASURE_ROLES } from "./measure-words.ts";
import { ScoreScale } from "./score-scale.tsx";
import {
  notScoredSentence,
  parametersSentence,
  percentileSentence,
  rangeInWords,
  rawSentence,
  scoreInWords,
  secondScoreSentence,
} from "./score-words.ts";
import { WritingScore } from "./writing-score.tsx";

/** What one would frame: per measure the estimate in its range, and what it rests on. */
export function ScoreSheet({ report }: { readonly report: ExamReport }) {
  const { measures, writing } = report;
  return (
    <section aria-label="Scores" className="sheet print:border-0">
      <div
        className={
          measures.length > 1
            ? "divide-line max-lg:divide-y lg:grid lg:grid-cols-2 lg:divide-x print:grid print:grid-cols-2 print:divide-y-0"
            : undefined
        }
      >
        {measures.map((measure) => (
          <MeasureScore key={measure.measure} report={measure} />
        ))}
      </div>
      {writing !== null && (
        <div className={measures.length > 0 ? "border-line border-t" : undefined}>
          <Part colour="writing" name="Analytical Writing">
            <WritingScore writing={writing} />
          </Part>
        </div>
      )}
    </section>
  );
}

function MeasureScore({ report }: { readonly report: MeasureReport }) {
  const { measure, score } = report;
  const role = MEASURE_ROLES[measure];
  return (
    <Part colour={role} name={MEASURE_NAMES[measure]}>
      {score === null ? (
        <>
          <p className="mt-3 max-w-prose text-18">{notScoredSentence(report)}</p>
          <p className="mt-2 text-15 text-soft-ink">{rawSentence(report)}</p>
        </>
      ) : (
        <>
          <p className="mt-2 mb-3 flex flex-wrap items-baseline gap-x-3">
            <span className="text-15 text-soft-ink">Estimate</span>{" "}
            <span className="figures font-bold text-48">{score.score}</span>{" "}
            <span className="figures text-18">80% range {rangeInWords(score)}</span>
          </p>
          <ScoreScale
            label={`${MEASURE_NAMES[measure]}: ${scoreInWords(score)}, on the scale from 130 to 170`}
            score={score}
            role={role}
          />
          <p className="mt-3 text-16">{percentileSentence(score)}</p>
          <p className="mt-1 text-15 text-soft-ink">
            From {plural(score.itemCount, "question")}: {rawSentence(report)}
          </p>
          <p className="mt-3 max-w-prose text-15 text-soft-ink">{secondScoreSentence(report)}</p>
          <p className="mt-2 max-w-prose text-15 text-soft-ink">{parametersSentence(report)}</p>
        </>
      )}
    </Part>
  );
}

interface PartProps {
  readonly colour: ColourRole;
  readonly name: string;
  readonly children: ReactNode;
}

function Part({ colour, name, children }: PartProps) {
  return (
    <section aria-label={name} className="min-w-0 p-5 sm:p-7 print:p-4">
      <h2 className={`text-18 ${ROLE_CLASSES[colour].text}`}>{name}</h2>
      {children}
    </section>
  );
}
