import { MAX_ESSAY_CHARACTERS } from "@lexiquant/contract";
import { countWords } from "@lexiquant/domain/kernel";
import { ClipboardPaste, Copy, Redo2, Scissors, Undo2 } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react";
import { plural } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { useStoredFlag } from "../session/use-stored-flag.ts";
import { useClipboardButtons } from "./use-clipboard-buttons.ts";
import { type EssayCommands, type LengthLimit, useEssay } from "./use-essay.ts";

interface EssayEditorProps {
  readonly initialText: string;
  readonly onText: (text: string) => void;
  /** How safe the text is, in words. */
  readonly state: ReactNode;
  /** More tools, of who writes outside the test; the text is theirs to replace by an edit that can be undone. */
  readonly tools?: (rewrite: (text: string) => void) => ReactNode;
  /** Under the test's conditions the browser checks nothing, and nothing comes in from outside. */
  readonly inExam: boolean;
}

/** As the test's own editor, which checks nothing. */
const UNCHECKED = {
  spellCheck: false,
  autoCorrect: "off",
  autoCapitalize: "off",
  autoComplete: "off",
  // Predictions that some browsers write ahead of the caret.
  writingsuggestions: "false",
  "data-gramm": "false",
  "data-enable-grammarly": "false",
} as const;

const MOST_IN_WORDS = MAX_ESSAY_CHARACTERS.toLocaleString("en-US");

const LIMIT_TEXTS: Record<LengthLimit, string | null> = {
  free: null,
  reached: `This is the longest text that can be kept: ${MOST_IN_WORDS} characters. To write more, shorten it.`,
  "paste-was-cut": `The end of what you pasted is left out: ${MOST_IN_WORDS} characters is the longest text that can be kept.`,
};

/** The test's editor: plain text; under its conditions with its own clipboard, and no check of spelling or grammar. */
export function EssayEditor({ initialText, onText, state, tools, inExam }: EssayEditorProps) {
  const essay = useEssay(initialText, onText);
  const { commands, area } = essay;
  const clipboard = useClipboardButtons(commands, inExam);
  const [counted, setCounted] = useStoredFlag(
    inExam ? "lexiquant-word-count" : "lexiquant-word-count-untimed",
    !inExam,
  );
  // A button takes the focus; the writing goes on in the text.
  const focus = () => area.current?.focus();
  const use = (command: () => void) => () => {
    command();
    focus();
  };
  const words = plural(countWords(essay.text), "word");
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div role="toolbar" aria-label="Editor" className="flex flex-wrap gap-1.5">
        <EditorButton label="Cut" onUse={use(clipboard.cut)}>
          <Scissors aria-hidden size={16} />
        </EditorButton>
        <EditorButton label="Copy" onUse={use(clipboard.copy)}>
          <Copy aria-hidden size={16} />
        </EditorButton>
        <EditorButton label="Paste" onUse={() => void clipboard.paste().then(focus)}>
          <ClipboardPaste aria-hidden size={16} />
        </EditorButton>
        <EditorButton label="Undo" disabled={!essay.canUndo} onUse={use(commands.undo)}>
          <Undo2 aria-hidden size={16} />
        </EditorButton>
        <EditorButton label="Redo" disabled={!essay.canRedo} onUse={use(commands.redo)}>
          <Redo2 aria-hidden size={16} />
        </EditorButton>
        {tools?.((text) => use(() => commands.rewrite(text))())}
      </div>
      <p role="status" className="max-w-prose text-15 empty:hidden">
        {clipboard.refusal}
      </p>
      <textarea
        ref={area}
        aria-label="Your essay"
        value={essay.text}
        maxLength={MAX_ESSAY_CHARACTERS}
        {...(inExam ? UNCHECKED : {})}
        onChange={(event) => essay.typed(event.currentTarget)}
        onSelect={(event) => essay.selected(event.currentTarget)}
        onKeyDown={(event) => runKey(event, commands)}
        onCut={ownClipboard(commands.cut, inExam)}
        onCopy={ownClipboard(commands.copy, inExam)}
        onPaste={ownClipboard(commands.paste, inExam)}
        onDrop={(event) => event.preventDefault()}
        className="reading w-full max-w-none! min-h-[50dvh] flex-1 resize-none rounded-desk border border-edge bg-raised px-4 py-3 hover:border-ink"
      />
      <p role="status" className="max-w-prose text-15 text-caution empty:hidden">
        {LIMIT_TEXTS[essay.limit]}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 text-15 text-soft-ink">
        <div>{state}</div>
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={counted}
            onChange={(event) => setCounted(event.target.checked)}
            className="size-4 accent-primary"
          />
          <span className="figures">Word count{counted && `: ${words}`}</span>
        </label>
      </div>
    </div>
  );
}

/**
 * Under the test's conditions the system's clipboard stays as it is: nothing comes in from outside. Otherwise it is
 * given what is cut and copied, and what it holds is pasted.
 */
function ownClipboard(command: (outside?: string) => string, inExam: boolean) {
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    if (inExam) {
      command();
      return;
    }
    const outside = event.type === "paste" ? event.clipboardData.getData("text/plain") : undefined;
    const held = command(outside?.replaceAll("\r\n", "\n"));
    if (event.type !== "paste" && held !== "") event.clipboardData.setData("text/plain", held);
  };
}

function runKey(event: KeyboardEvent<HTMLTextAreaElement>, commands: EssayCommands): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const command =
    key === "y" || (key === "z" && event.shiftKey)
      ? commands.redo
      : key === "z"
        ? commands.undo
        : null;
  if (command === null) return;
  event.preventDefault();
  command();
}

interface EditorButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

function EditorButton({ label, disabled = false, onUse, children }: EditorButtonProps) {
  return (
    <Button
      size="small"
      aria-disabled={disabled || undefined}
      // The selection stays while the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
      {label}
    </Button>
  );
}
