import { useSearchParams } from "react-router";
import { useAuth } from "../../../lib/auth-context.ts";
import { onDemand } from "../../../lib/on-demand.tsx";
import { DisplaySettings } from "../../../ui/display-settings.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { EndedExams, OpenExams } from "../exam/setup/exam-lists.tsx";
import { ExplanationChoice } from "../modes/explanation-choice.tsx";
import { ModeCards } from "../modes/mode-cards.tsx";
import { NextStep } from "../modes/next-step.tsx";
import { OpenSessions, RecentSessions } from "../modes/session-lists.tsx";
import { OpenEssays } from "../writing/setup/essay-lists.tsx";

/** Of the one who sets up an exam, not of everybody who chooses a practice. */
const ExamSetup = onDemand(async () => (await import("../exam/setup/exam-setup.tsx")).ExamSetup);

const WritingSetup = onDemand(
  async () => (await import("../writing/setup/writing-setup.tsx")).WritingSetup,
);

/** The ways to practise; `?view=exam` and `?view=writing` are those that have conditions of their own. */
export function ModeScreen() {
  const { state } = useAuth();
  const [query] = useSearchParams();
  if (state.status === "signed-in") {
    if (query.get("view") === "exam") return <ExamSetup />;
    if (query.get("view") === "writing") return <WritingSetup />;
  }
  return (
    <Page title="What shall we practise?" lead="Pick up where you stopped, or begin a new set.">
      {state.status === "signed-in" ? (
        <div className="flex flex-col gap-12">
          <OpenExams />
          <OpenEssays />
          <NextStep />
          <OpenSessions />
          <section aria-label="New set">
            <h2 className="mb-4 text-22">A new set</h2>
            <ModeCards />
          </section>
          <section aria-label="Explanations">
            <h2 className="text-22">How explanations are given</h2>
            <p className="mt-1 mb-4 text-15 text-soft-ink">
              You can look at the other one at any time.
            </p>
            <ExplanationChoice />
          </section>
          <section aria-label="Display">
            <h2 className="text-22">How pages look on this device</h2>
            <p className="mt-1 mb-4 max-w-prose text-15 text-soft-ink">
              Colors and spacing as candidates may ask for on test day. To enlarge everything, zoom
              with your browser: all pages fit up to 400 percent.
            </p>
            <DisplaySettings />
          </section>
          <EndedExams />
          <RecentSessions />
        </div>
      ) : (
        <SignInInvitation reason="Practice is kept in your account: every answer, its time and what you learned from it. Sign in to begin or to go on where you stopped." />
      )}
    </Page>
  );
}
