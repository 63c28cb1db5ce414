import type { ExamOptions } from "@lexiquant/contract";
import type { PaceFactor } from "@lexiquant/domain/session";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePaceFactor } from "../../../../items/accommodations/use-pace-factor.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { BeginPanel } from "./begin-panel.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { firstChoice } from "./exam-choice.ts";
import { OpenExams } from "./exam-lists.tsx";
import { examOptionsQuery } from "./exam-setup-queries.ts";

/** Which exam to sit, and under which conditions. */
export function ExamSetup() {
  const options = useQuery(examOptionsQuery);
  const granted = usePaceFactor();
  return (
    <Page
      title="Sit an exam"
      lead="A whole mock or a single section, as on the test: under the clock, and without feedback until the end."
    >
      <div className="flex flex-col gap-10">
        <OpenExams />
        {options.data !== undefined && !granted.isPending ? (
          <Setup options={options.data} paceFactor={granted.paceFactor} />
        ) : options.isPending || granted.isPending ? (
          <LoadingLogo label="The exams are loading" />
        ) : (
          <InlineFailure
            title="The exams could not be loaded."
            error={options.error}
            onRetry={() => void options.refetch()}
            retrying={options.isFetching}
          />
        )}
        <ButtonLink to="/practice/mode" look="quiet" className="self-start">
          Back to practice
        </ButtonLink>
      </div>
    </Page>
  );
}

interface SetupProps {
  readonly options: ExamOptions;
  readonly paceFactor: PaceFactor;
}

function Setup({ options, paceFactor }: SetupProps) {
  const [query] = useSearchParams();
  const [choice, setChoice] = useState(() => firstChoice(options, query.get("format"), paceFactor));
  const format = options.formats.find(({ id }) => id === choice.formatId);
  const accommodation = options.accommodations.find(({ id }) => id === choice.accommodationId);
  if (format === undefined || accommodation === undefined) {
    return <p className="text-soft-ink">No exam is offered at the moment.</p>;
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <ChoiceFields
        options={options}
        choice={choice}
        format={format}
        accommodation={accommodation}
        onChange={setChoice}
      />
      <BeginPanel choice={choice} format={format} accommodation={accommodation} />
    </div>
  );
}
