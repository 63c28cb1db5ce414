import type { WordCounts } from "@lexiquant/contract";
import { plural } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { COUNT_ROWS, CountBars } from "./count-bars.tsx";

const HEADING = "Where your words stand";

/** Known, learning, not met, due and set aside. */
export function StandingSection({ counts }: { readonly counts: WordCounts }) {
  return (
    <ChartSection
      heading={HEADING}
      answer={standingSentence(counts)}
      chart={<CountBars label={HEADING} counts={counts} />}
      file={countsFile(counts)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={["Words", "Count", "What it means"]}
          rows={COUNT_ROWS.map(({ id, name, meaning }) => [name, String(counts[id]), meaning])}
        />
      }
    />
  );
}

function standingSentence({ known, learning, due }: WordCounts): string {
  const waiting = due === 0 ? "Nothing is due now." : `${plural(due, "word")} due now.`;
  return `You know ${plural(known, "word")} and are learning ${learning}. ${waiting}`;
}

function countsFile(counts: WordCounts): CsvFile {
  return {
    subject: "words-standing",
    columns: ["standing", "words_count"],
    rows: COUNT_ROWS.map(({ id }) => [id, counts[id]]),
  };
}
