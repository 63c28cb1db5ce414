import type { VocabularySettings } from "@lexiquant/contract";

type CountName = "newPerDay" | "reviewsPerDay" | "minutesPerDay";

interface CountField {
  readonly name: CountName;
  readonly label: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
}

export const COUNT_FIELDS: readonly CountField[] = [
  {
    name: "newPerDay",
    label: "New words a day",
    hint: "At most. Each brings reviews on the days after.",
    min: 0,
    max: 100,
  },
  {
    name: "reviewsPerDay",
    label: "Reviews a day",
    hint: "At most. What is beyond waits, and is spread.",
    min: 0,
    max: 1000,
  },
  {
    name: "minutesPerDay",
    label: "Minutes a day",
    hint: "What the plan of a day must fit into.",
    min: 1,
    max: 240,
  },
];

/** As typed, so also what is no number yet. */
export type TypedCounts = Readonly<Record<CountName, string>>;

export function typedCounts(settings: VocabularySettings): TypedCounts {
  return {
    newPerDay: String(settings.newPerDay),
    reviewsPerDay: String(settings.reviewsPerDay),
    minutesPerDay: String(settings.minutesPerDay),
  };
}

/** What is wrong with a count, in words; null where nothing is. */
export function countError({ min, max }: CountField, typed: string): string | null {
  const count = Number(typed);
  const valid = typed.trim() !== "" && Number.isInteger(count) && count >= min && count <= max;
  return valid ? null : `A whole number from ${min} to ${max}.`;
}
