import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Decorative drawing or icon. */
  readonly picture?: ReactNode;
}

/** Nothing to show yet: says why, and what would change that. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-desk border border-edge border-dashed px-5 py-6">
      {picture !== undefined && <div className="text-soft-ink">{picture}</div>}
      <p className="font-medium text-18">{title}</p>
      {children !== undefined && (
        <div className="max-w-prose text-15 text-soft-ink">{children}</div>
      )}
      {action}
    </div>
  );
}
