import type { VocabularySession } from "@lexiquant/contract";
import { CircleHelp, LogOut, Undo2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Meter } from "../../../../ui/meter.tsx";
import { ToolButton } from "../../session/tool-button.tsx";

interface WordTopBarProps {
  readonly session: VocabularySession;
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly helpOpen: boolean;
  readonly onHelp: () => void;
  readonly onEnd: () => void;
}

/** How far the session is, and its tools. */
export function WordTopBar({ session, onUndo, helpOpen, onHelp, onEnd }: WordTopBarProps) {
  const { words, finished } = session;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-raised px-3 py-1 sm:px-5">
      <h1 tabIndex={-1} className="figures font-medium text-15 tracking-normal">
        Words: {finished} of {words} done
      </h1>
      <Meter
        label="Words done"
        value={finished}
        max={words}
        className="hidden w-40 sm:block lg:w-64"
      />
      <div className="ml-auto flex items-center gap-1">
        <div role="toolbar" aria-label="Tools" className="flex items-center">
          <IconButton
            size="small"
            label="Take the last rating back"
            shortcut="U"
            disabled={onUndo === null}
            onClick={onUndo ?? undefined}
          >
            <Undo2 aria-hidden size={18} />
          </IconButton>
          <ToolButton
            tool={{ open: helpOpen, onUse: onHelp }}
            label="Keyboard shortcuts"
            shortcut="?"
          >
            <CircleHelp aria-hidden size={18} />
          </ToolButton>
        </div>
        <Button look="quiet" size="small" onClick={onEnd} aria-label="End session">
          <LogOut aria-hidden size={17} />
          <span className="hidden sm:inline">End</span>
        </Button>
      </div>
    </div>
  );
}
