import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import type { Ending } from "../../sending/use-ending.ts";
import { ENDING_TITLES, endingInWords } from "./writing-words.ts";

/** Waits until the server has the essay. */
export function WritingEnding({
  ending,
  isTimed,
}: {
  readonly ending: Ending;
  readonly isTimed: boolean;
}) {
  const { why, waiting } = ending;
  if (waiting === null) {
    return <LoadingLogo label={`${ENDING_TITLES[why]}. Your essay is being sent`} />;
  }
  return (
    <Page title={ENDING_TITLES[why]} lead={endingInWords({ why, waiting, isTimed })}>
      <p role="status" className="max-w-prose">
        Leave this page open: it tries again by itself, and then goes on.
      </p>
    </Page>
  );
}
