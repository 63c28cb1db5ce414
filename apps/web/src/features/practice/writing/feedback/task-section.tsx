import type { EssayFeedbackView } from "@lexiquant/contract";
import { setQuotes } from "@lexiquant/domain/item";
import { Check, Minus } from "lucide-react";
import { QuoteList } from "./quote-list.tsx";

interface TaskSectionProps {
  readonly directive: EssayFeedbackView["directive"];
  readonly paragraphs: readonly string[];
}

/** What the instruction asks for, and where the essay was seen to do it. */
export function TaskSection({ directive: { instruction, asks }, paragraphs }: TaskSectionProps) {
  const found = asks.filter(({ quote }) => quote !== null).length;
  return (
    <section id="task" aria-labelledby="task-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="task-heading" className="text-22">
        What the task asked for
      </h2>
      <div className="reading mt-3 flex flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{setQuotes(paragraph)}</p>
        ))}
        <p className="text-soft-ink italic">{setQuotes(instruction)}</p>
      </div>
      {asks.length > 0 && (
        <>
          <p className="mt-5 max-w-prose text-15 text-soft-ink">
            {found} of {asks.length} parts were found. They are looked for by the words that signal
            them, so one may have been missed.
          </p>
          <ul className="mt-3 flex flex-col gap-4">
            {asks.map(({ message, quote }) => (
              <li key={message} className="flex gap-3">
                {quote === null ? (
                  <Minus aria-hidden size={20} className="mt-0.5 shrink-0 text-caution" />
                ) : (
                  <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-correct" />
                )}
                <div className="min-w-0">
                  <p className="mb-1.5">
                    <span className="font-medium">{quote === null ? "Not found" : "Found"}: </span>
                    {message}
                  </p>
                  {quote !== null && <QuoteList quotes={[quote]} />}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
