import type { EssaySummary } from "@lexiquant/contract";
import { Link } from "react-router";
import { essayAddress } from "../../../items/essays/essay-address.ts";
import {
  essayRange,
  essayScoreInWords,
  essayStateInWords,
  levelInWords,
  TIMING_NAMES,
} from "../../../items/essays/essay-words.ts";
import { formatDayAndTime, formatDuration } from "../../../lib/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { CsvButton } from "../../../ui/csv-button.tsx";
import { essaysFile } from "./writing-words.ts";

/** On a phone, where the table scrolls, the estimate stands under the essay's name. */
const ESTIMATE = "Estimate (80% range)";
const COLUMNS = ["Essay", ESTIMATE, "Begun", "Conditions", "Words", "Time"];

/** Every essay, newest first, each with the way to its feedback. */
export function EssayTable({ essays }: { readonly essays: readonly EssaySummary[] }) {
  return (
    <section aria-labelledby="essays-heading" className="sheet min-w-0 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="essays-heading" className="text-22">
          Your essays
        </h2>
        <CsvButton file={essaysFile(essays)} of="Your essays" />
      </div>
      <section
        aria-label="Your essays, as a table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-4 overflow-x-auto"
      >
        <table className="figures w-full min-w-2xl text-left text-15">
          <thead>
            <tr className="border-line border-b text-13 text-soft-ink">
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames(
                    "py-2 pr-4 font-medium",
                    column === ESTIMATE && "max-sm:hidden",
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {essays.map((essay) => (
              <EssayRow key={essay.id} essay={essay} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function EssayRow({ essay }: { readonly essay: EssaySummary }) {
  const { begins, createdAt, source, timing, words, usedMs, score, revisionOf } = essay;
  return (
    <tr className="border-line border-b align-top last:border-0">
      <th scope="row" className="min-w-44 max-w-xs py-3 pr-4 font-medium">
        <Link
          to={essayAddress(essay)}
          className="rounded-small text-primary underline underline-offset-4"
        >
          {begins}
        </Link>
        <span className="block font-normal text-13 sm:hidden">
          {score === null ? essayStateInWords(essay) : essayScoreInWords(score)}
        </span>
        {revisionOf !== null && (
          <span className="block font-normal text-13 text-soft-ink">A revision</span>
        )}
      </th>
      <td className="py-3 pr-4 max-sm:hidden">
        {score === null
          ? essayStateInWords(essay)
          : `${levelInWords(score.score)} (${essayRange(score)})`}
      </td>
      <td className="whitespace-nowrap py-3 pr-4">{formatDayAndTime(createdAt)}</td>
      <td className="py-3 pr-4">{source === "exam" ? "Mock exam" : TIMING_NAMES[timing]}</td>
      <td className="py-3 pr-4">{words}</td>
      <td className="whitespace-nowrap py-3">
        {timing === "exam" ? formatDuration(usedMs) : "Untimed"}
      </td>
    </tr>
  );
}
