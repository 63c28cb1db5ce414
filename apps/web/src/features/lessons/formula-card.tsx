import type { Lesson } from "@lexiquant/contract";
import { InlineMarkup } from "../../items/markup.tsx";

/** Every formula of a topic: its name, the formula, and when it holds. */
export function FormulaCard({ formulas }: Pick<Lesson, "formulas">) {
  return (
    <section aria-labelledby="formula-card" className="sheet px-4 py-4 sm:px-5">
      <h2 id="formula-card" className="text-18">
        Formula card
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {formulas.map(({ name, formula, note }) => (
          <div key={name} className="py-3 last:pb-0">
            <dt className="font-medium text-15">{name}</dt>
            <dd className="my-1.5 font-serif text-18 leading-loose">
              <InlineMarkup source={formula} />
            </dd>
            <dd className="text-15 text-soft-ink">
              <InlineMarkup source={note} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
