import { DisplaySettings } from "../../../../ui/display-settings.tsx";
import { ESSAY_KEYS } from "../../essay-editor/essay-keys.ts";
import { type Shortcut, ShortcutsDialog } from "../../session/shortcuts-dialog.tsx";
import { rulesOf } from "./exam-words.ts";
import { TimeCallsChoice } from "./time-calls-choice.tsx";
import type { Section } from "./use-section.ts";
import type { SectionTools } from "./use-section-tools.ts";

const QUESTION_KEYS: readonly Shortcut[] = [
  ["A to I, or 1 to 9", "Choose an option (with Shift, letters are the tools’ keys)"],
  ["Arrow keys", "Move within a group of options or sentences"],
  ["X, then a letter", "Strike out an option, or take the strike away"],
  ["N or Enter / Shift+B", "Next / back"],
  ["M", "Mark"],
  ["R", "Review"],
  ["Shift+H", "Highlight the selected text"],
  ["W", "Scratch work"],
];
const CALCULATOR_KEYS: readonly Shortcut[] = [["Shift+C", "Calculator"]];
const COMMON_KEYS: readonly Shortcut[] = [
  ["T", "Hide or show the time"],
  ["?", "This help"],
];

interface SectionHelpProps {
  readonly section: Section;
  readonly tools: SectionTools;
  readonly calculator: boolean;
}

/** The directions of the section, what screen readers say of the time, and the keys. */
export function SectionHelp({ section, tools, calculator }: SectionHelpProps) {
  const own = section.progress.essay === null ? QUESTION_KEYS : ESSAY_KEYS;
  return (
    <ShortcutsDialog
      open={tools.dialog === "help"}
      onOpenChange={(open) => (open ? tools.openDialog("help") : tools.closeDialog())}
      title="Help"
      description="The clock runs on while you read this."
      lettersOn={tools.lettersOn}
      onLettersChange={tools.setLettersOn}
      shortcuts={[...own, ...(calculator ? CALCULATOR_KEYS : []), ...COMMON_KEYS]}
    >
      {section.section !== null && (
        <ul className="mb-5 flex list-disc flex-col gap-1.5 pl-5 text-15">
          {rulesOf(section.section).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <div className="mb-5">
        <TimeCallsChoice calls={tools.calls} onChange={tools.setCalls} />
      </div>
      <details className="mb-5 text-15">
        <summary className="min-h-8 cursor-pointer">Colors and spacing</summary>
        <div className="mt-3">
          <DisplaySettings />
        </div>
      </details>
      <h3 className="mb-2 text-15">Keys</h3>
    </ShortcutsDialog>
  );
}
