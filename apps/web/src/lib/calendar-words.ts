/** Calendar days carry no time zone: read as UTC and written as UTC, they stay the day they are everywhere. */
const DAY = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });
const FULL_DAY = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `Jan 5` */
export function shortDay(isoDate: string): string {
  return DAY.format(new Date(isoDate));
}

/** `January 5, 2027` */
export function fullDay(isoDate: string): string {
  return FULL_DAY.format(new Date(isoDate));
}
