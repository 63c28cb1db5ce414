import type { Decision } from "@lexiquant/contract";
import { formatDuration } from "../../../lib/format.ts";

/** `Question 3: asked after 2 min, you stayed 40 s more; it came out right. Leaving was expected to bring more.` */
export function decisionSentence(decision: Decision): string {
  const { position, choice, askedMs, elapsedMs, correct, better } = decision;
  const asked = `Question ${position + 1}: asked after ${formatDuration(askedMs)}`;
  const more = formatDuration(elapsedMs - askedMs);
  const done =
    choice === "stay"
      ? `you stayed ${more} more`
      : elapsedMs > askedMs
        ? `you left, and spent ${more} more on it`
        : "you left";
  const came = correct ? "it came out right" : "it did not come out right";
  return `${asked}, ${done}; ${came}.${betterSentence(choice, better)}`;
}

function betterSentence(choice: Decision["choice"], better: Decision["better"]): string {
  if (better === null) return "";
  const name = better === "stay" ? "staying" : "leaving";
  const rest = better === choice ? "was the better choice" : "was expected to bring more";
  return ` By what was known then, ${name} ${rest}.`;
}
