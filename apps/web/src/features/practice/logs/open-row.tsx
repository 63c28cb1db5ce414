import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/button.tsx";

interface OpenRowProps {
  readonly title: ReactNode;
  /** How far it has come. */
  readonly detail: ReactNode;
  readonly to: string;
  /** What the button does. */
  readonly action: string;
  readonly children?: ReactNode;
}

/** Something that was begun and can be gone on with. */
export function OpenRow({ title, detail, to, action, children }: OpenRowProps) {
  return (
    <li className="sheet flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <div className="min-w-56 flex-1">
        <p className="font-medium">{title}</p>
        <p className="figures mt-0.5 text-15 text-soft-ink">{detail}</p>
        {children}
      </div>
      <ButtonLink to={to} look="primary">
        {action}
      </ButtonLink>
    </li>
  );
}
