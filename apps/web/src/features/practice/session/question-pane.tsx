import { KIND_NAMES } from "@lexiquant/domain/item";
import { unansweredPositions } from "@lexiquant/domain/session";
import { CloudUpload } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import type { Answering } from "../../../items/answering.ts";
import { FeedbackView } from "../../../items/feedback/feedback-view.tsx";
import { ItemView } from "../../../items/item-view.tsx";
import { TwinButton } from "../../../items/twins/twin-button.tsx";
import { SurenessPicker } from "./sureness-picker.tsx";
import type { Practice } from "./use-practice.ts";

interface QuestionPaneProps {
  readonly practice: Practice;
  readonly onShowPassage: (() => void) | null;
}

/** The question, how sure the student is, and below it what came of the answer. */
export function QuestionPane({ practice, onShowPassage }: QuestionPaneProps) {
  const { current, entry, stimulus, dispatch, position } = practice;
  const outcome = entry?.attempt?.outcome ?? null;
  return (
    <div className="flex flex-col gap-6">
      <h2
        tabIndex={-1}
        id="question-heading"
        className="font-medium text-13 text-soft-ink tracking-normal outline-none"
      >
        {entry === null ? "Question" : KIND_NAMES[entry.kind]}
      </h2>
      <ItemView
        item={current.item}
        stimulus={stimulus}
        answering={answeringOf(practice)}
        onShowPassage={onShowPassage}
      />
      {practice.open && current.submission.kind === "none" && (
        <SurenessPicker
          key={position}
          value={current.sureness}
          onChange={(sureness) => dispatch({ kind: "sureness-chosen", position, sureness })}
        />
      )}
      {current.submission.kind !== "none" && outcome === null && <Underway practice={practice} />}
      {outcome !== null && entry?.attempt != null && (
        <div>
          <ArrivalMark />
          <FeedbackView
            item={current.item}
            stimulus={stimulus}
            response={entry.attempt.response}
            help={entry.attempt.assistance}
            correct={entry.attempt.assistance.gaveUp ? null : outcome.correct}
            elapsedMs={entry.attempt.elapsedMs}
            feedback={outcome.feedback}
          />
          {twinsOffered(practice) && <TwinOffer itemId={current.item.id} />}
        </div>
      )}
    </div>
  );
}

/** A set under the clock is not to be left for another question; where all is answered the results offer it. */
function twinsOffered({ entry, progress, session }: Practice): boolean {
  const untimed = session.settings.timing.kind === "untimed";
  return entry?.hasTwins === true && untimed && unansweredPositions(progress).length > 0;
}

function TwinOffer({ itemId }: Pick<ComponentProps<typeof TwinButton>, "itemId">) {
  return (
    <section aria-label="Try a twin" className="mt-4 flex flex-col items-start gap-2">
      <TwinButton itemId={itemId} />
      <p className="text-13 text-soft-ink">
        Opens a question like this one by itself. This session stays open: come back to it from
        Start Practice.
      </p>
    </section>
  );
}

/** Where feedback begins: when it arrives its first lines come into view, and no more is moved than that takes. */
function ArrivalMark() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    void ref.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return <span ref={ref} aria-hidden="true" className="block scroll-mb-64" />;
}

/** What the item's view needs of the session. */
export function answeringOf(practice: Practice): Answering {
  const { current, entry, dispatch, position, open } = practice;
  const attempt = entry?.attempt ?? null;
  return {
    response: attempt?.response ?? current.work.response,
    eliminatedIds: current.work.eliminatedOptionIds,
    locked: !open || current.submission.kind !== "none",
    key: attempt?.outcome?.feedback.key ?? null,
    onRespond: (response) => dispatch({ kind: "response-changed", position, response }),
    onToggleElimination: (optionId) =>
      dispatch({ kind: "elimination-toggled", position, optionId }),
  };
}

function Underway({ practice }: { readonly practice: Practice }) {
  const waits = practice.status.waiting !== null;
  const atEnd = practice.session.settings.feedback === "end";
  return (
    <p className="flex items-start gap-3 rounded-desk border border-line bg-sunk px-4 py-3 text-15">
      <CloudUpload aria-hidden size={20} className="mt-0.5 shrink-0 text-soft-ink" />
      {atEnd
        ? "Your answer is in. Feedback follows when the session ends."
        : waits
          ? "Your answer is saved here. Feedback appears as soon as it could be sent; you can go on meanwhile."
          : "Your answer is on its way."}
    </p>
  );
}
