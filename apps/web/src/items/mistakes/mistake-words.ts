import {
  LADDER_STEPS,
  type LadderStep,
  type Mistake,
  type MistakeCause,
} from "@lexiquant/contract";
import { shortDay } from "../../lib/calendar-words.ts";
import { formatDuration } from "../../lib/format.ts";

export const CAUSE_NAMES: Record<MistakeCause, string> = {
  content: "Content gap",
  misread: "Misread",
  slip: "Slip",
  time: "Time",
  guess: "Guess",
};

type Evidence = Mistake["proposed"]["because"][number];

const EVIDENCE_WORDS: Record<Evidence, string> = {
  "known-misconception": "your answer is what a known misconception leads to",
  "misreading-misconception": "your answer fits another reading of the question",
  "declared-guess": "you said that you guessed",
  rapid: "you answered faster than it can be worked out",
  "over-time": "it took you far longer than expected",
  "clock-ran-out": "the clock was running out",
  "clock-was-short": "less time was left than you usually need for it",
  "usually-right": "you usually get such questions right",
  "not-mastered": "the topic is not firm yet",
  "nothing-else-known": "nothing speaks for another cause",
};

/** `Proposed: slip, because you usually get such questions right.`, and beside it what the student says. */
export function causeSentence({ cause, proposed }: Pick<Mistake, "cause" | "proposed">): string {
  const why = listed(proposed.because.map((evidence) => EVIDENCE_WORDS[evidence]));
  const because = why === "" ? "" : `, because ${why}`;
  const name = (known: MistakeCause) => CAUSE_NAMES[known].toLowerCase();
  if (cause === null) return `Proposed: ${name(proposed.cause)}${because}.`;
  if (cause === proposed.cause) return `You say ${name(cause)}, as was proposed${because}.`;
  return `You say ${name(cause)}. Proposed was ${name(proposed.cause)}${because}.`;
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}, and ${last}`;
}

export const LADDER_NAMES: Record<LadderStep, string> = {
  same: "The same",
  twin: "A twin",
  "after-3-days": "After 3 days",
  "after-7-days": "After 7 days",
  "after-21-days": "After 21 days",
};

const NEXT_TRY: Record<LadderStep, string> = {
  same: "the same question",
  twin: "a twin of it",
  "after-3-days": "again, after 3 days",
  "after-7-days": "again, after 7 days",
  "after-21-days": "again, after 21 days",
};

/** Where a question is on its way back, and when it comes next. */
export function ladderSentence({
  ladder,
  unanswered,
}: Pick<Mistake, "ladder" | "unanswered">): string {
  if (ladder === null && unanswered) {
    return "It has no way back, since it was not answered. Try it when you like.";
  }
  if (ladder === null) return "This question is no longer in use, so it does not come again.";
  if (ladder.step === null) return "The way back is done: it stayed right after 21 days.";
  const next = `Next: ${NEXT_TRY[ladder.step]}`;
  if (ladder.isDue) return `${next}. It is due now.`;
  return ladder.dueOn === null ? `${next}.` : `${next}, due on ${shortDay(ladder.dueOn)}.`;
}

export type StepState = "done" | "next" | "ahead";

/** The five steps with what became of each; null where there is no ladder. */
export function ladderStates(
  ladder: Mistake["ladder"],
): readonly { readonly step: LadderStep; readonly state: StepState }[] {
  if (ladder === null) return [];
  const at = ladder.step === null ? LADDER_STEPS.length : LADDER_STEPS.indexOf(ladder.step);
  return LADDER_STEPS.map((step, place) => ({
    step,
    state: place < at ? "done" : place === at ? "next" : "ahead",
  }));
}

/** `Left unanswered, after 40 s on it.` */
export function unansweredInWords({ elapsedMs }: Pick<Mistake, "elapsedMs">): string {
  return elapsedMs < 1000
    ? "Left unanswered."
    : `Left unanswered, after ${formatDuration(elapsedMs)} on it.`;
}

/** `1 min 40 s; you were expected to take 1 min 30 s`. */
export function timeInWords({ elapsedMs, expectedMs }: Pick<Mistake, "elapsedMs" | "expectedMs">) {
  const took = formatDuration(elapsedMs);
  return expectedMs === null ? took : `${took} (expected ${formatDuration(expectedMs)})`;
}
