import type { PracticeSession } from "@lexiquant/contract";
import { unansweredPositions } from "@lexiquant/domain/session";
import { type ReactNode, useEffect, useRef } from "react";
import { usePaintedHighlights } from "../../../items/highlight-painter.ts";
import { shortResponse } from "../../../items/response-text.ts";
import { MODE_NAMES } from "../../../messages.ts";
import { useDocumentTitle } from "../../../ui/page.tsx";
import { Calculator } from "../calculator/calculator.tsx";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { BailBar } from "./bail-bar.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { DeliveryBanner } from "./delivery-banner.tsx";
import { ExtensionBanner } from "./extension-banner.tsx";
import { mainAction } from "./main-action.ts";
import { NotesPanel } from "./notes-panel.tsx";
import { paceOf } from "./pace.ts";
import { PaceLine } from "./pace-line.tsx";
import { PaceToggle } from "./pace-toggle.tsx";
import { answeringOf, QuestionPane } from "./question-pane.tsx";
import { SessionClock } from "./session-clock.tsx";
import { SessionDialogs } from "./session-dialogs.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { SessionPanes } from "./session-panes.tsx";
import { SessionTutor } from "./session-tutor.tsx";
import { StimulusPane } from "./stimulus-pane.tsx";
import { TopBar } from "./top-bar.tsx";
import { useAnnotation } from "./use-annotation.ts";
import { useBailTrainer } from "./use-bail-trainer.ts";
import { type Practice, usePractice } from "./use-practice.ts";
import { useSessionCommands } from "./use-session-commands.ts";
import { type SessionTools, useSessionTools } from "./use-session-tools.ts";

export function SessionRunner({ session }: { readonly session: PracticeSession }) {
  const practice = usePractice(session);
  const banner = (
    <DeliveryBanner
      status={practice.status}
      notice={practice.notice}
      onDismiss={practice.dismissNotice}
      onRetry={() => void browserOutbox().flush()}
    />
  );
  if (!practice.open) {
    return <SessionEnded session={session} status={practice.status} banner={banner} />;
  }
  return (
    <div className="flex h-[calc(100dvh-4rem)] flex-col bg-paper short:h-auto">
      <SessionDesk practice={practice} banner={banner} />
    </div>
  );
}

interface SessionDeskProps {
  readonly practice: Practice;
  readonly banner: ReactNode;
}

