import {
  Calculator,
  CircleHelp,
  Flag,
  Highlighter,
  LogOut,
  MessageCircleQuestionMark,
  NotebookPen,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { type Tool, ToolButton } from "./tool-button.tsx";

interface TopBarProps {
  readonly title: string;
  readonly position: number;
  readonly count: number;
  readonly clock: ReactNode;
  readonly tools: {
    readonly calculator: Tool | null;
    readonly highlight: Tool | null;
    readonly notes: Tool;
    readonly tutor: Tool | null;
    readonly report: Tool;
    readonly help: Tool;
  };
  readonly onEnd: () => void;
}

/** Where the student is, the time, and the tools. */
export function TopBar({ title, position, count, clock, tools, onEnd }: TopBarProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-raised px-3 py-1 sm:px-5">
      <h1 tabIndex={-1} className="font-medium text-15 tracking-normal">
        <span className="mr-2 hidden text-soft-ink lg:inline">
          {title}
          <span className="sr-only">: </span>
        </span>
        <span className="figures">
          Question {position + 1} of {count}
        </span>
      </h1>
      {/* On a phone the end stands beside the question's number: the tools alone fill their row. */}
      <div className="flex flex-wrap items-center justify-end gap-1 max-sm:order-last max-sm:w-full sm:ml-auto">
        {clock}
        <div role="toolbar" aria-label="Tools" className="flex items-center">
          {tools.calculator !== null && (
            <ToolButton tool={tools.calculator} label="Calculator" shortcut="Shift+C">
              <Calculator aria-hidden size={18} />
            </ToolButton>
          )}
          {tools.highlight !== null && (
            <ToolButton tool={tools.highlight} label="Highlight selected text" shortcut="Shift+H">
              <Highlighter aria-hidden size={18} />
            </ToolButton>
          )}
          <ToolButton tool={tools.notes} label="Notes and scratch work" shortcut="W">
            <NotebookPen aria-hidden size={18} />
          </ToolButton>
          {tools.tutor !== null && (
            <ToolButton tool={tools.tutor} label="Tutor" shortcut="U">
              <MessageCircleQuestionMark aria-hidden size={18} />
            </ToolButton>
          )}
          <ToolButton tool={tools.report} label="Report a problem with this question">
            <Flag aria-hidden size={18} />
          </ToolButton>
          <ToolButton tool={tools.help} label="Keyboard shortcuts" shortcut="?">
            <CircleHelp aria-hidden size={18} />
          </ToolButton>
        </div>
      </div>
      <Button
        look="quiet"
        size="small"
        className="max-sm:ml-auto sm:-ml-3"
        onClick={onEnd}
        aria-label="End session"
      >
        <LogOut aria-hidden size={17} />
        <span className="hidden sm:inline">End</span>
      </Button>
    </div>
  );
}
