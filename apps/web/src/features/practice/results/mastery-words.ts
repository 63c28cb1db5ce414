import type { MasteryChange } from "@lexiquant/contract";
import { formatPercent, plural } from "../../../lib/format.ts";

export type Direction = "up" | "down" | "unclear";

/** A change counts where the state before lies outside the 80% range of the state after. */
export function directionOf({ before, low, high }: MasteryChange): Direction {
  if (before < low) return "up";
  return before > high ? "down" : "unclear";
}

const DIRECTION_WORDS: Record<Direction, string> = {
  up: "Up",
  down: "Down",
  unclear: "No clear change",
};

export function directionInWords(change: MasteryChange): string {
  return DIRECTION_WORDS[directionOf(change)];
}

/** `52% to 61% (55–67%)`. */
export function changeInWords({ before, after, low, high }: MasteryChange): string {
  return `${formatPercent(before)} to ${formatPercent(after)} (${formatPercent(low).slice(0, -1)}–${formatPercent(high)})`;
}

/** What stands out, before the picture: the clear change that is largest, or that there is none. */
export function changesSentence(changes: readonly MasteryChange[]): string {
  const clear = changes.filter((change) => directionOf(change) !== "unclear");
  const [largest] = bySize(clear);
  if (largest === undefined) {
    return "No topic has changed by more than its range: a few answers move an estimate little.";
  }
  const { name, before, after, answers } = largest;
  const others = clear.length - 1;
  const more = others === 0 ? "" : ` ${plural(others, "other topic")} changed clearly too.`;
  return `${name} went ${directionOf(largest)} from ${formatPercent(before)} to ${formatPercent(after)}, by ${plural(answers, "answer")}.${more}`;
}

/** The largest change first. */
export function bySize(changes: readonly MasteryChange[]): MasteryChange[] {
  const size = ({ before, after }: MasteryChange) => Math.abs(after - before);
  return [...changes].sort((one, other) => size(other) - size(one));
}
