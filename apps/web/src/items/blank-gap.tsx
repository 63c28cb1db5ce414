import type { ReactNode } from "react";

const ROMAN = ["i", "ii", "iii"] as const;

/** The name of a blank as the test prints it: `Blank (ii)`; a lone blank has no number. */
export function blankName(number: number, count: number): string {
  return count === 1 ? "Blank" : `Blank (${ROMAN[number - 1] ?? number})`;
}

interface BlankGapProps {
  readonly number: number;
  readonly count: number;
  /** Null while the gap is empty. */
  readonly word: ReactNode;
}

/**
 * A gap in the sentence that shows the chosen word. It stays out of the text that highlights
 * count their places in, because its words come and go.
 */
export function BlankGap({ number, count, word }: BlankGapProps) {
  return (
    <span data-highlight-skip="" className="whitespace-nowrap">
      {count > 1 && (
        <span aria-hidden="true" className="mr-0.5 text-15 text-soft-ink">
          ({ROMAN[number - 1] ?? number})
        </span>
      )}
      <span className="inline-block min-w-24 border-ink border-b-2 px-1.5 text-center leading-snug">
        {word === null ? (
          <span className="sr-only">{blankName(number, count)}, empty</span>
        ) : (
          <span className="whitespace-normal font-medium text-primary">
            <span className="sr-only">{blankName(number, count)}: </span>
            {word}
          </span>
        )}
      </span>
    </span>
  );
}
