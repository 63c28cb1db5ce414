import type { ResultQuestion } from "@lexiquant/contract";
import type { Stimulus } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import { lookingBack } from "../../../items/answering.ts";
import { FeedbackView } from "../../../items/feedback/feedback-view.tsx";
import { ItemView } from "../../../items/item-view.tsx";
import { AttemptCause } from "../../../items/mistakes/attempt-cause.tsx";
import { questionQuery } from "../../../items/question-lookup.ts";
import { sentenceMarks } from "../../../items/sentence-marks.ts";
import { StimulusView } from "../../../items/stimulus-view.tsx";
import { TwinButton } from "../../../items/twins/twin-button.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";

/** The question as it was, with the feedback. What several questions share is fetched when it is looked at. */
export function ResultDetail({ question }: { readonly question: ResultQuestion }) {
  const { item, attempt } = question;
  const shared = useQuery({ ...questionQuery(item.id), enabled: item.stimulusId !== null });
  const stimulus = shared.data?.stimulus ?? null;
  const outcome = attempt?.outcome ?? null;
  const key = outcome?.feedback.key ?? null;
  return (
    <div className="flex flex-col gap-6">
      {shared.isError && (
        <InlineFailure
          title="The passage or data could not be loaded."
          error={shared.error}
          onRetry={() => void shared.refetch()}
          retrying={shared.isFetching}
        />
      )}
      {stimulus !== null && <Shared question={question} stimulus={stimulus} />}
      <div className="max-w-3xl">
        <ItemView
          item={item}
          stimulus={stimulus}
          answering={lookingBack(attempt?.response ?? null, key)}
        />
      </div>
      {attempt !== null && outcome !== null && (
        <div className="max-w-3xl">
          <FeedbackView
            item={item}
            stimulus={stimulus}
            response={attempt.response}
            help={attempt.assistance}
            correct={attempt.assistance.gaveUp ? null : outcome.correct}
            elapsedMs={attempt.elapsedMs}
            feedback={outcome.feedback}
          />
        </div>
      )}
      {attempt !== null && outcome?.correct === false && !attempt.assistance.gaveUp && (
        <AttemptCause attemptId={attempt.id} />
      )}
      <div className="flex flex-wrap items-start gap-3">
        {question.hasTwins && outcome !== null && <TwinButton itemId={item.id} />}
        <ButtonLink to={`/question/view?id=${item.id}`}>
          {attempt === null ? "Look at this question" : "Notes, history and similar questions"}
        </ButtonLink>
      </div>
    </div>
  );
}

interface SharedProps {
  readonly question: ResultQuestion;
  readonly stimulus: Stimulus;
}

function Shared({ question: { attempt }, stimulus }: SharedProps) {
  const feedback = attempt?.outcome?.feedback ?? null;
  const marks = feedback === null ? null : sentenceMarks(feedback, attempt?.response ?? null);
  return (
    <details open className="rounded-desk border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium text-15">
        {stimulus.kind === "passage" ? "Passage" : "Data"}
      </summary>
      <div className="mt-3">
        <StimulusView stimulus={stimulus} {...(marks === null ? {} : { marks })} />
      </div>
    </details>
  );
}
