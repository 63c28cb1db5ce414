import type { Question } from "@lexiquant/contract";
import { lookingBack } from "../../items/answering.ts";
import { FeedbackView } from "../../items/feedback/feedback-view.tsx";
import { ItemView } from "../../items/item-view.tsx";
import { sentenceMarks } from "../../items/sentence-marks.ts";
import { StimulusView } from "../../items/stimulus-view.tsx";

/** The question with the student's last answer, if there is one, and what may be said about it. */
export function QuestionCard({ question }: { readonly question: Question }) {
  const { item, stimulus, feedback, attempts } = question;
  const [latest] = attempts;
  const response = latest?.response ?? null;
  const marks = feedback === null ? null : sentenceMarks(feedback, response);
  return (
    <div className="flex flex-col gap-6">
      {stimulus !== null && (
        <section
          aria-label={stimulus.kind === "passage" ? "Passage" : "Data"}
          className="sheet p-4 sm:p-6"
        >
          <StimulusView stimulus={stimulus} {...(marks === null ? {} : { marks })} />
        </section>
      )}
      <section aria-label="Question" className="sheet p-4 sm:p-6">
        <h2 className="sr-only">Question</h2>
        <ItemView
          item={item}
          stimulus={stimulus}
          answering={lookingBack(response, feedback?.key ?? null)}
        />
      </section>
      {feedback !== null && (
        <FeedbackView
          item={item}
          stimulus={stimulus}
          response={response}
          correct={latest?.assistance.gaveUp ? null : (latest?.outcome?.correct ?? null)}
          help={latest?.assistance ?? null}
          elapsedMs={latest?.elapsedMs ?? null}
          feedback={feedback}
        />
      )}
    </div>
  );
}
