import type { ImportPreview, ImportResult } from "@lexiquant/contract";
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
  return (
    <div role="status" className="flex flex-col gap-3 text-15">
      <p className="max-w-prose">{importSentence(result)}</p>
      <Refusals refusals={result.refusals} caption="Lines that were not taken" text={text} />
    </div>
  );
}

interface ImportPreviewProps {
  readonly preview: ImportPreview;
  readonly text: string;
}

/** What the text is read as, before anything is taken in. */
export function ImportPreviewTable({ preview, text }: ImportPreviewProps) {
  const { words, count, refusals } = preview;
  const more = count - words.length;
  return (
    <div role="status" className="flex flex-col gap-3 text-15">
      <p>{count === 0 ? "No word can be read in it." : `${plural(count, "word")} can be read:`}</p>
      {words.length > 0 && (
        <div className="max-h-72 overflow-auto">
          <FiguresTable
            caption="Words as they are read"
            columns={["Word", "Meaning", "From"]}
            rows={words.map(({ word, meaning, isOwn }) => [
              word,
              meaning ?? "the lexicon’s",
              isOwn ? "your own" : "the lexicon",
            ])}
          />
        </div>
      )}
      {more > 0 && <p className="text-soft-ink">And {plural(more, "more word")}.</p>}
      <Refusals refusals={refusals} caption="Lines that cannot be taken" text={text} />
    </div>
  );
}

interface RefusalsProps extends Pick<ImportResult, "refusals"> {
  readonly caption: string;
  readonly text: string;
}

function Refusals({ refusals, caption, text }: RefusalsProps) {
  const lines = text.split(/\r\n?|\n/);
  const shown = refusals.slice(0, MOST_ROWS);
  const more = refusals.length - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <div className="overflow-x-auto">
          <FiguresTable
            caption={caption}
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
    </>
  );
}

function shortened(line: string): string {
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}
