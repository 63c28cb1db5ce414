/** What is said of one recall, worst first; their numbers in FSRS and in Anki are 1 to 4. */
export const RECALL_RATINGS = ["again", "hard", "good", "easy"] as const;
export type RecallRating = (typeof RECALL_RATINGS)[number];
