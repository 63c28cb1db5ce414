import { MEASURE_OF_TYPE } from "@lexiquant/domain/item";
import { isExam } from "@lexiquant/domain/session";
import { type RefObject, useState } from "react";
import { hasRoomBeside } from "../../../items/tutor/has-room-beside.ts";
import { useTutorFocus } from "../../../items/tutor/tutor-focus.ts";
import type { PaneName } from "./session-panes.tsx";
import { useHighlighter } from "./use-highlighter.ts";
import type { Practice } from "./use-practice.ts";
import { useStoredFlag } from "./use-stored-flag.ts";

export type DialogName = "review" | "shortcuts" | "end" | "report" | "give-up";

/** What is open around the question, and what was said last to screen readers. */
export function useSessionTools(practice: Practice, panes: RefObject<HTMLElement | null>) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [calculatorOpen, setCalculatorOpen] = useState(false);
  const [notesOpen, setNotesOpen] = useState(false);
  const [tutorKept, keepTutor] = useStoredFlag("lexiquant-tutor-open", false);
  // Left open, it is open in the next session too, but not where it would lie over the question.
  const [tutorOpen, setTutorOpen] = useState(() => tutorKept && hasRoomBeside());
  const [pane, setPane] = useState<PaneName>("question");
  const [clockHidden, setClockHidden] = useStoredFlag("lexiquant-clock-hidden", false);
  const [paceHidden, setPaceHidden] = useStoredFlag("lexiquant-pace-hidden", false);
  const [lettersOn, setLettersOn] = useStoredFlag("lexiquant-letter-keys", true);
  const [said, say] = useState("");
  const { current, position, dispatch } = practice;
  const { settings } = practice.session;
  const tutor = useTutorFocus({
    isOpen: tutorOpen,
    setOpen: (open) => {
      setTutorOpen(open);
      keepTutor(open);
    },
    fallbackId: "question-heading",
  });

  const highlight = useHighlighter({ panes, position, dispatch, say });
  return {
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    calculatorAllowed: MEASURE_OF_TYPE[current.item.type] === "quantitative",
    calculatorOpen,
    toggleCalculator: () => setCalculatorOpen((open) => !open),
    notesOpen,
    toggleNotes: () => setNotesOpen((open) => !open),
    // A diagnostic is to find out what comes without help.
    tutorAllowed: !isExam(settings) && settings.mode !== "diagnostic",
    tutorOpen,
    toggleTutor: tutor.toggle,
    closeTutor: tutor.close,
    pane,
    setPane,
    clockHidden,
    toggleClock: () => setClockHidden(!clockHidden),
    paceHidden,
    togglePace: () => setPaceHidden(!paceHidden),
    lettersOn,
    setLettersOn,
    said,
    say,
    highlight,
  };
}

export type SessionTools = ReturnType<typeof useSessionTools>;
