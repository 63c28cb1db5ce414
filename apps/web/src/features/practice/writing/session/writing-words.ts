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

export const ENDING_TEXTS: Record<WaitingReason, string> = {
  offline: "Your essay is kept in this browser and submitted when the network returns.",
  server: "Your essay is kept in this browser and submitted when the server answers again.",
  "signed-out": "Your essay is kept in this browser and submitted once you have signed in again.",
};

interface Submission {
  readonly words: number;
  /** Null without a limit. */
  readonly leftMs: number | null;
}

/** What submitting would mean. */
export function submissionInWords({ words, leftMs }: Submission): string {
  const text =
    words === 0
      ? "Your essay is empty. An empty essay gets no credit."
      : `Your essay has ${words === 1 ? "1 word" : `${words} words`}.`;
  const time = leftMs === null ? "" : ` ${formatClock(leftMs)} of its time is left.`;
  return `${text}${time} Once it is submitted its text can no longer change.`;
}
