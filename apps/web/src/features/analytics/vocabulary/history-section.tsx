import type { VocabularyForecast } from "@lexiquant/contract";
import { shortDay } from "../../../lib/calendar-words.ts";
import { formatDuration, formatPercent, plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { DayBars } from "./day-bars.tsx";

type History = VocabularyForecast["history"];

const HEADING = "What you have done";
/** More bars than these cannot be told apart; the table and the file have all. */
const MOST_BARS = 30;

/** Answers by study day. Nothing is shown where there is none. */
export function HistorySection({ history }: { readonly history: History }) {
  if (history.length === 0) return null;
  return (
    <ChartSection
      heading={HEADING}
      answer={historySentence(history)}
      chart={
        <DayBars
          label={`${HEADING}: answers by day`}
          days={history
            .slice(-MOST_BARS)
            .map(({ date, reviews }) => ({ day: date, count: reviews }))}
        />
      }
      file={{
        subject: "words-history",
        columns: ["date", "reviews_count", "recalled_count", "new_words_count", "time_seconds"],
        rows: history.map(({ date, reviews, recalled, newWords, elapsedMs }) => [
          date,
          reviews,
          recalled,
          newWords,
          elapsedMs / 1000,
        ]),
      }}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["Day", "Answers", "Recalled", "New words", "Time"]}
          rows={history.map(({ date, reviews, recalled, newWords, elapsedMs }) => [
            shortDay(date),
            String(reviews),
            String(recalled),
            String(newWords),
            formatDuration(elapsedMs),
          ])}
        />
      }
    />
  );
}

function historySentence(history: History): string {
  const reviews = history.reduce((sum, day) => sum + day.reviews, 0);
  const recalled = history.reduce((sum, day) => sum + day.recalled, 0);
  const share = reviews === 0 ? "" : `, ${formatPercent(recalled / reviews)} of them recalled`;
  return `${plural(reviews, "answer")} on ${plural(history.length, "day")} of the last 90${share}.`;
}
