import { useQuery } from "@tanstack/react-query";
import { RecommendationCard } from "../../../items/recommendation-card.tsx";
import { recommendationsQuery } from "../../../items/recommendations-query.ts";
import { InlineFailure } from "../../../ui/inline-failure.tsx";

const ALTERNATIVES = 2;

/** The one step that is recommended, and two others for who would rather not. Everything else stays in reach without it. */
export function NextStep() {
  const recommendations = useQuery(recommendationsQuery);
  const [first, ...others] = recommendations.data?.recommendations ?? [];
  const settled = recommendations.data !== undefined && first === undefined;
  if (settled) return null;
  return (
    <section aria-label="Recommended">
      <h2 className="mb-4 text-22">Your next step</h2>
      {recommendations.isPending && (
        <p role="status" className="sheet min-h-48 p-5 text-soft-ink sm:p-7">
          Your next step is being worked out.
        </p>
      )}
      {recommendations.isError && first === undefined && (
        <InlineFailure
          title="What to do next could not be worked out. All practice below is open to you."
          error={recommendations.error}
          onRetry={() => void recommendations.refetch()}
          retrying={recommendations.isFetching}
        />
      )}
      {first !== undefined && <RecommendationCard recommendation={first} look="lead" />}
      {others.length > 0 && (
        <>
          <p className="my-3 text-15 text-soft-ink">or</p>
          <ul aria-label="Alternatives" className="grid gap-4 md:grid-cols-2">
            {others.slice(0, ALTERNATIVES).map((recommendation) => (
              <li key={recommendation.id}>
                <RecommendationCard recommendation={recommendation} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
