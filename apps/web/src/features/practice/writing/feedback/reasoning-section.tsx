import type { EssayReasoning } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { QuoteList } from "./quote-list.tsx";

interface ReasoningSectionProps {
  /** Of the model. */
  readonly name: string;
  readonly reasoning: EssayReasoning;
}

/** What a language model says of the reasoning: as the model's own words, apart from the rater's feedback. */
export function ReasoningSection({ name, reasoning }: ReasoningSectionProps) {
  const { strongest, weakest, example, counterargument } = reasoning;
  return (
    <section
      id="reasoning"
      aria-labelledby="reasoning-heading"
      className="sheet min-w-0 p-5 sm:p-7"
    >
      <h2 id="reasoning-heading" className="text-22">
        A language model on your reasoning
      </h2>
      <p className="mt-1.5 max-w-prose text-15 text-soft-ink">
        By {name}, not by the rater, and no part of the score. The quotes were checked: they stand
        in your essay. The rest was not, so keep only what convinces you.
      </p>
      <div className="mt-5 flex flex-col gap-5">
        {strongest !== null && <Point heading="The strongest point" {...strongest} />}
        {weakest !== null && <Point heading="The weakest step" {...weakest} />}
        {example !== null && (
          <Part heading="An example that would help, not in your essay">{example}</Part>
        )}
        {counterargument !== null && <Part heading="An objection to meet">{counterargument}</Part>}
      </div>
    </section>
  );
}

interface PointProps extends NonNullable<EssayReasoning["strongest"]> {
  readonly heading: string;
}

function Point({ heading, quote, text }: PointProps) {
  return (
    <Part heading={heading} quote={<QuoteList quotes={[quote]} />}>
      {text}
    </Part>
  );
}

interface PartProps {
  readonly heading: string;
  readonly quote?: ReactNode;
  readonly children: string;
}

function Part({ heading, quote, children }: PartProps) {
  return (
    <div>
      <h3 className="text-16">{heading}</h3>
      {quote !== undefined && <div className="mt-2 max-w-prose">{quote}</div>}
      <p className="mt-2 max-w-prose break-words text-15">{children}</p>
    </div>
  );
}
