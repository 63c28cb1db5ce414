import { MEASURE_OF_TYPE } from "@lexiquant/domain/item";
import { isExam } from "@lexiquant/domain/session";
import { type RefObject, useState } from "react";
import { highlightOfSelection } from "../../../items/highlight-offsets.ts";
import { canHighlight } from "../../../items/highlight-painter.ts";
import { TUTOR_HEADING } from "../../../items/tutor/tutor-panel.tsx";
import type { PaneName } from "./session-panes.tsx";
import type { Practice } from "./use-practice.ts";
import { useStoredFlag } from "./use-stored-flag.ts";

export type DialogName = "review" | "shortcuts" | "end" | "report" | "give-up";

/** What is open around the question, and what was said last to screen readers. */
export function useSessionTools(practice: Practice, panes: RefObject<HTMLElement | null>) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [calculatorOpen, setCalculatorOpen] = useState(false);
  const [notesOpen, setNotesOpen] = useState(false);
  const [tutorOpen, setTutorOpen] = useStoredFlag("lexiquant-tutor-open", false);
  const [pane, setPane] = useState<PaneName>("question");
  const [clockHidden, setClockHidden] = useStoredFlag("lexiquant-clock-hidden", false);
  const [lettersOn, setLettersOn] = useStoredFlag("lexiquant-letter-keys", true);
  const [said, say] = useState("");
  const { current, position, dispatch } = practice;

  const highlight = () => {
    const selection = globalThis.getSelection();
    const stretch = panes.current === null ? null : highlightOfSelection(panes.current, selection);
    if (stretch === null) {
      say("Select text in the passage or the question first.");
      return;
    }
    dispatch({ kind: "highlight-added", position, highlight: stretch });
    selection?.removeAllRanges();
  };
  return {
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    calculatorAllowed: MEASURE_OF_TYPE[current.item.type] === "quantitative",
    calculatorOpen,
    toggleCalculator: () => setCalculatorOpen((open) => !open),
    notesOpen,
    toggleNotes: () => setNotesOpen((open) => !open),
    tutorAllowed: !isExam(practice.session.settings),
    tutorOpen,
    toggleTutor: () => {
      setTutorOpen(!tutorOpen);
      // It opens below the question, where it may be out of sight.
      if (!tutorOpen) setTimeout(() => document.getElementById(TUTOR_HEADING)?.focus());
    },
    pane,
    setPane,
    clockHidden,
    toggleClock: () => setClockHidden(!clockHidden),
    lettersOn,
    setLettersOn,
    said,
    say,
    highlight: canHighlight() ? highlight : null,
  };
}

export type SessionTools = ReturnType<typeof useSessionTools>;
