const MS_PER_DAY = 86_400_000;

/** ISO date of the Monday (UTC) of the week in which an instant lies. */
export function mondayOf(instant: Date): string {
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  return new Date(instant.getTime() - daysSinceMonday * MS_PER_DAY).toISOString().slice(0, 10);
}
