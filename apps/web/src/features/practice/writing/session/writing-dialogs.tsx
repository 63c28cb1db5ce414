import { countWords } from "@lexiquant/domain/kernel";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DisplaySettings } from "../../../../ui/display-settings.tsx";
import { ESSAY_KEYS } from "../../essay-editor/essay-keys.ts";
import { TimeCallsChoice } from "../../exam/sitting/time-calls-choice.tsx";
import { remainingAt } from "../../exam/sitting/use-remaining.ts";
import type { SectionTools } from "../../exam/sitting/use-section-tools.ts";
import { type Shortcut, ShortcutsDialog } from "../../session/shortcuts-dialog.tsx";
import type { EssayWriting } from "./use-essay-writing.ts";
import { submissionInWords } from "./writing-words.ts";

interface WritingDialogsProps {
  readonly writing: EssayWriting;
  readonly tools: SectionTools;
  readonly inExam: boolean;
}

const TIME_KEYS: readonly Shortcut[] = [["T", "Hide or show the time"]];
const HELP_KEYS: readonly Shortcut[] = [["?", "This help"]];

/** Help, and the confirmation before the end. */
export function WritingDialogs({ writing, tools, inExam }: WritingDialogsProps) {
  const { dialog, openDialog, closeDialog } = tools;
  const leftMs = remainingAt(writing.clock, performance.now());
  return (
    <>
      <ShortcutsDialog
        open={dialog === "help"}
        onOpenChange={(open) => (open ? openDialog("help") : closeDialog())}
        title="Help"
        description={
          leftMs === null
            ? "There is no time limit. Submit the essay when you are done."
            : "The clock runs on while you read this. At 0:00 the essay is submitted as it stands."
        }
        lettersOn={tools.lettersOn}
        onLettersChange={tools.setLettersOn}
        shortcuts={[...ESSAY_KEYS, ...(leftMs === null ? [] : TIME_KEYS), ...HELP_KEYS]}
      >
        <p className="mb-5 text-15">
          {inExam
            ? "Write one essay about the issue that is shown, as its instruction asks. There is no check of spelling or grammar; Cut, Copy and Paste work inside the essay only."
            : "Write one essay about the issue that is shown, as its instruction asks. Your browser checks the spelling if it is set to."}
        </p>
        {leftMs !== null && (
          <div className="mb-5">
            <TimeCallsChoice calls={tools.calls} onChange={tools.setCalls} />
          </div>
        )}
        <details className="mb-5 text-15">
          <summary className="min-h-8 cursor-pointer">Colors and spacing</summary>
          <div className="mt-3">
            <DisplaySettings />
          </div>
        </details>
        <h3 className="mb-2 text-15">Keys</h3>
      </ShortcutsDialog>
      <Dialog
        open={dialog === "exit"}
        onOpenChange={(open) => (open ? openDialog("exit") : closeDialog())}
        title="Submit this essay?"
        description={submissionInWords({ words: countWords(writing.draft.text), leftMs })}
        footer={
          <>
            <Button onClick={closeDialog}>Return to the essay</Button>
            <Button
              look="primary"
              onClick={() => {
                closeDialog();
                writing.submit();
              }}
            >
              Submit the essay
            </Button>
          </>
        }
      />
    </>
  );
}
