import type { ReactNode } from "react";
import { Dialog } from "../../../ui/dialog.tsx";

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly lettersOn: boolean;
  readonly onLettersChange: (on: boolean) => void;
  readonly shortcuts: readonly Shortcut[];
  readonly title?: string;
  readonly description?: string;
  /** What else there is to say, above the keys. */
  readonly children?: ReactNode;
}

export type Shortcut = readonly [keys: string, does: string];

const SHORTCUTS: readonly Shortcut[] = [
  ["A to I, or 1 to 9", "Choose an option"],
  ["Arrow keys", "Move within a group of options or sentences"],
  ["X, then a letter", "Strike out an option, or take the strike away"],
  ["S", "Say how sure you are: once sure, twice unsure, three times a guess"],
  ["Enter, or Ctrl+Enter anywhere", "Submit; after that, go on"],
  ["N / Shift+B", "Next / back"],
  ["M", "Mark for review"],
  ["R", "Review screen"],
  ["Shift+H", "Highlight the selected text"],
  ["W", "Notes and scratch work"],
  ["T", "Hide or show the time"],
  ["?", "This list"],
];
const TUTOR_SHORTCUT: Shortcut = ["U", "Tutor; Esc closes it"];
const BAIL_SHORTCUT: Shortcut = ["K / L", "Stay with the question, or leave it, when asked"];
const CALCULATOR_SHORTCUT: Shortcut = ["Shift+C", "Calculator"];

const LETTERS_HINT =
  "A letter that names an option chooses it; with Shift it is always the tool’s key.";

interface Allowed {
  readonly bail: boolean;
  readonly tutor: boolean;
  readonly calculator: boolean;
}

/** The keys of a practice session. */
export function practiceShortcuts({ tutor, calculator, bail }: Allowed): readonly Shortcut[] {
  return [
    ...SHORTCUTS,
    ...(bail ? [BAIL_SHORTCUT] : []),
    ...(tutor ? [TUTOR_SHORTCUT] : []),
    ...(calculator ? [CALCULATOR_SHORTCUT] : []),
  ];
}

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { title = "Keyboard shortcuts", description = LETTERS_HINT, shortcuts } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={title}
      description={description}
    >
      {props.children}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5 text-15">
        {shortcuts.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="font-medium">{keys}</dt>
            <dd className="text-soft-ink">{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex items-start gap-3 border-line border-t pt-4 text-15">
        <input
          type="checkbox"
          checked={props.lettersOn}
          onChange={(event) => props.onLettersChange(event.target.checked)}
          className="mt-1 size-4 accent-primary"
        />
        <span>
          Use single keys
          <span className="block text-13 text-soft-ink">
            Switch them off if you dictate or use software that sends letters. Enter and the arrow
            keys stay.
          </span>
        </span>
      </label>
    </Dialog>
  );
}
