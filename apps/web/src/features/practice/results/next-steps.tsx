import type { SessionResults } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { RecommendationCard } from "../../../items/recommendation-card.tsx";
import { TwinButton } from "../../../items/twins/twin-button.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { nextStepsQuery } from "./next-steps-query.ts";

/** The steps that follow from a result, each one click. Without them the way back to practice stays. */
export function NextSteps({ results }: { readonly results: SessionResults }) {
  const answer = useQuery(nextStepsQuery(results.session.id));
  const steps = answer.data?.steps ?? [];
  const alone = twinOfTheOnlyQuestion(results);
  const twinned = steps.some(({ action }) => action.kind === "try-twin");
  return (
    <section aria-label="What next">
      <h2 className="mb-3 text-22">What next</h2>
      {answer.isPending && (
        <p role="status" className="sheet min-h-40 p-5 text-soft-ink">
          The next steps are being worked out.
        </p>
      )}
      {steps.length > 0 && (
        <ul aria-label="Next steps" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {steps.map((step) => (
            <li key={step.id}>
              <RecommendationCard recommendation={step} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3 empty:hidden">
        {alone !== null && !twinned && <TwinButton itemId={alone} />}
        {!answer.isPending && steps.length === 0 && (
          <ButtonLink to="/practice/mode">Practice again</ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Whoever answered one question alone, such as a twin, may want the next version of it whatever came of this one. */
function twinOfTheOnlyQuestion({ questions }: SessionResults) {
  const [only, ...others] = questions;
  if (only === undefined || others.length > 0) return null;
  return only.attempt !== null && only.hasTwins ? only.item.id : null;
}
