import type { EssayFeedbackView } from "@lexiquant/contract";
import { TriangleAlert } from "lucide-react";
import { essayScoreInWords } from "../../../../items/essays/essay-words.ts";
import { ChartSection, FiguresTable } from "../../../../ui/chart-section.tsx";
import { EssayScoreRows, type RatedVersion } from "../essay-score-rows.tsx";
import { ModelView } from "./model-view.tsx";
import { changeInWords, scoreSentence } from "./score-words.ts";

/** The score in its range, that of the version before beside it, and what held it down. */
export function ScoreSection({ feedback }: { readonly feedback: EssayFeedbackView }) {
  const { score, before, flags, model, modelReads } = feedback;
  const versions: RatedVersion[] = [
    ...(before === null || before.score === null
      ? []
      : [{ name: "The version before", score: before.score }]),
    { name: before === null ? "This essay" : "This version", score },
  ];
  return (
    <div className="flex flex-col gap-5">
      <ChartSection
        heading="Estimated score"
        answer={
          <>
            {scoreSentence(score)}
            {before !== null && <> {changeInWords(score, before, modelReads)}</>}
          </>
        }
        chart={<EssayScoreRows versions={versions} />}
        table={
          <FiguresTable
            caption="Estimated score"
            columns={["Version", "Estimate", "80% range"]}
            rows={versions.map(({ name, score: rated }) => [
              name,
              rated.score.toFixed(1),
              `${rated.low.toFixed(2)} to ${rated.high.toFixed(2)}`,
            ])}
          />
        }
        file={{
          subject: "essay-score",
          columns: ["version", "score", "score_low_80", "score_high_80"],
          rows: versions.map(({ name, score: rated }) => [
            name,
            rated.score,
            rated.low,
            rated.high,
          ]),
        }}
      />
      {flags.length > 0 && (
        <section
          aria-label="What held the score down"
          className="flex gap-3 rounded-desk border border-caution bg-caution-tint px-4 py-3.5"
        >
          <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-caution" />
          <div className="min-w-0">
            <h2 className="text-16">What held the score down, whatever else the essay does</h2>
            <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-15">
              {flags.map(({ id, message }) => (
                <li key={id}>{message}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {(model !== null || modelReads) && <ModelView feedback={feedback} />}
      <p className="sr-only">{essayScoreInWords(score)}</p>
    </div>
  );
}
