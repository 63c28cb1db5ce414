import type { Essay, EssayTimingInput, ExamOptions } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { examOptionsQuery } from "../../exam/setup/exam-setup-queries.ts";
import { standardTime, TimingFields } from "../setup/timing-fields.tsx";
import { useStartEssay } from "../setup/use-start-essay.ts";
import { timingOf } from "../setup/writing-choice.ts";

/** Begins a new version of an essay from its text: the score of both is shown afterward. */
export function ReviseEssay({ essay }: { readonly essay: Essay }) {
  const [asked, setAsked] = useState(false);
  const options = useQuery({ ...examOptionsQuery, enabled: asked });
  const accommodations = options.data?.accommodations ?? [];
  const [timing, setTiming] = useState<EssayTimingInput["kind"]>("untimed");
  const [chosen, setChosen] = useState<string | null>(null);
  const accommodationId = chosen ?? timeOf(essay, accommodations);
  const { revise, pending, error } = useStartEssay();
  const ready = timing === "untimed" || options.data !== undefined;
  return (
    <>
      <Button look="primary" onClick={() => setAsked(true)}>
        <PenLine aria-hidden size={17} />
        Revise and rescore
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title="Revise this essay"
        description="You go on from its text. This version and its score stay as they are; afterward you see both side by side."
        footer={
          <>
            <Button onClick={() => setAsked(false)}>Not now</Button>
            <Button
              look="primary"
              pending={pending}
              aria-disabled={!ready || undefined}
              onClick={() => {
                if (ready) revise(essay.id, timingOf({ timing, accommodationId }));
              }}
            >
              {pending ? "Beginning" : "Begin the revision"}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <TimingFields
            timing={timing}
            accommodationId={accommodationId}
            accommodations={accommodations}
            onChange={(part) => {
              if (part.timing !== undefined) setTiming(part.timing);
              if (part.accommodationId !== undefined) setChosen(part.accommodationId);
            }}
          />
          {options.isError && timing === "exam" && (
            <InlineFailure
              title="The times could not be loaded."
              error={options.error}
              onRetry={() => void options.refetch()}
              retrying={options.isFetching}
            />
          )}
          {error !== null && <InlineFailure title="The revision was not begun." error={error} />}
        </div>
      </Dialog>
    </>
  );
}

/** The time that the essay had, or else the test's. */
function timeOf({ timing }: Essay, accommodations: ExamOptions["accommodations"]): string {
  const known =
    timing.kind === "exam" && accommodations.some(({ id }) => id === timing.accommodation.id);
  return known ? timing.accommodation.id : standardTime(accommodations);
}
