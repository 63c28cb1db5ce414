import type { FacetCounts } from "@lexiquant/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { toast } from "sonner";
import { useStartSession } from "../../../items/use-start-session.ts";
import { plural } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import type { PracticeChoice } from "./filters-in-address.ts";
import { ItemCountField } from "./item-count-field.tsx";
import { SettingsChoice } from "./settings-choice.tsx";

interface StartPanelProps {
  readonly choice: PracticeChoice;
  readonly counts: UseQueryResult<FacetCounts>;
  readonly onChange: (choice: PracticeChoice) => void;
}

/** What the choice comes to, how it is run, and the button that begins it. */
export function StartPanel({ choice, counts, onChange }: StartPanelProps) {
  const { start, retry, pending, error } = useStartSession();
  const matching = counts.data?.matching ?? null;
  return (
    <section
      aria-label="Your set"
      className="sheet flex flex-col gap-5 p-5 sm:p-6 lg:sticky lg:top-22"
    >
      <p role="status" className="text-18 empty:hidden">
        {counts.data !== undefined && <Matching counts={counts.data} choice={choice} />}
        {counts.isPending && "Counting the questions"}
      </p>
      {counts.isError && (
        <InlineFailure
          title="The questions could not be counted."
          error={counts.error}
          onRetry={() => void counts.refetch()}
          retrying={counts.isFetching}
        />
      )}
      <ItemCountField
        value={choice.itemCount}
        onChange={(itemCount) => onChange({ ...choice, itemCount })}
      />
      <SettingsChoice
        settings={choice.settings}
        onChange={(settings) => onChange({ ...choice, settings })}
      />
      {error !== null && (
        <InlineFailure
          title="The session was not started."
          error={error}
          onRetry={retry}
          retrying={pending}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          className="flex-1"
          pending={pending}
          aria-disabled={matching === 0}
          onClick={() => {
            if (matching !== 0) start(choice);
          }}
        >
          {pending ? "Starting" : "Start"}
        </Button>
        <Button onClick={() => void copyAddress()}>
          <Link2 aria-hidden size={18} />
          Copy link
        </Button>
      </div>
    </section>
  );
}

function Matching({
  counts: { matching, keptForExams },
  choice: { filter, itemCount },
}: {
  readonly counts: FacetCounts;
  readonly choice: PracticeChoice;
}) {
  const heldBack = filter.keptForExams ? 0 : keptForExams;
  if (matching === 0 && heldBack > 0) {
    return `No question is left to practice here: ${heldBack === 1 ? "the one that matches is" : `all ${heldBack} that match are`} kept for mock exams. Take a condition away, or include the kept questions.`;
  }
  if (matching === 0) return "No question matches. Take a condition away to go on.";
  return (
    <>
      <span className="figures font-bold">{plural(matching, "question")}</span>{" "}
      {matching === 1 ? "matches" : "match"}
      {matching < itemCount && (
        <span className="block text-15 text-soft-ink">
          Fewer than you asked for: the set will have {matching}.
        </span>
      )}
    </>
  );
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast("Link copied. Whoever opens it gets the same choice.");
  } catch {
    toast("The browser did not allow copying. The address bar holds the link.");
  }
}
