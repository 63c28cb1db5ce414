import { type ReactNode, useEffect } from "react";

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading on wide screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A screen's frame: the document's title, one first heading, the content on the desk. */
export function Page({ title, lead, aside, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className="page-width animate-rise pt-8 pb-20 sm:pt-12">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-28 sm:text-36">
            {title}
          </h1>
          {lead !== undefined && <p className="mt-2 max-w-prose text-soft-ink">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Lexiquant`;
  }, [title]);
}
