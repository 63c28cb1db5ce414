import type { Plan } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { GoalsForm } from "../../../items/goals/goals-form.tsx";
import { planQuery } from "../../../items/goals/goals-query.ts";
import { RecommendationCard } from "../../../items/recommendation-card.tsx";
import { recommendationsQuery } from "../../../items/recommendations-query.ts";
import { classNames } from "../../../ui/class-names.ts";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { PlanOdds } from "./plan-odds.tsx";
import { PlanWeek } from "./plan-week.tsx";
import {
  minutesAsTime,
  mocksSentence,
  planHeadline,
  topicsSentences,
  weekSentences,
} from "./plan-words.ts";

/** The way to the test: what this week holds, the weeks after it, what is recommended, and the goals that it stands on. */
export function PlanView() {
  const plan = useQuery(planQuery);
  const asksForGoals = plan.data?.state === "no-hours" || plan.data?.state === "test-over";
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-10">
        {plan.isPending && <LoadingLogo label="Your plan is loading" />}
        {plan.isError && plan.data === undefined && (
          <InlineFailure
            title="Your plan could not be loaded."
            error={plan.error}
            onRetry={() => void plan.refetch()}
            retrying={plan.isFetching}
          />
        )}
        {plan.data !== undefined && <LoadedPlan plan={plan.data} />}
        {plan.data?.state === "dated" && <PlanOdds />}
        {!plan.isPending && plan.data?.state !== "test-today" && (
          <Recommendations isLight={plan.data?.state === "test-near"} />
        )}
      </div>
      <section
        aria-labelledby="goals-heading"
        className={classNames(
          "sheet p-5 sm:p-6 lg:sticky lg:top-22 lg:order-last",
          asksForGoals && "order-first",
        )}
      >
        <h2 id="goals-heading" className="mb-4 text-22">
          Your goals
        </h2>
        <GoalsForm />
      </section>
    </div>
  );
}

function LoadedPlan({ plan }: { readonly plan: Plan }) {
  const { title, text } = planHeadline(plan);
  const noMocks = mocksSentence(plan);
  const running = plan.state === "open-ended" || plan.state === "dated";
  return (
    <>
      <section aria-labelledby="plan-heading">
        <h2 id="plan-heading" className="text-28">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-soft-ink">{text}</p>
      </section>
      {running && <ThisWeek week={plan.thisWeek} />}
      {plan.weeks.length > 0 && (
        <section aria-labelledby="weeks-heading">
          <h2 id="weeks-heading" className="mb-4 text-22">
            Week by week
          </h2>
          <div className="sheet divide-y divide-line">
            {plan.weeks.map((week, place) => (
              <PlanWeek key={week.starts} week={week} opened={place === 0} />
            ))}
          </div>
          {noMocks !== null && <p className="mt-3 max-w-prose text-15">{noMocks}</p>}
          {topicsSentences(plan).map((sentence) => (
            <p key={sentence} className="mt-3 max-w-prose text-15 text-soft-ink">
              {sentence}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function ThisWeek({ week }: { readonly week: Plan["thisWeek"] }) {
  return (
    <section aria-labelledby="this-week-heading" className="sheet p-5 sm:p-6">
      <h2 id="this-week-heading" className="text-22">
        This week
      </h2>
      {week.plannedMinutes > 0 && (
        <>
          <Meter
            className="mt-4 h-2.5"
            label="Minutes done this week"
            value={Math.min(week.doneMinutes, week.plannedMinutes)}
            max={week.plannedMinutes}
          />
          <p
            aria-hidden="true"
            className="figures mt-1.5 flex justify-between text-13 text-soft-ink"
          >
            <span>{minutesAsTime(week.doneMinutes)} done</span>
            <span>{minutesAsTime(week.plannedMinutes)} planned</span>
          </p>
        </>
      )}
      <div className="mt-3 flex max-w-prose flex-col gap-1.5">
        {weekSentences(week).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}

/** Light are reviews and words that were met: nothing that is new. */
function Recommendations({ isLight }: { readonly isLight: boolean }) {
  const answer = useQuery(recommendationsQuery);
  const all = answer.data?.recommendations ?? [];
  const recommendations = isLight
    ? all.filter(({ reason }) => reason.kind === "due-mistakes" || reason.kind === "due-words")
    : all;
  if (recommendations.length === 0 && !answer.isError) return null;
  return (
    <section aria-labelledby="recommendations-heading">
      <h2 id="recommendations-heading" className="mb-4 text-22">
        {isLight ? "Light work, if you want some" : "What helps most now"}
      </h2>
      {recommendations.length === 0 ? (
        <InlineFailure
          title="The recommendations could not be loaded."
          error={answer.error}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {recommendations.map((recommendation) => (
            <li key={recommendation.id}>
              <RecommendationCard recommendation={recommendation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
