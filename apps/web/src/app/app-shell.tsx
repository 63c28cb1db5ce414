import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { LoadingLogo } from "../ui/loading-logo.tsx";
import { Header } from "./header.tsx";

/** What surrounds every screen: skip link, header, main landmark, the logo while a screen loads. */
export function AppShell() {
  const { pathname } = useLocation();
  const { location: target } = useNavigation();
  const loading = target !== undefined && target.pathname !== pathname;
  useFocusOnArrival(pathname);
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-desk bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        {loading && <LoadingLogo />}
        <div hidden={loading}>
          <Outlet />
        </div>
      </main>
      <ScrollRestoration />
    </>
  );
}

/** After going to another screen the focus stands at its heading, so that a screen reader begins there. */
function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>("#content h1");
    (heading ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }, [pathname]);
}
