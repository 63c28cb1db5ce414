import { lazy, Suspense, useEffect } from "react";
import type { SiteContact } from "../../env.ts";
import { Hero } from "./hero.tsx";

const TITLE = "Lexiquant: an AI tutor for the GRE";

const BelowTheFold = lazy(async () => {
  const { BelowTheFold: component } = await import("./below-the-fold.tsx");
  return { default: component };
});

export function LandingScreen({ contact }: { readonly contact: SiteContact }) {
  useEffect(() => {
    document.title = TITLE;
  }, []);
  return (
    <>
      <div className="page-width">
        <Hero />
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <BelowTheFold contact={contact} />
      </Suspense>
    </>
  );
}
