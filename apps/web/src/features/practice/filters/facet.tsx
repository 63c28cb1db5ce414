import type { FacetCounts } from "@lexiquant/contract";
import type { ReactNode } from "react";
import { FacetOption } from "./facet-option.tsx";
import { toggled } from "./filters-in-address.ts";

interface FacetProps<Value extends string | number> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[];
  readonly counts: FacetCounts["kinds"] | undefined;
  readonly onChange: (chosen: Value[]) => void;
}

/** One condition on the questions; nothing chosen means no condition. */
export function Facet<Value extends string | number>(props: FacetProps<Value>) {
  const { legend, values, names, chosen, counts, onChange } = props;
  return (
    <FacetFrame legend={legend}>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <FacetOption
            key={value}
            label={names[value]}
            count={counts === undefined ? null : (counts[String(value)] ?? 0)}
            checked={chosen.includes(value)}
            onToggle={() => onChange(toggled(chosen, value))}
          />
        ))}
      </div>
    </FacetFrame>
  );
}

interface FacetFrameProps {
  readonly legend: string;
  readonly children: ReactNode;
}

export function FacetFrame({ legend, children }: FacetFrameProps) {
  return (
    <fieldset className="min-w-0 border-line border-t pt-5 first:border-0 first:pt-0">
      <legend className="float-left mb-3 w-full font-bold text-16">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
