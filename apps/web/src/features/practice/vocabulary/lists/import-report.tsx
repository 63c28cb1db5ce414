import type { ImportResult } from "@lexiquant/contract";
import { plural } from "../../../../lib/format.ts";
import { FiguresTable } from "../../../../ui/chart-section.tsx";
import { importSentence, REFUSAL_TEXTS } from "./import-words-text.ts";

const MOST_ROWS = 50;
const MOST_CHARACTERS = 60;

interface ImportReportProps {
  readonly result: ImportResult;
  /** What was sent, to show the lines in question. */
  readonly text: string;
}

/** What was taken in, and which lines were not, each with its reason. */
export function ImportReport({ result, text }: ImportReportProps) {
  const lines = text.split(/\r\n?|\n/);
  const shown = result.refusals.slice(0, MOST_ROWS);
  const more = result.refusals.length - shown.length;
  return (
    <div role="status" className="flex flex-col gap-3 text-15">
      <p className="max-w-prose">{importSentence(result)}</p>
      {shown.length > 0 && (
        <div className="overflow-x-auto">
          <FiguresTable
            caption="Lines that were not taken"
            columns={["Line", "What it says", "Why not"]}
            rows={shown.map(({ line, reason }) => [
              String(line),
              shortened(lines[line - 1] ?? ""),
              REFUSAL_TEXTS[reason],
            ])}
          />
        </div>
      )}
      {more > 0 && <p className="text-soft-ink">And {plural(more, "more line")}.</p>}
    </div>
  );
}

function shortened(line: string): string {
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}
