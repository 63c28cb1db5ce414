import { Dialog } from "../../../ui/dialog.tsx";

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly lettersOn: boolean;
  readonly onLettersChange: (on: boolean) => void;
  readonly calculator: boolean;
}

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ["A to I, or 1 to 9", "Choose an option"],
  ["Arrow keys", "Move within a group of options or sentences"],
  ["X, then a letter", "Strike out an option, or take the strike away"],
  ["S, then 1, 2 or 3", "Say how sure you are: guess, unsure, sure"],
  ["Enter, or Ctrl+Enter anywhere", "Submit; after that, go on"],
  ["N / Shift+B", "Next / back"],
  ["M", "Mark for review"],
  ["R", "Review screen"],
  ["Shift+H", "Highlight the selected text"],
  ["W", "Notes and scratch work"],
  ["U", "Tutor"],
  ["T", "Hide or show the time"],
  ["?", "This list"],
];
const CALCULATOR_SHORTCUT = ["Shift+C", "Calculator"] as const;

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const shown = props.calculator ? [...SHORTCUTS, CALCULATOR_SHORTCUT] : SHORTCUTS;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Keyboard shortcuts"
      description="A letter that names an option chooses it; with Shift it is always the tool's key."
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5 text-15">
        {shown.map(([keys, does]) => (
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
