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

interface ReviseEssayProps {
  readonly essay: Essay;
  /** Of the earlier version to start from; without it the submitted text is. */
  readonly revision?: number | undefined;
}

/** Begins a new version of an essay from its text: the score of both is shown afterward. */
export function ReviseEssay({ essay, revision }: ReviseEssayProps) {
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
      <Opener essay={essay} revision={revision} onClick={() => setAsked(true)} />
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={isFresh({ essay, revision }) ? "Write on this issue" : "Revise this essay"}
        description={whatHappens({ essay, revision })}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>Not now</Button>
            <Button
              look="primary"
              pending={pending}
              aria-disabled={!ready || undefined}
              onClick={() => {
                if (ready) revise(essay.id, timingOf({ timing, accommodationId }), revision);
              }}
            >
              {pending ? "Beginning" : beginLabel({ essay, revision })}
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

/** Nothing was written, so that nothing is revised. */
function isFresh({ essay, revision }: ReviseEssayProps): boolean {
  return essay.state === "blank" && revision === undefined;
}

function beginLabel(props: ReviseEssayProps): string {
  return isFresh(props) ? "Begin the essay" : "Begin the revision";
}

function whatHappens(props: ReviseEssayProps): string {
  if (isFresh(props)) return "You begin with an empty page, on the same issue.";
  const from = props.revision === undefined ? "its text" : "the earlier version that you chose";
  return `You go on from ${from}. What you submitted and its score stay as they are; afterward you see both side by side.`;
}

function Opener({ onClick, ...props }: ReviseEssayProps & { readonly onClick: () => void }) {
  const isEarlier = props.revision !== undefined;
  const revise = isFresh(props) ? "Write on this issue" : "Revise and rescore";
  return (
    <Button
      look={isEarlier ? "secondary" : "primary"}
      size={isEarlier ? "small" : "medium"}
      onClick={onClick}
    >
      <PenLine aria-hidden size={isEarlier ? 16 : 17} />
      {isEarlier ? "Revise from this version" : revise}
    </Button>
  );
}

/** The time that the essay had, or else the test's. */
function timeOf({ timing }: Essay, accommodations: ExamOptions["accommodations"]): string {
  const known =
    timing.kind === "exam" && accommodations.some(({ id }) => id === timing.accommodation.id);
  return known ? timing.accommodation.id : standardTime(accommodations);
}
