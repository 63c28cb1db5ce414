import type { PaceRow } from "@lexiquant/contract";
import { ChartSection, FiguresTable } from "../../../ui/chart-section.tsx";
import { type RangeRow, RangeRows } from "../../../ui/charts/range-rows.tsx";
import { paceAxis } from "./pace-axis.ts";
import { paceRowsFile } from "./pace-files.ts";
import {
  groupsSentence,
  isTimed,
  missingSentence,
  ratioInWords,
  ratioRange,
} from "./pace-words.ts";

interface PaceGroupProps {
  readonly heading: string;
  /** Of the file. */
  readonly subject: string;
  readonly rows: readonly PaceRow[];
  readonly classesOf?: (row: PaceRow) => RangeRow["classes"];
}

/** Time over the exam's pace, group by group. */
export function PaceGroup({ heading, subject, rows, classesOf }: PaceGroupProps) {
  if (rows.length === 0) return null;
  const timed = rows.filter(isTimed);
  const missing = missingSentence(rows);
  return (
    <ChartSection
      heading={heading}
      answer={groupsSentence(rows)}
      chart={
        <>
          {timed.length > 0 && (
            <RangeRows
              label={`${heading}: time over the exam’s pace`}
              rows={timed.map((row) => {
                const classes = classesOf?.(row);
                return {
                  id: row.id,
                  name: row.name,
                  note: ratioInWords(row.ratio.estimate),
                  range: row.ratio,
                  ...(classes === undefined ? {} : { classes }),
                };
              })}
              {...paceAxis(rows)}
              format={(ratio) => `${ratio}×`}
              reference={{ value: 1, label: "Exam’s pace" }}
            />
          )}
          {missing !== null && <p className="mt-4 max-w-prose text-13 text-soft-ink">{missing}</p>}
        </>
      }
      file={paceRowsFile(subject, rows)}
      table={
        <FiguresTable
          caption={heading}
          columns={["", "Answers", "Right", "Time over pace (80% range)", "Rushed", "Stuck"]}
          rows={rows.map((row) => [
            row.name,
            String(row.answers),
            String(row.right),
            row.ratio === null ? `${row.answersNeeded} more answers` : ratioRange(row.ratio),
            String(row.rushed),
            String(row.stuck),
          ])}
        />
      }
    />
  );
}
