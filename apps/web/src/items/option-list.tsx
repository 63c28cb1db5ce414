import type { PublicItem, PublicOption } from "@lexiquant/domain/item";
import { chosenIds, withOptionPicked } from "@lexiquant/domain/session";
import { useId } from "react";
import { type Answering, optionMark } from "./answering.ts";
import { OptionRow, type OptionShape } from "./option-row.tsx";

interface OptionListProps {
  readonly item: PublicItem;
  readonly options: readonly PublicOption[];
  readonly shape: OptionShape;
  readonly legend: string;
  /** Read out but not shown where the directions say the same already. */
  readonly legendHidden?: boolean;
  readonly answering: Answering;
}

/** A group of native radio buttons or check boxes; each option can also be struck out. */
export function OptionList(props: OptionListProps) {
  const { item, options, shape, legend, legendHidden = true, answering } = props;
  const name = useId();
  const chosen = chosenIds(answering.response);
  const { onToggleElimination } = answering;
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? "sr-only" : "mb-2 font-medium text-15"}>{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            shape={shape}
            name={name}
            checked={chosen.includes(option.id)}
            eliminated={answering.eliminatedIds.includes(option.id)}
            locked={answering.locked}
            mark={optionMark(answering, option.id)}
            onPick={() =>
              answering.onRespond(withOptionPicked(item, answering.response, option.id))
            }
            onToggleElimination={
              onToggleElimination === null ? null : () => onToggleElimination(option.id)
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
