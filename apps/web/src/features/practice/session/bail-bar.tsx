import { formatDuration } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import type { BailQuestion } from "./use-bail-trainer.ts";

interface BailBarProps {
  readonly question: BailQuestion | null;
}

/** Stay or leave? Under the question and without taking the focus; silent while there is nothing to ask. */
export function BailBar({ question }: BailBarProps) {
  return (
    <div role="status">
      {question !== null && (
        <section
          aria-label="Stay or leave"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-caution border-t bg-caution-tint px-4 py-2 text-15 sm:px-5"
        >
          <p className="min-w-48 flex-1">
            <span className="font-medium">Stay or leave?</span> You have been here for{" "}
            {formatDuration(question.elapsedMs)}; you were expected to take about{" "}
            {formatDuration(question.expectedMs)}. Your work stays if you leave.
          </p>
          <div className="flex gap-2">
            <Button size="small" aria-keyshortcuts="K" onClick={() => question.decide("stay")}>
              Stay <kbd className="font-sans text-13 text-soft-ink">K</kbd>
            </Button>
            <Button size="small" aria-keyshortcuts="L" onClick={() => question.decide("leave")}>
              Leave <kbd className="font-sans text-13 text-soft-ink">L</kbd>
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
