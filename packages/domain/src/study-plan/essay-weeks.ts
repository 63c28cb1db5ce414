import { dayNumberOf, mondayOf } from "./iso-day.ts";
import type { StudyPlanRequest } from "./study-plan.ts";

/** An essay that is older does not stand for the one before the test. */
const FRESH_DAYS = 14;

interface WeeksAhead {
  /** Days since 1970 to study on, week by week. */
  readonly weeks: readonly (readonly number[])[];
  /** Before this day essays are written; null without a test. */
  readonly lastDay: number | null;
}

/**
 * Which of the weeks have an essay, by their places. Weekly: each that has none yet. Once: the last one before the light days,
 * unless an essay is at most two weeks old by then; without a test the first, for who has written none.
 */
export function essayWeeks(
  { rhythm, lastDay: written }: StudyPlanRequest["essays"],
  { weeks, lastDay }: WeeksAhead,
): ReadonlySet<number> {
  const lastWritten = written === null ? null : dayNumberOf(written);
  const open = weeks.flatMap((days, place) =>
    lastDay === null || (days.at(-1) ?? lastDay) < lastDay ? [place] : [],
  );
  const since = (place: number) =>
    lastWritten === null ? Number.POSITIVE_INFINITY : (weeks[place]?.[0] ?? 0) - lastWritten;
  if (rhythm === "weekly") {
    return new Set(
      open.filter(
        (place) => lastWritten === null || mondayOf(weeks[place]?.[0] ?? 0) > lastWritten,
      ),
    );
  }
  const place = lastDay === null ? open[0] : open.at(-1);
  const isFresh = place !== undefined && since(place) <= FRESH_DAYS;
  const hasWritten = lastDay === null && lastWritten !== null;
  return new Set(place === undefined || isFresh || hasWritten ? [] : [place]);
}
