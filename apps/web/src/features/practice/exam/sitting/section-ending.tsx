import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import type { Ending, EndReason } from "../../sending/use-ending.ts";

const TITLES: Record<EndReason, string> = {
  time: "Time is up",
  candidate: "The section is ending",
};

const WAITING_TEXTS: Record<WaitingReason, string> = {
  offline: "Your answers are kept here and sent when the network returns.",
  server: "Your answers are kept here and sent when the server answers again.",
  "signed-out": "Your answers are kept here and sent once you have signed in again.",
};

/** Waits until the server knows of the section's end. */
export function SectionEnding({ ending }: { readonly ending: Ending }) {
  const { why, waiting } = ending;
  if (waiting === null)
    return <LoadingLogo label={`${TITLES[why]}. Your answers are being sent`} />;
  return (
    <Page title={TITLES[why]} lead={WAITING_TEXTS[waiting]}>
      <p role="status" className="max-w-prose">
        Leave this page open: it tries again by itself, and then goes on.
      </p>
    </Page>
  );
}
