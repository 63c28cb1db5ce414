import { CircleHelp, Send } from "lucide-react";
import type { ReactNode } from "react";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { type Tool, ToolButton } from "../../session/tool-button.tsx";

interface WritingTopBarProps {
  readonly place: string;
  readonly clock: ReactNode;
  readonly help: Tool;
  /** Whether one can leave without losing time. */
  readonly leave: boolean;
  readonly onSubmit: () => void;
}

/** Where the writer is, the time, the help, and the way to the end. */
export function WritingTopBar({ place, clock, help, leave, onSubmit }: WritingTopBarProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-raised px-3 py-1 sm:px-5">
      <h1 tabIndex={-1} className="font-medium text-15 tracking-normal">
        <span className="mr-2 text-soft-ink max-sm:sr-only">
          Analytical Writing<span className="sr-only">: </span>
        </span>
        <span>{place}</span>
      </h1>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {clock}
        <div role="toolbar" aria-label="Tools" className="flex items-center">
          <ToolButton tool={help} label="Help" shortcut="?">
            <CircleHelp aria-hidden size={18} />
          </ToolButton>
        </div>
        {leave && (
          <ButtonLink to={ESSAY_SETUP_ADDRESS} look="quiet" size="small">
            Go on later
          </ButtonLink>
        )}
        <Button look="primary" size="small" onClick={onSubmit}>
          <Send aria-hidden size={16} className="max-sm:hidden" />
          Submit
        </Button>
      </div>
    </div>
  );
}
