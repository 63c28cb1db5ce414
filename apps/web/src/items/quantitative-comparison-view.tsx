import type { PublicItemOf } from "@lexiquant/domain/item";
import type { Answering } from "./answering.ts";
import { Markup } from "./markup.tsx";
import { OptionList } from "./option-list.tsx";

interface QuantitativeComparisonViewProps {
  readonly item: PublicItemOf<"quantitative-comparison">;
  readonly answering: Answering;
}

export function QuantitativeComparisonView({ item, answering }: QuantitativeComparisonViewProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 overflow-hidden rounded-desk border border-edge">
        <Quantity name="Quantity A" source={item.quantityA} />
        <Quantity name="Quantity B" source={item.quantityB} />
      </div>
      <OptionList
        item={item}
        options={item.options}
        shape="oval"
        legend="Which quantity is greater?"
        answering={answering}
      />
    </div>
  );
}

function Quantity({ name, source }: { readonly name: string; readonly source: string }) {
  return (
    <section
      aria-label={name}
      className="min-w-0 text-center not-first:border-edge not-first:border-l"
    >
      <p className="border-edge border-b bg-sunk px-3 py-1.5 font-medium text-15">{name}</p>
      <Markup
        source={source}
        className="items-center overflow-x-auto px-3 py-4 font-serif text-18"
      />
    </section>
  );
}
