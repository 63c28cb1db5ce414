import { type ReactNode, Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router";
import { retryFailedLoads } from "../lib/on-demand.tsx";
import { LoadingLogo } from "../ui/loading-logo.tsx";
import { focusHeading } from "./focus-heading.ts";
import { placeOf } from "./place-of.ts";
import { ScreenError } from "./screen-error.tsx";

/** Where a screen stands: the logo while it loads, its error where it fails, the focus at its heading once it is there. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const place = placeOf(useLocation());
  return (
    <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[place]} onReset={retryFailedLoads}>
      <Suspense fallback={<LoadingLogo />}>
        {children}
        <FocusOnArrival place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The place with which the visit began: nobody has gone there, so the focus stays where the browser puts it. */
let shown: string | null = null;

/** After going to another place the focus stands at its heading, so that a screen reader begins there. */
function FocusOnArrival({ place }: { readonly place: string }) {
  useEffect(() => {
    const arrived = shown !== null && shown !== place;
    shown = place;
    return arrived ? focusHeading() : undefined;
  }, [place]);
  return null;
}
