const RUN_WORDS = 8;

/** Every run of eight words in a text, without case and punctuation. */
export function wordRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + RUN_WORDS <= words.length; start += 1) {
    runs.add(words.slice(start, start + RUN_WORDS).join(" "));
  }
  return runs;
}
