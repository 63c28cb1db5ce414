import { classNames } from "./class-names.ts";

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly className?: string;
}

/** A thin bar that shows how much of something is done; always beside the same figure in words. */
export function Meter({ label, value, max, className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={classNames("h-1.5 overflow-hidden rounded-full bg-sunk", className)}
    >
      <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
