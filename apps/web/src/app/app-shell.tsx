import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { Footer } from "../features/landing/footer.tsx";
import { siteFacts } from "../features/landing/site-facts.ts";
import { homeAsked } from "../lib/session-signals.ts";
import { Header } from "./header.tsx";
import { ScreenFrame } from "./screen-frame.tsx";
import { useScrollToTop } from "./use-scroll-to-top.ts";

/** What surrounds every screen: skip link, header, main landmark, and the footer under the landing page. */
export function AppShell() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => homeAsked.listen(() => void navigate("/")), [navigate]);
  useScrollToTop();
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
        <ScreenFrame>
          <Outlet />
        </ScreenFrame>
      </main>
      {pathname === "/" && <Footer facts={siteFacts} />}
    </>
  );
}
