import type { MasteryNode } from "@lexiquant/contract";
import { fullDay } from "../../../lib/calendar-words.ts";
import { formatPercent, formatSigned, plural } from "../../../lib/format.ts";

/** `62% (54–70%)` */
export function shareRange({ estimate, low, high }: NonNullable<MasteryNode["pCorrect"]>): string {
  return `${formatPercent(estimate)} (${Math.round(low * 100)}–${formatPercent(high)})`;
}

/** The figure with its range, or what is missing for it. */
export function masteryInWords({ pCorrect, answersNeeded }: MasteryNode): string {
  return pCorrect === null
    ? `Not enough yet: ${plural(answersNeeded, "more answer")}`
    : shareRange(pCorrect);
}

/** `+5 (−1 to +11)`, in percentage points; null without an earlier estimate. */
export function changeInPoints({ change }: MasteryNode): string | null {
  if (change === null) return null;
  const { estimate, low, high } = change;
  return `${signedPoints(estimate)} (${signedPoints(low)} to ${signedPoints(high)})`;
}

/** The change over the last 30 days, which is one only where its range leaves zero out. */
export function changeSentence(node: MasteryNode): string | null {
  const points = changeInPoints(node);
  if (points === null) return null;
  const verdict = changeVerdict(node) === "unclear" ? ", so perhaps none" : "";
  return `Change in 30 days: ${points} percentage points${verdict}.`;
}

/** What the change comes to: certain only where its range, as it is written, leaves zero out. */
export function changeVerdict({ change }: MasteryNode): "up" | "down" | "unclear" | null {
  if (change === null) return null;
  if (Math.round(change.low * 100) > 0) return "up";
  return Math.round(change.high * 100) < 0 ? "down" : "unclear";
}

function signedPoints(share: number): string {
  return formatSigned(Math.round(share * 100), 0);
}

/** `Overall +0.3, Algebra −0.4, faded −0.1`: in logits; the parts sum to the ability. */
export function partsInWords({ parts }: MasteryNode): string | null {
  if (parts.length === 0) return null;
  return parts
    .map(
      ({ kind, name, value }) => `${kind === "faded" ? "faded" : name} ${formatSigned(value, 1)}`,
    )
    .join(", ");
}

/** What forgetting has taken, and how fast; null where there is nothing to say. */
export function fadedSentence({ faded, halfLifeDays, lastPracticed }: MasteryNode): string | null {
  if (lastPracticed === null) return null;
  const since = `Last practiced on ${fullDay(lastPracticed)}.`;
  const lost = faded === null ? 0 : Math.round(faded * 100);
  if (lost === 0) return since;
  const speed =
    halfLifeDays === null
      ? ""
      : ` Half of what practice has won here is gone after about ${plural(Math.max(1, Math.round(halfLifeDays)), "day")}.`;
  return `${since} Forgetting has taken about ${plural(lost, "percentage point")} since then.${speed}`;
}

/** What words have said of a topic; null where they have said nothing. */
export function wordsSentence({ words }: MasteryNode): string | null {
  if (words === undefined) return null;
  const { met, known, learned } = words;
  if (met === 0) {
    return `Words count here too: ${plural(learned, "word")} you did not know came right after three weeks or more.`;
  }
  const later =
    learned === 0 ? "" : ` ${plural(learned, "other")} came right after three weeks or more.`;
  return `Words count here too, at a third of a question: of ${plural(met, "word")} met for the first time you knew ${known}.${later}`;
}

/** How likely the topic is mastered: four of five such questions right. */
export function masterySentence({ pMastery }: MasteryNode): string | null {
  if (pMastery === null) return null;
  const percent =
    pMastery < 0.01 ? "under 1%" : pMastery > 0.99 ? "over 99%" : formatPercent(pMastery);
  return `Odds that you would get four of five right: ${percent}.`;
}
