import { useId } from "react";
import type { OptionMark } from "../../../../items/answering.ts";
import { OptionRow } from "../../../../items/option-row.tsx";
import { letterOf } from "./option-letters.ts";

interface WordOptionsProps {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly picks: 1 | 2;
  readonly chosen: readonly string[];
  /** Null until it is let out. */
  readonly correct: readonly string[] | null;
  readonly locked: boolean;
  readonly onPick: (optionId: string) => void;
}

/** The options of a drill, with the marks of the test: ovals for one, squares for two. */
export function WordOptions(props: WordOptionsProps) {
  const { legend, options, picks, chosen, correct, locked, onPick } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map(({ id, text }, place) => (
          <OptionRow
            key={id}
            option={{ id: letterOf(place), text }}
            shape={picks === 1 ? "oval" : "square"}
            name={name}
            checked={chosen.includes(id)}
            eliminated={false}
            locked={locked}
            mark={correct === null ? null : markOf(chosen.includes(id), correct.includes(id))}
            onPick={() => onPick(id)}
            onToggleElimination={null}
          />
        ))}
      </div>
    </fieldset>
  );
}

function markOf(isChosen: boolean, isRight: boolean): OptionMark | null {
  if (isRight) return isChosen ? "chosen-right" : "missed";
  return isChosen ? "chosen-wrong" : null;
}
