import { type ReactNode, Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router";
import { LoadingLogo } from "../ui/loading-logo.tsx";
import { ScreenError } from "./screen-error.tsx";

/** Where a screen stands: the logo while it loads, its error where it fails, the focus at its heading once it is there. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]}>
      <Suspense fallback={<LoadingLogo />}>
        {children}
        <FocusOnArrival pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The key of the entry with which a visit begins. */
const FIRST_ENTRY = "default";

/** After going to another screen the focus stands at its heading, so that a screen reader begins there. */
function FocusOnArrival({ pathname }: { readonly pathname: string }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per screen, not once per entry of the history.
  useEffect(() => {
    if (key === FIRST_ENTRY) return;
    const heading = document.querySelector<HTMLElement>("#content h1");
    (heading ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
