import type { EssayQuote } from "@lexiquant/contract";

/** Words of the essay itself, as evidence. */
export function QuoteList({ quotes }: { readonly quotes: readonly EssayQuote[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {quotes.map(({ start, end, text }) => (
        <li key={`${start} ${end}`}>
          <q className="block border-edge border-l-2 pl-3 font-serif text-16">{text}</q>
        </li>
      ))}
    </ul>
  );
}
