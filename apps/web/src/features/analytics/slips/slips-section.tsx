import type { SlipsView } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { shortDay } from "../../../lib/calendar-words.ts";
import { SECTION_NAMES } from "../../../messages.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { Part } from "../../../ui/part.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";
import { slipsQuery } from "../standing-queries.ts";
import { withCommonWeeks } from "./slip-weeks.ts";
import { type Slip, slipsSentence, slipTrendSentence } from "./slip-words.ts";
import { WeekBars } from "./week-bars.tsx";

const HEADING = "Your most frequent slips";

export function SlipsSection() {
  return (
    <Part query={useQuery(slipsQuery)} what="your slips">
      {(view) => <Slips view={view} />}
    </Part>
  );
}

function Slips({ view }: { readonly view: SlipsView }) {
  const slips = withCommonWeeks(view.slips);
  if (slips.length === 0) {
    return (
      <section aria-label={HEADING} className="sheet min-w-0 p-5 sm:p-7">
        <h2 className="text-22">{HEADING}</h2>
        <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{slipsSentence(view)}</p>
      </section>
    );
  }
  const most = Math.max(...slips.flatMap(({ weeks }) => weeks.map(({ count }) => count)));
  return (
    <ChartSection
      heading={HEADING}
      answer={slipsSentence(view)}
      chart={
        <ol className="flex flex-col divide-y divide-line">
          {slips.map((slip) => (
            <SlipRow key={slip.id} slip={slip} most={most} />
          ))}
        </ol>
      }
      file={slipsFile(view.slips)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["Slip", "Section", "Wrong answers", "Trend", "By week"]}
          rows={slips.map((slip) => [
            slip.name,
            SECTION_NAMES[slip.measure],
            String(slip.count),
            slipTrendSentence(slip),
            slip.weeks.map(({ week, count }) => `${shortDay(week)}: ${count}`).join(", "),
          ])}
        />
      }
    />
  );
}

interface SlipRowProps {
  readonly slip: Slip;
  readonly most: number;
}

function SlipRow({ slip, most }: SlipRowProps) {
  const { name, remedy, measure, count, weeks, latestItemId } = slip;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 first:pt-0 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 text-15">
        <h3 className="text-16">
          {name}
          <span className="figures ml-2 font-normal text-13 text-soft-ink">
            {count} wrong, {SECTION_NAMES[measure]}
          </span>
        </h3>
        <p className="mt-1 max-w-prose">{remedy}</p>
        <p className="mt-1 text-soft-ink">{slipTrendSentence(slip)}</p>
        <Link
          to={`/question/view?id=${latestItemId}`}
          className="inline-flex min-h-11 items-center font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
        >
          The latest question with it
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
      {weeks.length > 0 && (
        <WeekBars
          label={`${name}: wrong answers by week`}
          weeks={weeks}
          most={most}
          fill={ROLE_CLASSES[measure].fill}
        />
      )}
    </li>
  );
}

function slipsFile(slips: readonly Slip[]): CsvFile {
  return {
    subject: "slips-by-week",
    columns: ["id", "name", "measure", "wrong_answers_count", "week_starting", "week_count"],
    rows: slips.flatMap(({ id, name, measure, count, weeks }) =>
      weeks.map((of) => [id, name, measure, count, of.week, of.count]),
    ),
  };
}
