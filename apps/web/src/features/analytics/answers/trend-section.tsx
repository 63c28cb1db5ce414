import type { Analytics } from "@lexiquant/contract";
import { shortDay } from "../../../lib/calendar-words.ts";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { weeksFile } from "./answer-files.ts";
import { isKnown, rateInWords } from "./rate-words.ts";
import { TrendChart } from "./trend-chart.tsx";

const MS_PER_MINUTE = 60_000;

type Weeks = Analytics["byWeek"];

export function TrendSection({ weeks }: { readonly weeks: Weeks }) {
  if (weeks.length === 0) return null;
  return (
    <ChartSection
      heading="Week by week"
      answer={trendInWords(weeks)}
      chart={<TrendChart label="Share right by week, with its 80% range" weeks={weeks} />}
      file={weeksFile(weeks)}
      table={
        <FiguresTable
          caption="Week by week"
          columns={["Week of", "Answered", "Right", "Share right (80% range)", "Time"]}
          rows={weeks.map(({ week, rate, minutes }) => [
            shortDay(week),
            String(rate.answered),
            String(rate.correct),
            rateInWords(rate),
            formatDuration(minutes * MS_PER_MINUTE),
          ])}
        />
      }
    />
  );
}

/** Names a change only where the ranges of the first and the last week lie apart. */
function trendInWords(weeks: Weeks): string {
  const known = weeks.flatMap(({ week, rate }) => (isKnown(rate) ? [{ week, rate }] : []));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || first === last) {
    return `${plural(known.length, "week has", "weeks have")} enough answers so far; a trend needs two.`;
  }
  const from = `${formatPercent(first.rate.accuracy)} in the week of ${shortDay(first.week)}`;
  const to = `${formatPercent(last.rate.accuracy)} in the week of ${shortDay(last.week)}`;
  if (last.rate.low > first.rate.high) return `Up from ${from} to ${to}.`;
  if (last.rate.high < first.rate.low) return `Down from ${from} to ${to}.`;
  return `From ${from} to ${to}; the ranges overlap, so this may be chance.`;
}
