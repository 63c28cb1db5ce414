import type { VocabularyForecast } from "@lexiquant/contract";
import { fullDay } from "../../../lib/calendar-words.ts";
import { plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { ROLE_CLASSES } from "../../../ui/role-colour.ts";

type Recall = VocabularyForecast["recall"];

/** How many of the words met will be there on test day, with its range, without a review and as planned. */
export function RecallSection({ recall }: { readonly recall: Recall }) {
  const heading = recall.isTestDay ? "Recalled on test day" : "Recalled in 30 days";
  const { asPlanned, expected, low, high, met } = recall;
  return (
    <ChartSection
      heading={heading}
      answer={recallSentence(recall)}
      chart={
        <RangeRows
          label={`${heading}: words of ${met} met, with the 80% range, if none is reviewed until then`}
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
          columns={["Day", "Words met", "Recalled without reviews", "80% range", "As planned"]}
          rows={[
            [
              fullDay(recall.date),
              String(met),
              rounded(expected),
              `${rounded(low)} to ${rounded(high)}`,
              asPlanned === null ? "–" : rounded(asPlanned),
            ],
          ]}
        />
      }
    />
  );
}

function recallSentence(recall: Recall): string {
  const { met, expected, low, high, date, isTestDay } = recall;
  const day = isTestDay ? `On ${fullDay(date)}, your test day,` : `On ${fullDay(date)}`;
  const alone = `${day} about ${rounded(expected)} of the ${plural(met, "word")} you have met would be there (${rounded(low)} to ${rounded(high)} with 80% certainty), if you reviewed none until then.`;
  return `${alone} ${plannedSentence(recall)}`;
}

/** A simulated student keeps every day of the plan; few do, and how much that takes away is not known. */
function plannedSentence({ asPlanned, active }: Recall): string {
  return asPlanned === null
    ? "Reviews on the way bring more."
    : `If you kept to your plan every day, new words included, it would be about ${rounded(asPlanned)} of ${plural(active, "word")}. That is a simulation of a student like you, so take it as a rough guide: each day left out brings it down.`;
}

function rounded(words: number): string {
  return String(Math.round(words));
}

function recallFile({
  date,
  isTestDay,
  met,
  expected,
  low,
  high,
  asPlanned,
  active,
}: Recall): CsvFile {
  return {
    subject: "words-recall-forecast",
    columns: [
      "date",
      "is_test_day",
      "met_count",
      "recalled_count",
      "recalled_low_80",
      "recalled_high_80",
      "active_count",
      "recalled_as_planned_count",
    ],
    rows: [[date, String(isTestDay), met, expected, low, high, active, asPlanned ?? ""]],
  };
}
