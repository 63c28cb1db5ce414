import type { PracticeSession } from "@lexiquant/contract";
import { type PracticeProgress, reviewStatus } from "@lexiquant/domain/session";
import { Bookmark } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { STATUS_ICONS, STATUS_WORDS } from "./review-status-words.ts";

interface ReviewDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly session: PracticeSession;
  readonly progress: PracticeProgress;
  /** Questions in all, with those that are not drawn yet. */
  readonly planned: number;
  readonly onGoTo: (position: number) => void;
  readonly onEnd: () => void;
}

/** All questions of the session with what became of each, as on the test's review screen. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { session, progress } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Review"
      description={countsSentence(progress, props.planned)}
      wide
      footer={
        <>
          <Button onClick={props.onEnd}>End session</Button>
          <Button look="primary" onClick={() => props.onOpenChange(false)}>
            Return to question
          </Button>
        </>
      }
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-2">
        {progress.items.map((entry, position) => {
          const status = reviewStatus(entry);
          const Icon = STATUS_ICONS[status];
          const marked = session.items[position]?.annotation.marked === true;
          return (
            <li key={entry.item.id}>
              <button
                type="button"
                aria-current={position === progress.currentPosition ? "true" : undefined}
                onClick={() => props.onGoTo(position)}
                className={classNames(
                  "flex min-h-11 w-full items-center gap-2.5 rounded-desk border px-3 text-start text-15 hover:border-ink",
                  position === progress.currentPosition
                    ? "border-primary bg-primary-tint"
                    : "border-line",
                )}
              >
                <span className="figures w-5 shrink-0 text-end font-medium">{position + 1}</span>
                <Icon aria-hidden size={17} className="shrink-0 text-soft-ink" />
                <span className="min-w-0">{STATUS_WORDS[status]}</span>
                {marked && (
                  <span className="ml-auto shrink-0 text-primary">
                    <Bookmark aria-hidden size={16} fill="currentColor" />
                    <span className="sr-only">, marked</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

function countsSentence({ items }: PracticeProgress, planned: number): string {
  const done = items.filter((entry) =>
    ["submitted", "answered"].includes(reviewStatus(entry)),
  ).length;
  const rest = planned - items.length;
  const follows = rest > 0 ? ` ${rest} more follow from your answers.` : "";
  return `${done} of ${items.length} answered.${follows} Choose a question to go to it.`;
}
