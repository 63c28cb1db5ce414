import { SURENESS_LEVELS, type Sureness } from "@lexiquant/domain/session";
import { useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface SurenessPickerProps {
  readonly value: Sureness | null;
  readonly onChange: (sureness: Sureness) => void;
}

export const SURENESS_NAMES: Record<Sureness, string> = {
  guess: "A guess",
  unsure: "Unsure",
  sure: "Sure",
};

/** What the key says when it is pressed again: sure, unsure, a guess, and round. */
export function nextSureness(value: Sureness | null): Sureness {
  const order = SURENESS_LEVELS.toReversed();
  const place = value === null ? -1 : order.indexOf(value);
  return order[(place + 1) % order.length] ?? "sure";
}

/** Said before the outcome is known, or not at all. The key may say it from far above: what was said comes into view. */
export function SurenessPicker({ value, onChange }: SurenessPickerProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    field.current?.scrollIntoView?.({ block: "nearest" });
  }, [value]);
  return (
    <fieldset ref={field} className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-left mr-2 py-1.5 text-15 text-soft-ink">
        How sure are you?{" "}
        <span className="text-13">
          (optional) <kbd className="font-sans">S</kbd>
        </span>
      </legend>
      {SURENESS_LEVELS.map((level) => (
        <label
          key={level}
          className={classNames(
            "flex min-h-9 items-center rounded-full border px-3.5 text-15 transition-colors",
            "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2",
            value === level
              ? "border-primary bg-primary-tint font-medium"
              : "border-edge hover:border-ink",
          )}
        >
          <input
            type="radio"
            name="sureness"
            value={level}
            checked={value === level}
            aria-keyshortcuts="S"
            onChange={() => onChange(level)}
            className="sr-only"
          />
          {SURENESS_NAMES[level]}
        </label>
      ))}
    </fieldset>
  );
}
