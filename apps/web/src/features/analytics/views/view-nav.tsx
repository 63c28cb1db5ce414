import { Link } from "react-router";
import { viewAddress } from "./view-address.ts";
import { VIEWS } from "./views.ts";

/** Links and no tabs: each view is a place of its own, which begins at its heading. */
export function ViewNav({ current }: { readonly current: string }) {
  return (
    <nav aria-label="Views of your figures" className="mb-8 border-line border-b print:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {VIEWS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={viewAddress(id)}
              aria-current={id === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium text-15 text-soft-ink no-underline transition-colors hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
