import type { EssayChoices, ExamOptions } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { PROPOSED_DIRECTIVE } from "../../../../items/essays/essay-address.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { examOptionsQuery } from "../../exam/setup/exam-setup-queries.ts";
import { BeginEssayPanel } from "./begin-essay-panel.tsx";
import { EndedEssays, OpenEssays } from "./essay-lists.tsx";
import { PromptFields } from "./prompt-fields.tsx";
import { standardTime, TimingFields } from "./timing-fields.tsx";
import {
  changedChoice,
  FIRST_CHOICE,
  proposedDirective,
  type WritingChoice,
} from "./writing-choice.ts";
import { essayChoicesQuery } from "./writing-queries.ts";

/** What to write on, and under which conditions. */
export function WritingSetup() {
  const choices = useQuery(essayChoicesQuery);
  const options = useQuery(examOptionsQuery);
  return (
    <Page
      title="Write an essay"
      lead="One Analyze an Issue task, as on the test. Afterward you get an estimated score with its range, and what to change next."
    >
      <div className="flex flex-col gap-12">
        <OpenEssays />
        {choices.data !== undefined && options.data !== undefined ? (
          <Setup choices={choices.data} accommodations={options.data.accommodations} />
        ) : choices.isError || options.isError ? (
          <InlineFailure
            title="The issues could not be loaded."
            error={choices.error ?? options.error}
            onRetry={() => {
              if (choices.isError) void choices.refetch();
              if (options.isError) void options.refetch();
            }}
            retrying={choices.isFetching || options.isFetching}
          />
        ) : (
          <LoadingLogo label="The issues are loading" />
        )}
        <EndedEssays />
        <ButtonLink to="/practice/mode" look="quiet" className="self-start">
          Back to practice
        </ButtonLink>
      </div>
    </Page>
  );
}

interface SetupProps {
  readonly choices: EssayChoices;
  readonly accommodations: ExamOptions["accommodations"];
}

function Setup({ choices, accommodations }: SetupProps) {
  const [query] = useSearchParams();
  const proposed = proposedDirective(choices, query.get(PROPOSED_DIRECTIVE));
  const [choice, setChoice] = useState<WritingChoice>({
    ...FIRST_CHOICE,
    directive: proposed,
    accommodationId: standardTime(accommodations),
  });
  const change = (part: Partial<WritingChoice>) =>
    setChoice((before) => changedChoice(choices, before, part));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="sheet flex min-w-0 flex-col gap-6 p-5 sm:p-6">
        <PromptFields choices={choices} choice={choice} proposed={proposed} onChange={change} />
        <TimingFields {...choice} accommodations={accommodations} onChange={change} />
      </div>
      <BeginEssayPanel choices={choices} choice={choice} accommodations={accommodations} />
    </div>
  );
}
