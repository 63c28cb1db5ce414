/** Where a student's days begin. */
export interface DayRule {
  /** IANA name, such as `America/New_York` */
  readonly timeZone: string;
  /** Local hour at which a study day begins, 0 … 23: who studies past midnight is still on the day before */
  readonly dayStartsAtHour: number;
}

export const DEFAULT_DAY_START_HOUR = 4;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * The study day of a moment, as days from 1970-01-01 on the student's own calendar: local wall time less the hour at which
 * days begin. Days of 23 and 25 hours need no care, since the wall clock is read and not counted.
 *
 * @param atMs milliseconds since 1970 in UTC
 * @throws {RangeError} for a time zone that does not exist
 */
export function studyDayOf(atMs: number, { timeZone, dayStartsAtHour }: DayRule): number {
  return Math.floor((wallClockMs(atMs, timeZone) - dayStartsAtHour * HOUR_MS) / DAY_MS);
}

/** The moment at which a study day begins; where the clock jumps over that hour, the moment of the jump. */
export function startOfStudyDay(day: number, rule: DayRule): number {
  // The wall clock is never more than a day from UTC, and days begin in order.
  let [before, after] = [(day - 2) * DAY_MS, (day + 3) * DAY_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (studyDayOf(middle, rule) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The study day of a calendar date such as `2026-12-05`, the date of a test; null for what is no date. */
export function studyDayOfDate(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const studyDay = daysFromDate(Number(year), Number(month), Number(day));
  return dateOfStudyDay(studyDay) === date ? studyDay : null;
}

/** The calendar date of a study day, as `2026-12-05`; from 1583 to 9999. */
export function dateOfStudyDay(day: number): string {
  const { year, month, dayOfMonth } = wallClock(day * DAY_MS, "UTC");
  const padded = (value: number, width: number) => String(value).padStart(width, "0");
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`;
}

/** Whether a name is a time zone of the platform's tables. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

function wallClockMs(atMs: number, timeZone: string): number {
  const { year, month, dayOfMonth, hour, minute, second } = wallClock(atMs, timeZone);
  const seconds = (hour * 60 + minute) * 60 + second;
  return daysFromDate(year, month, dayOfMonth) * DAY_MS + seconds * 1000;
}

function wallClock(atMs: number, timeZone: string): WallClock {
  const parts = formatterOf(timeZone).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  return {
    year: part("year"),
    month: part("month"),
    dayOfMonth: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
  };
}

/** A formatter is dear to make and depends on the zone alone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const numeric = "numeric";
  const formatter = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, calendar: "iso8601", numberingSystem: "latn", hourCycle: "h23" },
    ...{ year: numeric, month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric, second: numeric },
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Days from 1970-01-01 in the Gregorian calendar. Years begin in March here, so that the leap day is the last. */
function daysFromDate(year: number, month: number, dayOfMonth: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const monthFromMarch = (month + 9) % 12;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const inYear = Math.floor((153 * monthFromMarch + 2) / 5) + dayOfMonth - 1;
  return 365 * marchYear + leapDays + inYear - 719_468;
}
