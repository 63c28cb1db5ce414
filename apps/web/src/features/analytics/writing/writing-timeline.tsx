import type { EssaySummary } from "@lexiquant/contract";
import { essayRange, levelInWords } from "../../../items/essays/essay-words.ts";
import { formatDayAndTime } from "../../../lib/format.ts";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { WritingChart } from "./writing-chart.tsx";
import { essaysFile, ratedEssays, timelineInWords } from "./writing-words.ts";

/** The scores over time; nothing where none is rated yet. */
export function WritingTimeline({ essays }: { readonly essays: readonly EssaySummary[] }) {
  const rated = ratedEssays(essays);
  if (rated.length === 0) return null;
  return (
    <ChartSection
      heading="Estimated scores over time"
      answer={timelineInWords(rated)}
      chart={
        <WritingChart
          label="Estimated scores of your essays over time, each with its 80% range"
          essays={rated.map(({ essay: { id, source }, ...point }) => ({
            id,
            isMock: source === "exam",
            ...point,
          }))}
        />
      }
      table={
        <FiguresTable
          caption="Estimated scores over time"
          columns={["Submitted", "Essay", "Estimate", "80% range"]}
          rows={rated.map(({ essay, score, submittedAt }) => [
            formatDayAndTime(submittedAt),
            essay.begins,
            levelInWords(score.score),
            essayRange(score),
          ])}
        />
      }
      file={essaysFile(rated.map(({ essay }) => essay))}
    />
  );
}
