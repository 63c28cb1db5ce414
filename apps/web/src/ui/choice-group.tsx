import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** One of a few: native radio buttons drawn as cards, so arrow keys and forms work as everywhere. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, legendHidden = false, choices, value, onChange, disabled = false } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={legendHidden ? "sr-only" : "mb-2 font-medium text-15"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              "flex min-h-11 items-start gap-2.5 rounded-desk border px-3.5 py-2.5 text-15 transition-colors",
              "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2",
              choice.detail !== undefined && "min-w-56 flex-1",
              choice.value === value
                ? "border-primary bg-primary-tint"
                : "border-edge bg-raised hover:border-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-[3px] size-4 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0">
              <span className="font-medium">{choice.label}</span>
              {choice.detail !== undefined && (
                <span className="mt-0.5 block text-13 text-soft-ink">{choice.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
