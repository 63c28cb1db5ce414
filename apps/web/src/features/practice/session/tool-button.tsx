import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";

/** Something beside the question that is opened and closed. */
export interface Tool {
  readonly open: boolean;
  readonly onUse: () => void;
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly label: string;
  readonly shortcut?: string;
  readonly children: ReactNode;
}

/** A tool's button in the bar above the question. */
export function ToolButton({ tool, label, shortcut, children }: ToolButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      {...(shortcut === undefined ? {} : { shortcut })}
      aria-expanded={tool.open}
      onMouseDown={keepSelection}
      onClick={tool.onUse}
      className={tool.open ? "bg-sunk!" : ""}
    >
      {children}
    </IconButton>
  );
}

/** Pressing a button would drop the text selection that the highlighter is about to use. */
function keepSelection(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
