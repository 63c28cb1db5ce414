import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface EndedRowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly to: string;
  /** What came of it, with a smaller line below; nothing for neither. */
  readonly outcome?: ReactNode;
  readonly outcomeDetail?: ReactNode;
}

/** Something that has ended, with the way to what came of it. */
export function EndedRow({ title, detail, to, outcome, outcomeDetail }: EndedRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunk"
      >
        <span className="min-w-0 flex-1">
          <span className="font-medium">{title}</span>
          <span className="block text-13 text-soft-ink">{detail}</span>
        </span>
        {(outcome !== undefined || outcomeDetail !== undefined) && (
          <span className="figures shrink-0 text-right text-15">
            {outcome}
            {outcomeDetail !== undefined && (
              <span className="block text-13 text-soft-ink">{outcomeDetail}</span>
            )}
          </span>
        )}
        <ChevronRight aria-hidden size={18} className="shrink-0 text-soft-ink" />
      </Link>
    </li>
  );
}
