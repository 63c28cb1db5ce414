import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import type { Ending, EndReason } from "../../sending/use-ending.ts";

const TITLES: Record<EndReason, string> = {
  time: "Time is up",
  candidate: "The section is ending",
};

const WHEN: Record<WaitingReason, string> = {
  offline: "when the network returns",
  server: "when the server answers again",
  "signed-out": "once you have signed in again",
};

/** What is true of work that may come too late. */
const SCORED: Record<EndReason, string> = {
  time: "What was saved before the end is scored. What was not is kept in this browser, for you to read and to copy, but it is not scored.",
  candidate:
    "If the section has a time limit, its clock runs on. What arrives after its end is kept in this browser, for you to read and to copy, but it is not scored.",
};

/** Waits until the server knows of the section's end. */
export function SectionEnding({ ending }: { readonly ending: Ending }) {
  const { why, waiting } = ending;
  if (waiting === null)
    return <LoadingLogo label={`${TITLES[why]}. Your answers are being sent`} />;
  return (
    <Page title={TITLES[why]} lead={`The exam goes on ${WHEN[waiting]}.`}>
      <p className="max-w-prose">{SCORED[why]}</p>
      <p role="status" className="mt-3 max-w-prose">
        Leave this page open: it tries again by itself, and then goes on.
      </p>
    </Page>
  );
}
