import { Calculator, CircleHelp, Coffee, Highlighter, LogOut, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { type Tool, ToolButton } from "../../session/tool-button.tsx";

interface SectionTopBarProps {
  /** Which section, such as "Verbal Reasoning". */
  readonly title: string;
  /** Where in it, such as "Question 3 of 12". */
  readonly place: string;
  readonly clock: ReactNode;
  readonly tools: {
    readonly calculator: Tool | null;
    readonly highlight: Tool | null;
    readonly scratch: Tool | null;
    readonly help: Tool;
    readonly takeBreak: Tool | null;
  };
  readonly onExit: () => void;
  readonly onQuit: () => void;
}

/** Where the candidate is, the time, the tools, and the two ways out. */
export function SectionTopBar({ title, place, clock, tools, onExit, onQuit }: SectionTopBarProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-raised px-3 py-1 sm:px-5">
      <h1 tabIndex={-1} className="font-medium text-15 tracking-normal">
        <span className="mr-2 text-soft-ink max-sm:sr-only">
          {title}
          <span className="sr-only">: </span>
        </span>
        <span className="figures">{place}</span>
      </h1>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1 max-sm:order-last max-sm:w-full">
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
          {tools.scratch !== null && (
            <ToolButton tool={tools.scratch} label="Scratch work" shortcut="W">
              <NotebookPen aria-hidden size={18} />
            </ToolButton>
          )}
          {tools.takeBreak !== null && (
            <ToolButton tool={tools.takeBreak} label="Take a break">
              <Coffee aria-hidden size={18} />
            </ToolButton>
          )}
          <ToolButton tool={tools.help} label="Help" shortcut="?">
            <CircleHelp aria-hidden size={18} />
          </ToolButton>
        </div>
      </div>
      <div className="flex items-center gap-1 max-sm:ml-auto">
        <Button look="quiet" size="small" onClick={onQuit}>
          Quit test
        </Button>
        <Button size="small" onClick={onExit}>
          <LogOut aria-hidden size={17} className="max-sm:hidden" />
          Exit section
        </Button>
      </div>
    </div>
  );
}
