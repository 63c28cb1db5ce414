import { useQuery } from "@tanstack/react-query";
import { RecommendationCard } from "../../items/recommendation-card.tsx";
import { recommendationsQuery } from "../../items/recommendations-query.ts";
import { Part } from "../../ui/part.tsx";

const STEPS = 3;

/** The first recommendations, each with its reason and the button that does it. */
export function WhatNext() {
  return (
    <section aria-labelledby="what-next-heading" className="flex min-w-0 flex-col gap-5">
      <h2 id="what-next-heading" className="text-22">
        What next
      </h2>
      <Part query={useQuery(recommendationsQuery)} what="your next steps">
        {({ recommendations }) =>
          recommendations.length === 0 ? (
            <p className="text-15 text-soft-ink">Nothing in particular: any practice will do.</p>
          ) : (
            <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
              {recommendations.slice(0, STEPS).map((recommendation) => (
                <li key={recommendation.id} className="min-w-0">
                  <RecommendationCard recommendation={recommendation} />
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  );
}
