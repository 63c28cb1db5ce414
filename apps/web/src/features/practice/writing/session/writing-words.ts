import { formatClock } from "../../../../lib/format.ts";
import type { WaitingReason } from "../../sending/failure-outcome.ts";
import type { EndReason } from "../../sending/use-ending.ts";

/** Beside the text: whether it is safe. */
export const WAITING_STATES: Record<WaitingReason, string> = {
  offline: "Offline: kept in this browser.",
  server: "The server does not answer: kept in this browser.",
  "signed-out": "Signed out: kept in this browser.",
};

export const ENDING_TITLES: Record<EndReason, string> = {
  time: "Time is up",
  candidate: "Your essay is being submitted",
};

const WHEN: Record<WaitingReason, string> = {
  offline: "when the network returns",
  server: "when the server answers again",
  "signed-out": "once you have signed in again",
};

interface WaitingEnd {
  readonly why: EndReason;
  readonly waiting: WaitingReason;
  readonly isTimed: boolean;
}

/** What becomes of an essay whose end the server has not heard of: at the end of the time it counts as it was saved. */
export function endingInWords({ why, waiting, isTimed }: WaitingEnd): string {
  if (why === "time") {
    return `The essay counts as it was last saved. Whatever came after that is kept in this browser, and its page is shown ${WHEN[waiting]}.`;
  }
  const inTime = isTimed
    ? " If its time runs out before, it counts as it was last saved, and the rest is kept here."
    : "";
  return `Your essay is kept in this browser and submitted ${WHEN[waiting]}.${inTime}`;
}

interface Submission {
  readonly words: number;
  /** Null without a limit. */
  readonly leftMs: number | null;
}

/** What submitting would mean. */
export function submissionInWords({ words, leftMs }: Submission): string {
  const text =
    words === 0
      ? "Your essay is empty. An empty essay gets no score (NS)."
      : `Your essay has ${words === 1 ? "1 word" : `${words} words`}.`;
  const time = leftMs === null ? "" : ` ${formatClock(leftMs)} of its time is left.`;
  return `${text}${time} Once it is submitted its text can no longer change.`;
}
