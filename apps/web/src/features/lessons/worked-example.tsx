import type { Lesson } from "@lexiquant/contract";
import { parseInline } from "@lexiquant/domain/item";
import { Markup } from "../../items/markup.tsx";

/** A problem to try; the way to its answer stays folded until it is asked for. */
export function WorkedExample({ example }: Pick<Lesson, "example">) {
  const { problem, steps, answer } = example;
  // All open: only so that several are numbered, in the steps too.
  const blanks = parseInline(problem).flatMap(({ kind }) => (kind === "blank" ? [null] : []));
  return (
    <section aria-labelledby="worked-example">
      <h2 id="worked-example" className="mb-3 text-22">
        An example to try
      </h2>
      <div className="sheet p-4 sm:p-5">
        <Markup source={problem} words={blanks} className="reading" />
        <details className="mt-5 border-line border-t pt-2">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-15">
            Steps and answer, once you have tried
          </summary>
          <ol className="mt-2 flex list-decimal flex-col gap-3 pl-6">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                <Markup source={step} words={blanks} className="reading text-16!" />
              </li>
            ))}
          </ol>
          <div className="mt-5 rounded-desk border border-line bg-sunk px-4 py-3">
            <h3 className="mb-1 text-15">Answer</h3>
            <Markup source={answer} className="reading text-16!" />
          </div>
        </details>
      </div>
    </section>
  );
}
