import { type ReactNode, Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router";
import { retryFailedLoads } from "../lib/on-demand.tsx";
import { LoadingLogo } from "../ui/loading-logo.tsx";
import { ScreenError } from "./screen-error.tsx";

/** Where a screen stands: the logo while it loads, its error where it fails, the focus at its heading once it is there. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={ScreenError}
      resetKeys={[pathname]}
      onReset={retryFailedLoads}
    >
      <Suspense fallback={<LoadingLogo />}>
        {children}
        <FocusOnArrival pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The screen with which the visit began: nobody has gone there, so the focus stays where the browser puts it. */
let shown: string | null = null;

/** After going to another screen the focus stands at its heading, so that a screen reader begins there. */
function FocusOnArrival({ pathname }: { readonly pathname: string }) {
  useEffect(() => {
    const arrived = shown !== null && shown !== pathname;
    shown = pathname;
    if (!arrived) return;
    const heading = document.querySelector<HTMLElement>("#content h1");
    (heading ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
