import type { VocabularyForecast } from "@lexiquant/contract";
import { fullDay } from "../../../lib/calendar-words.ts";
import { plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

type Recall = VocabularyForecast["recall"];

/** How many of the words met will be there on test day, with its range. */
export function RecallSection({ recall }: { readonly recall: Recall }) {
  const heading = recall.isTestDay ? "Recalled on test day" : "Recalled in 30 days";
  const { expected, low, high, met } = recall;
  return (
    <ChartSection
      heading={heading}
      answer={recallSentence(recall)}
      chart={
        <RangeRows
          label={`${heading}: words of ${met} met, with the 80% range`}
          rows={[
            {
              id: "recall",
              name: fullDay(recall.date),
              note: `${rounded(expected)} of ${met}, ${rounded(low)} to ${rounded(high)}`,
              range: { estimate: expected, low, high },
              classes: ROLE_CLASSES.vocabulary,
            },
          ]}
          domain={[0, met]}
          ticks={[0, Math.round(met / 2), met]}
          format={rounded}
        />
      }
      file={recallFile(recall)}
      table={
        <FiguresTable
          caption={heading}
          columns={["Day", "Words met", "Recalled", "80% range"]}
          rows={[
            [
              fullDay(recall.date),
              String(met),
              rounded(expected),
              `${rounded(low)} to ${rounded(high)}`,
            ],
          ]}
        />
      }
    />
  );
}

function recallSentence({ met, expected, low, high, date, isTestDay }: Recall): string {
  const day = isTestDay ? `On ${fullDay(date)}, your test day,` : `On ${fullDay(date)}`;
  return `${day} about ${rounded(expected)} of the ${plural(met, "word")} you have met would be there (${rounded(low)} to ${rounded(high)} with 80% certainty), if you reviewed none until then. Reviews on the way bring more.`;
}

function rounded(words: number): string {
  return String(Math.round(words));
}

function recallFile({ date, isTestDay, met, expected, low, high }: Recall): CsvFile {
  return {
    subject: "words-recall-forecast",
    columns: [
      "date",
      "is_test_day",
      "met_count",
      "recalled_count",
      "recalled_low_80",
      "recalled_high_80",
    ],
    rows: [[date, String(isTestDay), met, expected, low, high]],
  };
}
