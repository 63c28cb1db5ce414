import type { PercentileTable } from "../report/index.ts";

/**
 * A copy of the content's newest complete tables, since the domain knows no content, in tests either. A test of
 * `npm run eval:exam` holds the two against each other.
 */
const testDates = "July 2022 to June 2025";

/** Verbal, per cent below 130 … 170 [ETS2025, Table 1B]. */
export const VERBAL_PERCENTILES: PercentileTable = {
  testDates,
  percentBelow: [
    0, 1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 11, 14, 16, 18, 21, 24, 27, 30, 34, 39, 43, 48, 54, 59, 64,
    68, 72, 76, 79, 82, 85, 88, 90, 93, 95, 96, 97, 98, 99, 99,
  ],
};

/** Quantitative, per cent below 130 … 170 [ETS2025, Table 1B]. */
export const QUANTITATIVE_PERCENTILES: PercentileTable = {
  testDates,
  percentBelow: [
    0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 9, 10, 12, 14, 16, 19, 21, 23, 26, 29, 31, 34, 37, 39,
    42, 45, 47, 50, 53, 57, 60, 63, 67, 72, 75, 80, 85, 89,
  ],
};
