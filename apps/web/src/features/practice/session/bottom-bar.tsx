import { Bookmark, BookmarkCheck, ChevronLeft, ChevronRight, LayoutGrid } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

/** The one thing to do next; `blocked` says why it cannot be done yet. */
export interface MainAction {
  readonly label: string;
  readonly blocked: boolean;
  readonly onUse: () => void;
}

interface BottomBarProps {
  readonly canGoBack: boolean;
  readonly canSkip: boolean;
  readonly marked: boolean;
  readonly main: MainAction;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  readonly onMark: () => void;
  readonly onReview: () => void;
}

export function BottomBar(props: BottomBarProps) {
  const { canGoBack, canSkip, marked, main } = props;
  const MarkIcon = marked ? BookmarkCheck : Bookmark;
  return (
    <nav
      aria-label="Questions"
      className="flex items-center gap-1 border-line border-t bg-raised px-2 py-2 sm:gap-2.5 sm:px-5"
    >
      <Button onClick={props.onBack} disabled={!canGoBack} aria-label="Back" className="px-3!">
        <ChevronLeft aria-hidden size={18} />
        <span className="hidden sm:inline">Back</span>
      </Button>
      <Button
        look="quiet"
        onClick={props.onMark}
        aria-pressed={marked}
        aria-label="Mark for review"
        className={classNames("px-3!", marked && "text-primary")}
      >
        <MarkIcon aria-hidden size={18} />
        <span className="hidden sm:inline">{marked ? "Marked" : "Mark"}</span>
      </Button>
      <Button look="quiet" onClick={props.onReview} aria-label="Review" className="px-3!">
        <LayoutGrid aria-hidden size={18} />
        <span className="hidden sm:inline">Review</span>
      </Button>
      <div className="ml-auto flex items-center gap-1 sm:gap-2.5">
        {canSkip && (
          <Button look="quiet" onClick={props.onSkip} className="px-2.5! sm:px-4!">
            Skip
          </Button>
        )}
        <Button look="primary" onClick={main.onUse} aria-disabled={main.blocked || undefined}>
          {main.label}
          <ChevronRight aria-hidden size={18} className="hidden sm:block" />
        </Button>
      </div>
    </nav>
  );
}
