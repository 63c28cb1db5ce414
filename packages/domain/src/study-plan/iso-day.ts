/** A day as ISO 8601 writes it: "2026-11-22". */
export type IsoDay = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_PER_ERA = 146_097;
/** From 1 March of the year 0 to 1 January 1970. */
const DAYS_BEFORE_1970 = 719_468;

/**
 * Days since 1 January 1970, in the Gregorian calendar: years are counted from March, so that the leap day ends one.
 *
 * @throws {RangeError} for anything but a day of the calendar
 */
export function dayNumberOf(isoDay: IsoDay): number {
  const [, year = "", month = "", day = ""] = PATTERN.exec(isoDay) ?? [];
  const marchYear = Number(year) - (Number(month) <= 2 ? 1 : 0);
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - 400 * era;
  const monthFromMarch = (Number(month) + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + Number(day) - 1;
  const dayOfEra =
    365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  const number = DAYS_PER_ERA * era + dayOfEra - DAYS_BEFORE_1970;
  if (year === "" || isoDayOf(number) !== isoDay) throw new RangeError(`not a day: ${isoDay}`);
  return number;
}

/** The day so many days after 1 January 1970: the inverse of `dayNumberOf`. */
export function isoDayOf(dayNumber: number): IsoDay {
  const days = dayNumber + DAYS_BEFORE_1970;
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - DAYS_PER_ERA * era;
  const leapless =
    dayOfEra -
    Math.floor(dayOfEra / 1460) +
    Math.floor(dayOfEra / 36_524) -
    Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor(leapless / 365);
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + 400 * era + (month <= 2 ? 1 : 0);
  const digits = (value: number, count: number) => String(value).padStart(count, "0");
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 3;

/** The Monday of a day's week, both in whole days since 1 January 1970. */
export function mondayOf(dayNumber: number): number {
  const weekday = (((dayNumber + WEEKDAY_OF_DAY_0) % 7) + 7) % 7;
  return dayNumber - weekday;
}
