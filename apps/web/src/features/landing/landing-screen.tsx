import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { onDemand } from "../../lib/on-demand.tsx";
import { Hero } from "./hero.tsx";
import type { SiteFacts } from "./site-facts.ts";

const TITLE = "Lexiquant: an AI tutor for the GRE";

const BelowTheFold = onDemand(async () => (await import("./below-the-fold.tsx")).BelowTheFold);

export function LandingScreen({ facts }: { readonly facts: SiteFacts }) {
  useEffect(() => {
    document.title = TITLE;
  }, []);
  return (
    <>
      <div className="page-width">
        <Hero facts={facts} />
      </div>
      {/* Where the rest cannot be loaded, the hero with its sign-in stays. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <BelowTheFold facts={facts} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
