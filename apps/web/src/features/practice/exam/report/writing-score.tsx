import type { ExamReport } from "@lexiquant/contract";
import { setQuotes } from "@lexiquant/domain/item";
import { essayRange, levelInWords } from "../../../../items/essays/essay-words.ts";
import { plural } from "../../../../lib/format.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EssayScoreRows } from "../../writing/essay-score-rows.tsx";

type Writing = NonNullable<ExamReport["writing"]>;

/** The essay's estimated score in its range with the way to its feedback, or why there is none yet. */
export function WritingScore({ writing }: { readonly writing: Writing }) {
  const { words, text, paragraphs, directive, essayId, score } = writing;
  return (
    <>
      {score === null ? (
        <p role="status" className="mt-2 text-16">
          {stateInWords(writing)}
        </p>
      ) : (
        <>
          <p className="mt-2 mb-3 flex flex-wrap items-baseline gap-x-3">
            <span className="text-15 text-soft-ink">Estimate</span>{" "}
            <span className="figures font-bold text-48">{levelInWords(score.score)}</span>{" "}
            <span className="figures text-18">80% range {essayRange(score)}</span>
          </p>
          <EssayScoreRows versions={[{ name: "Your essay", score }]} />
          <p className="mt-3 text-15 text-soft-ink">
            On the scale from 0 to 6, from {plural(words, "word")}. An estimate, not an official
            score.
          </p>
          {writing.modelReads && (
            <p role="status" className="mt-2 animate-breathe text-15 text-soft-ink">
              A second opinion is on its way; it may move the score by half a point.
            </p>
          )}
        </>
      )}
      <ButtonLink to={`/practice/results?essay=${essayId}`} className="mt-4 print:hidden">
        {wayOn(writing)}
      </ButtonLink>
      <details className="mt-1 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-15 text-primary">
          {words === 0 ? "The task" : "The task and your essay"}
        </summary>
        <div className="mt-2 flex flex-col gap-6">
          <div className="reading flex flex-col gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{setQuotes(paragraph)}</p>
            ))}
            <p className="text-soft-ink italic">{directive}</p>
          </div>
          {words > 0 && (
            <div className="reading whitespace-pre-wrap border-line border-t pt-5">{text}</div>
          )}
        </div>
      </details>
    </>
  );
}

function wayOn({ score, state }: Writing): string {
  if (state === "blank") return "What you can do now";
  return score === null ? "The essay and its rating" : "Feedback on this essay";
}

function stateInWords({ state, words }: Writing): string {
  if (state === "blank") {
    return "NS: no score. Nothing was written, and the test gives no score then either.";
  }
  const length = `Your essay has ${plural(words, "word")}.`;
  return state === "failed"
    ? `No score: the rater failed. It can be tried again. ${length}`
    : `Being rated; the score appears here in a moment. ${length}`;
}
