import type { ExamMeasure } from "@lexiquant/contract";
import type { Stimulus } from "@lexiquant/domain/item";
import { useEffect, useRef } from "react";
import type { Answering } from "../../../../items/answering.ts";
import { usePaintedHighlights } from "../../../../items/highlight-painter.ts";
import { ItemView } from "../../../../items/item-view.tsx";
import { useDocumentTitle } from "../../../../ui/page.tsx";
import { Calculator } from "../../calculator/calculator.tsx";
import { BottomBar, type MainAction } from "../../session/bottom-bar.tsx";
import { NotesPanel } from "../../session/notes-panel.tsx";
import { SessionPanes } from "../../session/session-panes.tsx";
import { StimulusPane } from "../../session/stimulus-pane.tsx";
import { useHighlighter } from "../../session/use-highlighter.ts";
import { ReviewGrid } from "./review-grid.tsx";
import { SectionDialogs } from "./section-dialogs.tsx";
import type { SectionParts } from "./section-parts.ts";
import { SectionTopBar } from "./section-top-bar.tsx";
import type { Section } from "./use-section.ts";
import { useSectionCommands } from "./use-section-commands.ts";
import type { SectionTools } from "./use-section-tools.ts";

interface QuestionSectionProps extends SectionParts {
  readonly measure: ExamMeasure;
}

/** A section of questions, one at a time. */
export function QuestionSection(props: QuestionSectionProps) {
  const { section, tools, measure } = props;
  const { progress, position, dispatch } = section;
  const current = progress.practice.items[position];
  if (current === undefined) throw new Error("a section of questions has at least one");
  const count = progress.practice.items.length;
  const stimulus = stimulusOf(section);
  const panes = useRef<HTMLDivElement>(null);
  const highlight = useHighlighter({ panes, position, dispatch, say: tools.say });
  const calculatorAllowed = measure === "quantitative";
  const toggleMark = () => dispatch({ kind: "mark-toggled", position });
  const main = mainAction(section, tools);
  const question = { current, stimulus, position, dispatch };
  useSectionCommands({ section, tools, question, main, toggleMark, highlight, calculatorAllowed });
  usePaintedHighlights(panes, current.work.highlights);
  useDocumentTitle(`Question ${position + 1} of ${count}`);
  useFocusOnQuestion(position, tools);

  const answering: Answering = {
    response: current.work.response,
    eliminatedIds: current.work.eliminatedOptionIds,
    locked: false,
    key: null,
    onRespond: (response) => dispatch({ kind: "response-changed", position, response }),
    onToggleElimination: (optionId) =>
      dispatch({ kind: "elimination-toggled", position, optionId }),
  };
  const box = current.item.type === "numeric-entry" && current.item.form === "decimal";
  const transfer = (text: string) =>
    answering.onRespond({ type: "numeric-entry", entry: { form: "decimal", text } });
  return (
    <>
      <SectionTopBar
        title={props.title}
        place={`Question ${position + 1} of ${count}`}
        clock={props.clock}
        tools={{
          calculator: calculatorAllowed
            ? { open: tools.calculatorOpen, onUse: tools.toggleCalculator }
            : null,
          highlight: highlight === null ? null : { open: false, onUse: highlight },
          scratch: { open: tools.scratchOpen, onUse: tools.toggleScratch },
          takeBreak: props.takeBreak,
          help: { open: tools.dialog === "help", onUse: () => tools.openDialog("help") },
        }}
        onExit={() => tools.openDialog("exit")}
        onQuit={() => tools.openDialog("quit")}
      />
      {props.banner}
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
                    answering={answering}
                    feedback={null}
                  />
                ),
              }
        }
        beside={null}
        question={
          <div className="@container flex flex-col gap-6">
            <h2
              tabIndex={-1}
              id="question-heading"
              className="font-medium text-13 text-soft-ink tracking-normal outline-none"
            >
              Question {position + 1}
            </h2>
            <ItemView
              item={current.item}
              stimulus={stimulus}
              answering={answering}
              onShowPassage={() => tools.setPane("stimulus")}
            />
            {tools.scratchOpen && (
              <NotesPanel
                key={current.item.id}
                scratch={current.work.scratch}
                onScratch={(scratch) => dispatch({ kind: "scratch-changed", position, scratch })}
                note={null}
              />
            )}
          </div>
        }
        shown={tools.pane}
        onShow={tools.setPane}
      />
      <BottomBar
        canGoBack={position > 0}
        canSkip={false}
        marked={progress.marked[position] === true}
        main={main}
        onBack={() => section.goTo(position - 1)}
        onSkip={() => undefined}
        onMark={toggleMark}
        onReview={() => tools.openDialog("review")}
      />
      {calculatorAllowed && tools.calculatorOpen && (
        <Calculator onTransfer={box ? transfer : null} onClose={tools.toggleCalculator} />
      )}
      <ReviewGrid section={section} tools={tools} />
      <SectionDialogs section={section} tools={tools} calculator={calculatorAllowed} />
    </>
  );
}

function stimulusOf({ running, progress, position }: Section): Stimulus | null {
  const stimulusId = progress.practice.items[position]?.item.stimulusId ?? null;
  return running.stimuli.find(({ id }) => id === stimulusId) ?? null;
}

/** After the last question comes the review: a section is left on purpose, never by going on. */
function mainAction({ goTo, position, progress }: Section, tools: SectionTools): MainAction {
  return position === progress.practice.items.length - 1
    ? { label: "Review", blocked: false, onUse: () => tools.openDialog("review") }
    : { label: "Next", blocked: false, onUse: () => goTo(position + 1) };
}

/** A screen reader begins at the new question; on arrival the shell has already taken care. */
function useFocusOnQuestion(position: number, { say, setPane }: SectionTools): void {
  const last = useRef(position);
  useEffect(() => {
    if (last.current === position) return;
    last.current = position;
    say("");
    setPane("question");
    document.getElementById("question-heading")?.focus({ preventScroll: true });
  }, [position, say, setPane]);
}
