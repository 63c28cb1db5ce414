/** What a sentence adds to an essay. */
export type SentenceRole = "content" | "filler" | "repeated" | "copied" | "jumbled" | "stray";
