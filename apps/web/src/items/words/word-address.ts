/**
 * Words are views of the practice modes' route, as lessons are, because the specification's list of routes is closed: what
 * is due today, all words, and one word's page.
 */
export const VOCABULARY_ADDRESS = "/practice/mode?view=vocabulary";
export const WORDS_ADDRESS = "/practice/mode?view=words";

export function wordAddress(wordId: string): string {
  return `/practice/mode?${new URLSearchParams({ view: "word", id: wordId })}`;
}

/** A session of words, beside `?id=` for questions and `?exam=` for exams. */
export function wordSessionAddress(sessionId: string): string {
  return `/practice/session?words=${sessionId}`;
}
