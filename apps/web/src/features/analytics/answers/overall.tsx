import type { Analytics } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";
import { isKnown, missingInWords } from "./rate-words.ts";

interface OverallProps extends Pick<Analytics, "overall" | "totalMs"> {
  /** Where there is more of it. */
  readonly children?: ReactNode;
}

/** The answer before all evidence: how much is right, with its range, and what it took. */
export function Overall({ overall, totalMs, children }: OverallProps) {
  const known = isKnown(overall);
  return (
    <section aria-label="Overall" className="sheet p-5 sm:p-7">
      <p className="max-w-prose text-22">
        {known
          ? `You get ${formatPercent(overall.accuracy)} of questions right at the first attempt.`
          : `${missingInWords(overall)}.`}
      </p>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <Figure
          name="Right at the first attempt"
          value={known ? formatPercent(overall.accuracy) : "Not enough data yet"}
        >
          {known
            ? `Four times in five, the true share lies between ${formatPercent(overall.low)} and ${formatPercent(overall.high)}.`
            : `${overall.correct} of ${plural(overall.answered, "answer")} so far.`}
        </Figure>
        <Figure name="Questions answered" value={String(overall.answered)}>
          First attempts only; a second look at a question does not count.
        </Figure>
        <Figure name="Time on them" value={formatDuration(totalMs)}>
          {overall.answered > 0 &&
            `${formatDuration(totalMs / overall.answered)} a question on average.`}
        </Figure>
      </dl>
      {children}
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className="border-line border-l-2 pl-4">
      <dt className="text-13 text-soft-ink">{name}</dt>
      <dd>
        <span className="figures block font-bold text-22">{value}</span>
        <span className="block text-13 text-soft-ink">{children}</span>
      </dd>
    </div>
  );
}
