import { type PracticeProgress, reviewStatus } from "@lexiquant/domain/session";
import type { Pace } from "./pace.ts";

interface PaceLineProps {
  readonly pace: Pace;
  readonly progress: PracticeProgress;
}

/** The questions that are done as a line, and on it the place of a candidate on pace. It goes and comes with the clock. */
export function PaceLine({ pace, progress }: PaceLineProps) {
  const done = progress.items.filter((entry) => {
    const status = reviewStatus(entry);
    return status === "submitted" || status === "answered";
  }).length;
  return (
    <div className="flex items-center gap-3 border-line border-b bg-raised px-3 py-1 sm:px-5">
      <div aria-hidden="true" className="relative h-1 flex-1 rounded-full bg-sunk">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(done / progress.items.length) * 100}%` }}
        />
        <div
          className="absolute -top-1 h-3 w-0.5 rounded-full bg-ink"
          style={{ left: `min(${pace.share * 100}%, 100% - 2px)` }}
        />
      </div>
      <p className="figures shrink-0 text-13 text-soft-ink">
        <span className="sr-only">{done} done. </span>
        Pace: question {pace.question}
      </p>
    </div>
  );
}
