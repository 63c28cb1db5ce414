import { type ReactNode, useId } from "react";
import { CsvButton, type CsvFile } from "./csv-button.tsx";

interface ChartSectionProps {
  readonly heading: string;
  /** Of the heading: 3 where the section stands under a heading of its own. */
  readonly level?: 2 | 3;
  /** What the picture shows, in a sentence: the answer before the evidence. */
  readonly answer: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  /** The same figures to keep. */
  readonly file?: CsvFile;
}

export function ChartSection(props: ChartSectionProps) {
  const { heading, level = 2, answer, chart, table, file } = props;
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={id}
      className="sheet min-w-0 p-5 sm:p-7 print:break-inside-avoid print:p-4"
    >
      <Heading id={id} className={level === 2 ? "text-22" : "text-18"}>
        {heading}
      </Heading>
      <p className="mt-1.5 mb-5 max-w-prose text-15 text-soft-ink">{answer}</p>
      {chart}
      <Evidence heading={heading} table={table} file={file} />
    </section>
  );
}

interface EvidenceProps {
  readonly heading: string;
  readonly table: ReactNode;
  readonly file?: CsvFile | undefined;
}

/** What a picture is drawn from: a table to unfold, and a file to keep. */
export function Evidence({ heading, table, file }: EvidenceProps) {
  return (
    <div className="relative mt-4 text-15 print:hidden">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-primary">
          As a table
        </summary>
        <section
          aria-label={`${heading}, as a table`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          className="mt-2 overflow-x-auto"
        >
          {table}
        </section>
      </details>
      {file !== undefined && (
        <div className="absolute top-0 -right-4">
          <CsvButton file={file} of={heading} />
        </div>
      )}
    </div>
  );
}

interface FiguresTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <table className="figures w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-13 text-soft-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={[heading, ...cells].join(" ")} className="border-line border-b last:border-0">
            <th scope="row" className="py-2 pr-4 font-medium">
              {heading}
            </th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} className="py-2 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