function SessionDesk({ practice, banner }: SessionDeskProps) {
  const { session, progress, current, position, stimulus, dispatch } = practice;
  const panes = useRef<HTMLDivElement>(null);
  const tools = useSessionTools(practice, panes);
  const { annotation, annotate } = useAnnotation(session, practice.entry);
  const toggleMark = () => annotate({ marked: !annotation.marked });
  const finish = () => {
    if (unansweredPositions(progress).length > 0) tools.openDialog("end");
    else practice.end();
  };
  const main = mainAction({ practice, onFinish: finish, say: tools.say });
  const pace = paceOf(session, progress);
  const bail = useBailTrainer(practice);
  useSessionCommands({ practice, tools, main, toggleMark, bail });
  usePaintedHighlights(panes, current.work.highlights);
  useDocumentTitle(`Question ${position + 1} of ${practice.extension.planned}`);
  useFocusOnQuestion(position, tools);
  useArrivingOutcome(practice, tools);
  useEndAtZero(practice);

  const box = current.item.type === "numeric-entry" && current.item.form === "decimal";
  const canTransfer = box && current.submission.kind === "none";
  const transfer = (text: string) =>
    dispatch({
      kind: "response-changed",
      position,
      response: { type: "numeric-entry", entry: { form: "decimal", text } },
    });
  return (
    <>
      <TopBar
        title={MODE_NAMES[session.settings.mode]}
        position={position}
        count={practice.extension.planned}
        clock={
          <>
            <SessionClock
              remainingMs={practice.remainingMs}
              elapsedMs={practice.elapsedMs}
              hidden={tools.clockHidden}
              onToggle={tools.toggleClock}
            />
            {pace !== null && !tools.clockHidden && (
              <PaceToggle hidden={tools.paceHidden} onToggle={tools.togglePace} />
            )}
          </>
        }
        tools={{
          calculator: tools.calculatorAllowed
            ? { open: tools.calculatorOpen, onUse: tools.toggleCalculator }
            : null,
          highlight: tools.highlight === null ? null : { open: false, onUse: tools.highlight },
          notes: { open: tools.notesOpen, onUse: tools.toggleNotes },
          tutor: tools.tutorAllowed ? { open: tools.tutorOpen, onUse: tools.toggleTutor } : null,
          report: { open: tools.dialog === "report", onUse: () => tools.openDialog("report") },
          help: { open: tools.dialog === "shortcuts", onUse: () => tools.openDialog("shortcuts") },
        }}
        onEnd={() => tools.openDialog("end")}
      />
      {pace !== null && !tools.clockHidden && !tools.paceHidden && (
        <PaceLine pace={pace} progress={progress} limitSeconds={session.timeLimitSeconds} />
      )}
      {banner}
      <ExtensionBanner {...practice.extension} />
      <SessionPanes
        ref={panes}
        itemKey={current.item.id}
        stimulus={
          stimulus === null
            ? null
            : {
                name: stimulus.kind === "passage" ? "Passage" : "Data",
                content: (
                  <StimulusPane
                    item={current.item}
                    stimulus={stimulus}
                    answering={answeringOf(practice)}
                    feedback={practice.entry?.attempt?.outcome?.feedback ?? null}
                  />
                ),
              }
        }
        question={
          <div className="@container flex flex-col gap-6">
            <QuestionPane practice={practice} onShowPassage={() => tools.setPane("stimulus")} />
            {tools.notesOpen && (
              <NotesPanel
                key={current.item.id}
                scratch={current.work.scratch}
                onScratch={(scratch) => dispatch({ kind: "scratch-changed", position, scratch })}
                note={{ text: annotation.note, onChange: (note) => annotate({ note }) }}
              />
            )}
          </div>
        }
        beside={
          tools.tutorAllowed &&
          tools.tutorOpen && (
            <SessionTutor key={current.item.id} practice={practice} tools={tools} />
          )
        }
        shown={tools.pane}
        onShow={tools.setPane}
      />
      <BailBar question={bail} />
      <BottomBar
        canGoBack={position > 0}
        canSkip={main.label === "Submit" && position < progress.items.length - 1}
        marked={annotation.marked}
        main={main}
        onBack={() => practice.goTo(position - 1)}
        onSkip={() => practice.goTo(position + 1)}
        onMark={toggleMark}
        onReview={() => tools.openDialog("review")}
      />
      {tools.calculatorAllowed && tools.calculatorOpen && (
        <Calculator onTransfer={canTransfer ? transfer : null} onClose={tools.toggleCalculator} />
      )}
      <SessionDialogs practice={practice} tools={tools} onFinish={finish} />
      <p role="status" className="sr-only">
        {tools.said}
      </p>
    </>
  );
}

/** A screen reader begins at the new question; on arrival the shell has already taken care. */
function useFocusOnQuestion(position: number, { say, setPane }: SessionTools): void {
  const last = useRef(position);
  useEffect(() => {
    if (last.current === position) return;
    last.current = position;
    say("");
    setPane("question");
    document.getElementById("question-heading")?.focus({ preventScroll: true });
  }, [position, say, setPane]);
}

/** Says the verdict as it arrives, and turns to it where only one pane fits the screen. */
function useArrivingOutcome({ position, entry }: Practice, { say, setPane }: SessionTools): void {
  const outcome = entry?.attempt?.outcome ?? null;
  const gaveUp = entry?.attempt?.assistance.gaveUp === true;
  const last = useRef({ position, known: outcome !== null });
  useEffect(() => {
    const arrived = last.current.position === position && !last.current.known && outcome !== null;
    last.current = { position, known: outcome !== null };
    if (!arrived) return;
    const key = shortResponse(outcome.feedback.key, null);
    const wrong = gaveUp ? "The answer is" : "Wrong. The right answer is";
    say(outcome.correct ? "Right." : `${wrong} ${key}.`);
    setPane("question");
  }, [position, outcome, gaveUp, say, setPane]);
}

/** Time is up: the session ends by itself, with every answer kept. */
function useEndAtZero({ open, remainingMs, end }: Practice): void {
  const ended = useRef(false);
  useEffect(() => {
    if (!open || remainingMs !== 0 || ended.current) return;
    ended.current = true;
    end();
  });
}
