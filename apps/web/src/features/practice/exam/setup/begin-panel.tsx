import { useQuery } from "@tanstack/react-query";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import {
  type Accommodation,
  type ExamChoice,
  type ExamFormat,
  freshnessInWords,
  totalMinutes,
} from "./exam-choice.ts";
import { openExamsQuery } from "./exam-setup-queries.ts";
import { useStartExam } from "./use-start-exam.ts";

interface BeginPanelProps {
  readonly choice: ExamChoice;
  readonly format: ExamFormat;
  readonly accommodation: Accommodation;
}

const CONDITIONS = [
  "The clock runs on the server: closing the page does not stop it.",
  "No feedback and no tutor until the end.",
  "Free movement inside a section, no way back after it.",
  "Everything you enter is kept, on another device too.",
] as const;

/** What sitting the exam is like, and its beginning. */
export function BeginPanel({ choice, format, accommodation }: BeginPanelProps) {
  const begin = useStartExam();
  const minutes = totalMinutes(format, accommodation);
  const whole = format.kind === "whole-test";
  return (
    <section aria-label="Begin" className="sheet flex flex-col gap-4 p-5 lg:sticky lg:top-20">
      <h2 className="text-22">
        {minutes === null ? "No time limit" : `About ${minutes + choice.breakMinutes} minutes`}
      </h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-15">
        {CONDITIONS.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className="text-15">{freshnessInWords(format)}</p>
      <p className="text-15 text-soft-ink">
        {whole
          ? "The scores you get are estimates, each with its range. They are not official scores."
          : "A single section shows how you did on it. One section is too short for a score of the test; what it shows is an estimate."}
      </p>
      {begin.openAlready ? (
        <OpenAlready />
      ) : (
        begin.error !== null && (
          <InlineFailure
            title="The exam was not prepared."
            error={begin.error}
            onRetry={begin.retry}
            retrying={begin.pending}
          />
        )
      )}
      <Button
        look="primary"
        size="large"
        pending={begin.pending}
        onClick={() => begin.start(choice)}
      >
        {begin.pending ? "Preparing" : "Begin"}
      </Button>
      <p className="text-13 text-soft-ink">
        The directions of the first section come next. No clock runs until you begin it.
      </p>
    </section>
  );
}

/** One exam at a time: the way to the one that is open. */
function OpenAlready() {
  const exams = useQuery(openExamsQuery);
  const [open] = exams.data?.exams ?? [];
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-desk border border-caution bg-caution-tint px-4 py-3.5 text-15"
    >
      <p>Another exam of yours is still open. Finish it or quit it, then begin this one.</p>
      {open !== undefined && (
        <ButtonLink to={`/practice/session?exam=${open.id}`}>Go on with {open.name}</ButtonLink>
      )}
    </div>
  );
}
