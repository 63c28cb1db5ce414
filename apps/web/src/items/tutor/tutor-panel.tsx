import { useEffect, useRef } from "react";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { DirectnessChoice } from "./directness-choice.tsx";
import { type PartActions, ReplyPartView } from "./reply-part.tsx";
import { AskedView, RepliedView, TurnView } from "./turn-view.tsx";
import { TutorComposer } from "./tutor-composer.tsx";
import type { ThreadPlace } from "./tutor-query.ts";
import { type PendingTurn, type Tutor, useTutor } from "./use-tutor.ts";

interface TutorPanelProps extends ThreadPlace {
  readonly elapsedMs?: () => number;
  /** Asks for confirmation and shows the answer; null where there is none to show. */
  readonly onGiveUp?: (() => void) | null;
  readonly onReport?: (() => void) | null;
}

const NO_TIME = () => 0;

/** Where one arrives who opens the tutor. */
export const TUTOR_HEADING = "tutor-heading";

/** The tutor beside a question or a session. It says who speaks, and keeps what was said with the question. */
export function TutorPanel(props: TutorPanelProps) {
  const { scope, stage, elapsedMs = NO_TIME, onGiveUp = null, onReport = null } = props;
  const tutor = useTutor({ scope, stage, elapsedMs });
  const actions: PartActions = {
    giveUp: onGiveUp,
    report: onReport,
    allowHints: tutor.hintsAllowed ? null : tutor.allowHints,
  };
  return (
    <section
      aria-label="Tutor"
      className="flex flex-col gap-4 rounded-desk border border-line bg-paper p-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={TUTOR_HEADING} tabIndex={-1} className="text-18 outline-none">
          Tutor
        </h2>
        <EngineName thread={tutor.thread.data} />
      </header>
      <Conversation tutor={tutor} place={{ scope, stage }} actions={actions} />
      {tutor.thread.isError ? (
        <InlineFailure
          title="The tutor could not be opened."
          error={tutor.thread.error}
          onRetry={() => void tutor.thread.refetch()}
          retrying={tutor.thread.isFetching}
        />
      ) : (
        <TutorComposer
          chips={tutor.chips}
          busy={tutor.pending !== null}
          onChoose={tutor.choose}
          onSay={tutor.say}
          onStop={tutor.stop}
        />
      )}
      <details className="text-15">
        <summary className="min-h-8 cursor-pointer text-13 text-soft-ink">How it helps</summary>
        <div className="mt-2">
          <DirectnessChoice />
        </div>
      </details>
    </section>
  );
}

function EngineName({ thread }: { readonly thread: Tutor["thread"]["data"] }) {
  if (thread === undefined) return null;
  const { engine } = thread;
  return (
    <p className="text-13 text-soft-ink">
      {engine.kind === "built-in"
        ? "Built-in tutor, no language model"
        : `Language model: ${engine.name}`}
    </p>
  );
}

interface ConversationProps {
  readonly tutor: Tutor;
  readonly place: ThreadPlace;
  readonly actions: PartActions;
}

function Conversation({ tutor, place, actions }: ConversationProps) {
  const { thread, pending, failed } = tutor;
  const turns = thread.data?.turns ?? [];
  const end = useRef<HTMLDivElement>(null);
  const isAsking = pending !== null;
  // What was said on an earlier visit, or is loaded again, moves nobody away from the question.
  const asked = useRef(false);
  useEffect(() => {
    if (isAsking) asked.current = true;
    else if (!asked.current) return;
    else asked.current = false;
    end.current?.scrollIntoView?.({ block: "nearest" });
  }, [isAsking]);
  return (
    <div role="log" aria-live="polite" aria-busy={isAsking} className="flex flex-col gap-4">
      {turns.map((turn) => (
        <TurnView key={turn.id} turn={turn} place={place} actions={actions} />
      ))}
      {pending !== null && <Pending pending={pending} actions={actions} />}
      {failed !== null && (
        <InlineFailure title="No reply came." error={failed} onRetry={tutor.retry} />
      )}
      <div ref={end} className="scroll-mb-56" />
    </div>
  );
}

interface PendingProps {
  readonly pending: PendingTurn;
  readonly actions: PartActions;
}

function Pending({ pending, actions }: PendingProps) {
  return (
    <>
      <AskedView text={pending.asked} />
      <RepliedView>
        {pending.parts.map((part, place) => {
          const key = `part ${place}`;
          return <ReplyPartView key={key} part={part} actions={actions} />;
        })}
        <p className="text-15 text-soft-ink">
          {pending.parts.length === 0 ? "The tutor is looking it up." : "More is coming."}
        </p>
      </RepliedView>
    </>
  );
}
