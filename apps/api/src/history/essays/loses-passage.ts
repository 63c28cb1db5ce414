/** Characters that are a passage: about ten words. Worth offering back, however near the next state is. */
export const PASSAGE_CHARACTERS = 60;

/** Whether one step from a text to the next took out, or wrote over, a passage of it. */
export function losesPassage(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length - start - end >= PASSAGE_CHARACTERS;
}
