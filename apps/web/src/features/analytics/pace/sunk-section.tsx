import type { PaceView } from "@lexiquant/contract";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { RangeRows } from "../../../ui/charts/range-rows.tsx";
import { spentInWords, worthInWords } from "../costs/cost-words.ts";
import { sunkFile } from "./pace-files.ts";
import { sunkSentence } from "./pace-words.ts";

const STEPS = 6;
const HEADING = "Time sunk";

/** What staying too long has cost, in right answers. */
export function SunkSection({ sunk }: Pick<PaceView, "sunk">) {
  const { questions, minutes, worthRight } = sunk;
  const step = Math.ceil(((worthRight?.high ?? 0) + 1) / STEPS);
  const ticks = Array.from({ length: STEPS + 1 }, (_, place) => place * step);
  if (worthRight === null || questions === 0) {
    return (
      <section aria-label={HEADING} className="sheet min-w-0 p-5 sm:p-7">
        <h2 className="text-22">{HEADING}</h2>
        <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{sunkSentence(sunk)}</p>
      </section>
    );
  }
  return (
    <ChartSection
      heading={HEADING}
      answer={sunkSentence(sunk)}
      chart={
        <RangeRows
          label="Right answers lost to time sunk, with the 80% range"
          rows={[
            {
              id: "lost",
              name: "Right answers lost",
              note: worthInWords(worthRight),
              range: worthRight,
            },
          ]}
          domain={[0, step * STEPS]}
          ticks={ticks}
          format={String}
        />
      }
      file={sunkFile(sunk)}
      table={
        <FiguresTable
          caption={HEADING}
          columns={[
            "Questions",
            "Time beyond twice the expected",
            "Right answers lost (80% range)",
          ]}
          rows={[
            [
              String(questions),
              spentInWords(minutes),
              `${worthRight.estimate.toFixed(1)} (${worthRight.low.toFixed(1)}–${worthRight.high.toFixed(1)})`,
            ],
          ]}
        />
      }
    />
  );
}
