import type { Essay, EssayFeedbackView } from "@lexiquant/contract";
import { Link } from "react-router";
import { formatDayAndTime, plural } from "../../../../lib/format.ts";
import { DifferenceText } from "../difference/difference-text.tsx";

interface ChangeSectionProps {
  readonly before: NonNullable<EssayFeedbackView["before"]>;
  readonly essay: Essay;
}

/** What the revision changed in the text. */
export function ChangeSection({ before, essay }: ChangeSectionProps) {
  return (
    <section id="changes" aria-labelledby="change-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="change-heading" className="text-22">
        What you changed
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-15 text-soft-ink">
        From {plural(before.words, "word")} to {plural(essay.words, "word")}.{" "}
        <Link
          to={`/practice/results?essay=${before.essayId}`}
          className="rounded-small text-primary underline underline-offset-4"
        >
          The version before, of {formatDayAndTime(before.submittedAt)}
        </Link>
      </p>
      <DifferenceText before={before.text} after={essay.draft.text} />
    </section>
  );
}
