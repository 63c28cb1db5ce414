import { InlineMarkup } from "../markup.tsx";
import type { TableEquivalent } from "./table-equivalent.ts";

interface DataTableProps {
  readonly table: TableEquivalent;
  readonly labelledBy: string;
}

const NUMERIC = /^[−$-]?[$\d][\d,.]*\s*%?$/;

/** A table that scrolls sideways on narrow screens, by keyboard too. */
export function DataTable({ table, labelledBy }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys, which needs the focus.
    <section tabIndex={0} aria-labelledby={labelledBy} className="overflow-x-auto rounded-small">
      <table aria-labelledby={labelledBy} className="figures w-full border-collapse text-15">
        <thead>
          <tr className="border-ink border-b-2">
            {table.columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={
                  place === 0 ? "p-2 text-start align-bottom" : "p-2 text-end align-bottom"
                }
              >
                <InlineMarkup source={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // Rows never move, and nothing else need be unique in them.
            <tr key={`row-${place.toString()}`} className="border-line border-b">
              {row.map((cell, column) => (
                <Cell key={table.columns[column]} text={cell} heads={column === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ text, heads }: { readonly text: string; readonly heads: boolean }) {
  if (heads) {
    return (
      <th scope="row" className="p-2 text-start font-medium">
        <InlineMarkup source={text} />
      </th>
    );
  }
  return (
    <td className={NUMERIC.test(text) ? "p-2 text-end" : "p-2 text-end sm:min-w-24"}>
      <InlineMarkup source={text} />
    </td>
  );
}
