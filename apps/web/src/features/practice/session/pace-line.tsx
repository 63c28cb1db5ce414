import type { PracticeProgress } from "@lexiquant/domain/session";
import { isDone, type Pace } from "./pace.ts";
import { finishWords, ghostWords } from "./pace-words.ts";

interface PaceLineProps {
  readonly pace: Pace;
  readonly progress: PracticeProgress;
  readonly limitSeconds: number | null;
}

/** The questions that are done as a line, on it the place of the ghost, and when the set will be done. */
export function PaceLine({ pace, progress, limitSeconds }: PaceLineProps) {
  const done = progress.items.filter(isDone).length;
  const finish = finishWords(pace, limitSeconds);
  return (
    <section
      aria-label="Pace"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-raised px-3 py-1 sm:px-5"
    >
      <div aria-hidden="true" className="relative h-1 min-w-24 flex-1 rounded-full bg-sunk">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(done / progress.items.length) * 100}%` }}
        />
        <div
          className="absolute -top-1 h-3 w-0.5 rounded-full bg-ink"
          style={{ left: `min(${pace.share * 100}%, 100% - 2px)` }}
        />
      </div>
      <p className="figures text-13 text-soft-ink">
        <span className="sr-only">{done} done. </span>
        {ghostWords(pace)}
        {finish !== null && ` · ${finish}`}
      </p>
    </section>
  );
}
