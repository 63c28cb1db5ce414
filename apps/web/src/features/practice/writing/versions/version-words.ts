import type { EssayVersion } from "@lexiquant/contract";
import { formatDayAndTime, plural } from "../../../../lib/format.ts";

/** `22 Nov, 21:30: 212 words (40 more)`, short enough for a list on a phone. */
export function versionInWords({ savedAt, words }: EssayVersion, wordsNow: number): string {
  const difference = words - wordsNow;
  const against =
    difference === 0 ? "as many" : `${Math.abs(difference)} ${difference > 0 ? "more" : "fewer"}`;
  return `${formatDayAndTime(savedAt)}: ${plural(words, "word")} (${against})`;
}
