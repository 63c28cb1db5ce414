import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../ui/part.tsx";
import { ForecastSection } from "../standing/forecast-section.tsx";
import { nowSentence } from "../standing/standing-words.ts";
import { standingQuery } from "../standing-queries.ts";

/** What the plan may bring by the day of the test: the odds of the targets, and what would do where one is out of reach. */
export function PlanOdds() {
  const standing = useQuery(standingQuery);
  return (
    <section aria-labelledby="odds-heading">
      <h2 id="odds-heading" className="mb-4 text-22">
        What it may bring
      </h2>
      <Part query={standing} what="your odds">
        {({ measures }) => (
          <div className="grid grid-cols-1 items-start gap-6">
            {measures.map(({ forecast, ...each }) =>
              forecast === null ? (
                <p key={each.measure} className="max-w-prose text-15 text-soft-ink">
                  {nowSentence({ forecast, ...each })}
                </p>
              ) : (
                <ForecastSection
                  key={each.measure}
                  measure={each.measure}
                  forecast={forecast}
                  target={each.target}
                />
              ),
            )}
          </div>
        )}
      </Part>
    </section>
  );
}
