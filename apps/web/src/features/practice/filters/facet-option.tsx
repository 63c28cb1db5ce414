import { type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface FacetOptionProps {
  readonly label: ReactNode;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly checked: boolean;
  /** Some of what lies below is chosen. */
  readonly partly?: boolean;
  /** Covered by a wider choice, so that it cannot be taken away alone. */
  readonly within?: boolean;
  readonly onToggle: () => void;
}

/**
 * A choice with the number of questions it would leave. One that leaves none can be reached and
 * says so, but cannot be taken.
 */
export function FacetOption(props: FacetOptionProps) {
  const { label, count, checked, partly = false, within = false, onToggle } = props;
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const empty = count === 0 && !checked;
  const fixed = empty || within;
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = partly;
  }, [partly]);
  return (
    <label
      className={classNames(
        "inline-flex min-h-10 items-center gap-2.5 rounded-desk border px-3 py-1.5 text-15 transition-colors",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary has-[:focus-visible]:outline-offset-2",
        checked || within ? "border-primary bg-primary-tint" : "border-edge bg-raised",
        empty ? "border-dashed text-soft-ink" : "hover:border-ink",
      )}
    >
      <input
        ref={input}
        type="checkbox"
        checked={checked || within}
        aria-disabled={fixed || undefined}
        aria-describedby={hintId}
        onChange={() => {
          if (!fixed) onToggle();
        }}
        className="size-4 shrink-0 accent-primary outline-none aria-disabled:opacity-50"
      />
      <span className="min-w-0">{label}</span>
      <span id={hintId} className="figures ml-auto pl-1 text-13 text-soft-ink">
        {count ?? "–"}
        <span className="sr-only">
          {count === null ? " being counted" : count === 1 ? " question" : " questions"}
          {within && ", included in the wider choice"}
        </span>
      </span>
    </label>
  );
}
