import { useState } from "react";
import { readStored, writeStored } from "../../../../lib/safe-storage.ts";
import type { PaneName } from "../../session/session-panes.tsx";
import { useStoredFlag } from "../../session/use-stored-flag.ts";
import { TIME_CALLS, type TimeCalls } from "./time-calls.ts";

export type SectionDialogName = "review" | "help" | "exit" | "quit";

const CALLS_KEY = "lexiquant-time-calls";

/** What is open around the question, and what was said last to screen readers. */
export function useSectionTools() {
  const [dialog, setDialog] = useState<SectionDialogName | null>(null);
  const [calculatorOpen, setCalculatorOpen] = useState(false);
  const [scratchOpen, setScratchOpen] = useState(false);
  const [pane, setPane] = useState<PaneName>("question");
  const [clockHidden, setClockHidden] = useStoredFlag("lexiquant-clock-hidden", false);
  const [lettersOn, setLettersOn] = useStoredFlag("lexiquant-letter-keys", true);
  const [calls, setCalls] = useState(storedCalls);
  const [said, say] = useState("");
  return {
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    calculatorOpen,
    toggleCalculator: () => setCalculatorOpen((open) => !open),
    scratchOpen,
    toggleScratch: () => setScratchOpen((open) => !open),
    pane,
    setPane,
    clockHidden,
    hideClock: setClockHidden,
    lettersOn,
    setLettersOn,
    calls,
    setCalls: (chosen: TimeCalls) => {
      setCalls(chosen);
      writeStored(CALLS_KEY, chosen);
    },
    said,
    say,
  };
}

export type SectionTools = ReturnType<typeof useSectionTools>;

function storedCalls(): TimeCalls {
  const stored = readStored(CALLS_KEY);
  return TIME_CALLS.find((calls) => calls === stored) ?? "five-and-one";
}
