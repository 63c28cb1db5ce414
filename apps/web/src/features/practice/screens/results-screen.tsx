import type { PracticeSession, SessionResults } from "@lexiquant/contract";
import { sessionIdSchema } from "@lexiquant/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ESSAY_SETUP_ADDRESS } from "../../../items/essays/essay-address.ts";
import { TutorPanel } from "../../../items/tutor/tutor-panel.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { useAuth } from "../../../lib/auth-context.ts";
import { formatDayAndTime } from "../../../lib/format.ts";
import { onDemand } from "../../../lib/on-demand.tsx";
import { MODE_NAMES } from "../../../messages.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { LoadedExamReport } from "../exam/report/loaded-exam-report.tsx";
import { readExamId } from "../exam/report/report-query.ts";
import { settingsInWords } from "../modes/session-words.ts";
import { DecisionsReview } from "../results/decisions-review.tsx";
import { MasteryChanges } from "../results/mastery-changes.tsx";
import { NextSteps } from "../results/next-steps.tsx";
import { RateTable } from "../results/rate-table.tsx";
import { ResultHeadings, ResultRow } from "../results/result-row.tsx";
import { paceSentence, rangeSentence, scoreSentence } from "../results/result-words.ts";
import { resultsQuery } from "../results/results-query.ts";
import { skipSentence } from "../results/skip-sentence.ts";
import { readEssayId } from "../writing/essay-query.ts";

const EssayResults = onDemand(
  async () => (await import("../writing/feedback/essay-results.tsx")).EssayResults,
);

/** Of a practice session (`?id=`), an exam (`?exam=`) or an essay (`?essay=`). */
export function ResultsScreen() {
  const [query] = useSearchParams();
  const { state } = useAuth();
  const id = sessionIdSchema.safeParse(query.get("id"));
  const examId = readExamId(query.get("exam"));
  const essayId = readEssayId(query.get("essay"));
  if (state.status !== "signed-in") {
    return (
      <Page title="Results">
        <SignInInvitation reason="Results belong to your account. Sign in to see them." />
      </Page>
    );
  }
  if (id.success) return <LoadedResults id={id.data} />;
  if (examId !== null) return <LoadedExamReport id={examId} />;
  if (essayId !== null) return <EssayResults key={essayId} essayId={essayId} />;
  if (query.has("essay")) return <NoSuchEssay />;
  return (
    <Page title="No results here" lead="The address names no practice session, exam or essay.">
      <ButtonLink to="/practice/mode" look="primary">
        Choose a practice
      </ButtonLink>
    </Page>
  );
}

function NoSuchEssay() {
  return (
    <Page
      title="Which essay?"
      lead="This address does not say which one. Your essays are all kept: choose one from the list, or begin another."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/analytics?view=writing" look="primary">
          All essays and their scores
        </ButtonLink>
        <ButtonLink to={ESSAY_SETUP_ADDRESS}>Write an essay</ButtonLink>
      </div>
    </Page>
  );
}

function LoadedResults({ id }: { readonly id: PracticeSession["id"] }) {
  const results = useQuery(resultsQuery(id));
  if (results.data !== undefined) return <Results results={results.data} />;
  if (results.isPending) return <LoadingLogo label="Your results are loading" />;
  const open = results.error instanceof ApiFailure && results.error.code === "session-open";
  return (
    <Page title="Results">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The results could not be shown."
          error={results.error}
          onRetry={() => void results.refetch()}
          retrying={results.isFetching}
        />
        {open ? (
          <ButtonLink to={`/practice/session?id=${id}`} look="primary">
            Go on with the session
          </ButtonLink>
        ) : (
          <ButtonLink to="/practice/mode">Choose another practice</ButtonLink>
        )}
      </div>
    </Page>
  );
}

function Results({ results }: { readonly results: SessionResults }) {
  const { session, questions, byKind, byTopic } = results;
  return (
    <Page title={scoreSentence(results)} lead={paceSentence(results)}>
      <div className="flex flex-col gap-12">
        <p className="-mt-4 text-15 text-soft-ink">
          {MODE_NAMES[session.settings.mode]} · {settingsInWords(session.settings)} ·{" "}
          {formatDayAndTime(session.createdAt)}
        </p>
        <NextSteps results={results} />
        <MasteryChanges sessionId={session.id} />
        <section aria-label="Questions">
          <h2 className="mb-3 text-22">Question by question</h2>
          <ResultHeadings />
          <div className="flex flex-col gap-2">
            {questions.map((question) => (
              <ResultRow key={question.position} question={question} />
            ))}
          </div>
        </section>
        <DecisionsReview decisions={results.decisions} />
        {results.skipping !== null && (
          <section aria-label="Another order" className="max-w-prose">
            <h2 className="mb-3 text-22">Another order</h2>
            <p className="text-15">{skipSentence(results.skipping)}</p>
          </section>
        )}
        <div className="max-w-3xl">
          <TutorPanel scope={{ kind: "session", sessionId: session.id }} stage="ended" />
        </div>
        <section aria-label="By question type and topic" className="flex flex-col gap-8">
          <h2 className="text-22">Where it went well, and where not</h2>
          <RateTable
            caption="By question type"
            groups={byKind}
            practiceLink={({ id }) => `/practice/filters?mode=topic&kind=${id}`}
          />
          <RateTable
            caption="By topic"
            groups={byTopic}
            practiceLink={({ id }) => `/practice/filters?mode=topic&topic=${id}`}
          />
          <p className="max-w-prose text-15 text-soft-ink">{rangeSentence(results)}</p>
        </section>
      </div>
    </Page>
  );
}
