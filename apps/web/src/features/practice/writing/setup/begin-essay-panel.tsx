import type { EssayChoices, ExamOptions } from "@lexiquant/contract";
import { formatDuration } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { essayLimitMs } from "./timing-fields.tsx";
import { useStartEssay } from "./use-start-essay.ts";
import { matchingPrompts, type WritingChoice, wishOf } from "./writing-choice.ts";

interface BeginEssayPanelProps {
  readonly choices: EssayChoices;
  readonly choice: WritingChoice;
  readonly accommodations: ExamOptions["accommodations"];
}

const EXAM_CONDITIONS = [
  "The clock runs on the server: closing the page does not stop it.",
  "As on the test there is no check of spelling or grammar.",
  "Every change is kept, here and on the server. You can go on on another device.",
] as const;

const UNTIMED_CONDITIONS = [
  "No clock. Come back as often as you like.",
  "Every change is kept, here and on the server. You can go on on another device.",
] as const;

/** What writing the essay is like, and its beginning. */
export function BeginEssayPanel({ choices, choice, accommodations }: BeginEssayPanelProps) {
  const { begin, retry, pending, error } = useStartEssay();
  const timed = choice.timing === "exam";
  const accommodation = accommodations.find(({ id }) => id === choice.accommodationId);
  const limitMs =
    timed && accommodation !== undefined ? essayLimitMs(accommodation.timeFactor) : null;
  const nothing = matchingPrompts(choices, choice).length === 0;
  return (
    <section aria-label="Begin" className="sheet flex flex-col gap-4 p-5 lg:sticky lg:top-20">
      <h2 className="text-22">{limitMs === null ? "No time limit" : formatDuration(limitMs)}</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-15">
        {(timed ? EXAM_CONDITIONS : UNTIMED_CONDITIONS).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className="text-15 text-soft-ink">
        The score you get is an estimate with its range. It is not an official score.
      </p>
      {error !== null && (
        <InlineFailure
          title="The essay was not begun."
          error={error}
          onRetry={retry}
          retrying={pending}
        />
      )}
      <Button
        look="primary"
        size="large"
        pending={pending}
        aria-disabled={nothing || undefined}
        onClick={() => {
          if (!nothing) begin(wishOf(choices, choice));
        }}
      >
        {pending ? "Beginning" : "Begin the essay"}
      </Button>
      <p className="text-13 text-soft-ink">
        {limitMs === null ? "The issue comes next." : "The clock starts at once."}
      </p>
    </section>
  );
}
