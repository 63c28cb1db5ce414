import { lazy, Suspense, useEffect } from "react";
import { Hero } from "./hero.tsx";
import type { SiteFacts } from "./site-facts.ts";

const TITLE = "Lexiquant: an AI tutor for the GRE";

const BelowTheFold = lazy(async () => {
  const { BelowTheFold: component } = await import("./below-the-fold.tsx");
  return { default: component };
});

export function LandingScreen({ facts }: { readonly facts: SiteFacts }) {
  useEffect(() => {
    document.title = TITLE;
  }, []);
  return (
    <>
      <div className="page-width">
        <Hero facts={facts} />
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <BelowTheFold facts={facts} />
      </Suspense>
    </>
  );
}
