/**
 * How an item meets a student: 0 for the first time, 1 to 4 after so many misses in a row (4: or more), 5 after it was right
 * last time. Each has a difficulty of its own.
 */
export type Encounter = 0 | 1 | 2 | 3 | 4 | 5;
