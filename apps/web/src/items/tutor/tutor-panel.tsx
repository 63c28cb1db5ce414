import "./tutor-sheet.css";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { DirectnessChoice } from "./directness-choice.tsx";
import { type PartActions, ReplyPartView } from "./reply-part.tsx";
import { AskedView, RepliedView, TurnView } from "./turn-view.tsx";
import { TutorComposer } from "./tutor-composer.tsx";
import { TUTOR_HEADING } from "./tutor-focus.ts";
import type { ThreadPlace } from "./tutor-query.ts";
import { type PendingTurn, type Tutor, useTutor } from "./use-tutor.ts";

interface TutorPanelProps extends ThreadPlace {
  readonly elapsedMs?: () => number;
  /** Asks for confirmation and shows the answer; null where there is none to show. */
  readonly onGiveUp?: (() => void) | null;
  readonly onReport?: (() => void) | null;
  readonly where?: TutorPlace;
  /** Null where it is always open. */
  readonly onClose?: (() => void) | null;
}

/** In the text, on the desk of a session, or over a page that scrolls. */
type TutorPlace = "inline" | "desk" | "page";

/**
 * Beside the question where there is room. On narrower screens a sheet from below, so low that the question can be read
 * above it: the desk gives way to it, the page scrolls on behind it.
 */
const PLACES: Readonly<Record<TutorPlace, string>> = {
  inline: "rounded-desk border border-line bg-paper p-4",
  desk: "max-h-[46dvh] shrink-0 border-line border-t bg-paper px-4 pt-3 pb-3 short:max-h-none min-[1200px]:max-h-none min-[1200px]:w-96 min-[1200px]:border-t-0 min-[1200px]:border-l",
  page: "-mx-4 sticky bottom-0 z-20 max-h-[58dvh] rounded-t-desk border border-line bg-paper px-4 pt-3 pb-3 max-[1199px]:shadow-float min-[1200px]:top-20 min-[1200px]:bottom-auto min-[1200px]:mx-0 min-[1200px]:max-h-[calc(100dvh-6.5rem)] min-[1200px]:rounded-desk",
};

const NO_TIME = () => 0;

/** The tutor beside a question or a session. It says who speaks, and keeps what was said with the question. */
export function TutorPanel(props: TutorPanelProps) {
  const { scope, stage, elapsedMs = NO_TIME, onGiveUp = null, onReport = null } = props;
  const { where = "inline", onClose = null } = props;
  const tutor = useTutor({ scope, stage, elapsedMs });
  const actions: PartActions = {
    giveUp: onGiveUp,
    report: onReport,
    allowHints: tutor.hintsAllowed ? null : tutor.allowHints,
  };
  return (
    <section
      aria-label="Tutor"
      data-tutor-place={where}
      className={classNames("flex flex-col gap-3", PLACES[where])}
      onKeyDown={onClose === null ? undefined : (event) => closeByEscape(event, onClose)}
    >
      <header className="flex items-center gap-x-3">
        <h2 id={TUTOR_HEADING} tabIndex={-1} className="text-18 outline-none">
          Tutor
        </h2>
        <EngineName thread={tutor.thread.data} />
        {onClose !== null && (
          <IconButton size="small" label="Close the tutor" shortcut="Esc" onClick={onClose}>
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </header>
      {tutor.thread.isError ? (
        <InlineFailure
          title="The tutor could not be opened."
          error={tutor.thread.error}
          onRetry={() => void tutor.thread.refetch()}
          retrying={tutor.thread.isFetching}
        />
      ) : (
        <TutorComposer
          scope={scope}
          chips={tutor.chips}
          busy={tutor.pending !== null}
          onChoose={tutor.choose}
          onSay={tutor.say}
          onStop={tutor.stop}
          conversation={<Conversation tutor={tutor} place={{ scope, stage }} actions={actions} />}
          settings={<HelpSettings />}
        />
      )}
    </section>
  );
}

function closeByEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  // A menu or dialog that it closes already has answered it.
  if (event.defaultPrevented) return;
  event.preventDefault();
  onClose();
}

function HelpSettings() {
  return (
    <details className="text-15">
      <summary className="min-h-8 cursor-pointer text-13 text-soft-ink">How it helps</summary>
      <div className="mt-2">
        <DirectnessChoice />
      </div>
    </details>
  );
}

function EngineName({ thread }: { readonly thread: Tutor["thread"]["data"] }) {
  if (thread === undefined) return null;
  const { engine } = thread;
  return (
    <p className="mr-auto min-w-0 text-13 text-soft-ink">
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
      <div ref={end} className="scroll-mb-24" />
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
