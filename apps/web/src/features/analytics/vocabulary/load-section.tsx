import type { VocabularyForecast } from "@lexiquant/contract";
import { shortDay } from "../../../lib/calendar-words.ts";
import { plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { DayBars } from "./day-bars.tsx";

type Load = VocabularyForecast["load"];

const HEADING = "What the coming days bring";
const WEEK_DAYS = 7;

/** Reviews of the coming days, spread by the student's own limits. */
export function LoadSection({ load }: { readonly load: Load }) {
  return (
    <ChartSection
      heading={HEADING}
      answer={loadSentence(load)}
      chart={
        <DayBars
          label={`${HEADING}: reviews by day`}
          days={load.map(({ date, reviews }) => ({ day: date, count: reviews }))}
        />
      }
      file={{
        subject: "words-load",
        columns: ["date", "reviews_count", "new_words_count"],
        rows: load.map(({ date, reviews, newWords }) => [date, reviews, newWords]),
      }}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["Day", "Reviews", "New words"]}
          rows={load.map(({ date, reviews, newWords }) => [
            shortDay(date),
            String(reviews),
            String(newWords),
          ])}
        />
      }
    />
  );
}

function loadSentence(load: Load): string {
  const week = load.slice(0, WEEK_DAYS);
  const reviews = week.reduce((sum, day) => sum + day.reviews, 0);
  const newWords = week.reduce((sum, day) => sum + day.newWords, 0);
  return `In the next ${plural(week.length, "day")}: ${plural(reviews, "review")} and ${plural(newWords, "new word")}, within your limits. Reviews that the new words will bring are not counted yet.`;
}
