import type { EssayVersion } from "@lexiquant/contract";
import { formatDayAndSecond, plural } from "../../../../lib/format.ts";

/** `Nov 22, 9:30:05 PM: 212 words (40 more)`, short enough for a list on a phone. */
export function versionInWords({ savedAt, words }: EssayVersion, wordsNow: number): string {
  const difference = words - wordsNow;
  const against =
    difference === 0 ? "as many" : `${Math.abs(difference)} ${difference > 0 ? "more" : "fewer"}`;
  return `${formatDayAndSecond(savedAt)}: ${plural(words, "word")} (${against})`;
}
