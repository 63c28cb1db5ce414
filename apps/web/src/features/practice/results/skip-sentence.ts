import type { SessionResults } from "@lexiquant/contract";
import { listInWords } from "../../../lib/list-in-words.ts";

/** Smaller changes are not worth another habit. */
const LEAST_CHANGE = 0.05;

/** What leaving the two hardest questions for the end was expected to change. */
export function skipSentence({
  positions,
  change,
}: NonNullable<SessionResults["skipping"]>): string {
  const names = listInWords(positions.map((position) => String(position + 1)));
  const what = `What if you had left questions ${names} for the end, the hardest for you?`;
  if (Math.abs(change) < LEAST_CHANGE) {
    return `${what} Next to no difference: at your pace the order did not decide.`;
  }
  const points = Math.abs(change).toFixed(1);
  return change > 0
    ? `${what} At your pace you were expected to get ${points} more right.`
    : `${what} At your pace you were expected to get ${points} fewer right: going to and fro costs time.`;
}
