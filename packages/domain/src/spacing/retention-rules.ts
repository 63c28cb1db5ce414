/** Recall at which a word comes again where there is no test date; the customary value. */
export const DEFAULT_RETENTION = 0.9;

/** What is tried when there is a test date. Above .92 reviews leave no time for new words. */
export const RETENTION_GRID = [0.7, 0.75, 0.8, 0.85, 0.9, 0.92] as const;

/** In the final week words that were met already come again below this recall, once new words have had their time. */
export const FINAL_WEEK_RETENTION = 0.92;
export const FINAL_WEEK_DAYS = 7;
