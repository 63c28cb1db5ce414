/** `1:05`, or `1:01:05` from an hour on: for clocks. */
export function formatClock(totalMs: number): string {
  const totalSeconds = Math.max(0, Math.floor(totalMs / 1000));
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  const seconds = String(totalSeconds % 60).padStart(2, "0");
  if (hours === 0) return `${minutes}:${seconds}`;
  return `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`;
}

/** The same for a time that is over: to the nearest second, as in `formatDuration`, so that two places tell one figure. */
export function formatTaken(totalMs: number): string {
  return formatClock(Math.round(totalMs / 1000) * 1000);
}

/** `45 s`, `2 min 5 s`, `1 h 20 min`: for reading. */
export function formatDuration(totalMs: number): string {
  const totalSeconds = Math.max(0, Math.round(totalMs / 1000));
  if (totalSeconds < 60) return `${totalSeconds} s`;
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  if (hours > 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  const seconds = totalSeconds % 60;
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/** `73%`, whole percents. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** `+0.3`, `−0.4`, `0.0` */
export function formatSigned(value: number, decimals: number): string {
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return size;
  return `${value > 0 ? "+" : "−"}${size}`;
}

/** `1 question`, `2 questions`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const DAY_AND_TIME = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** `Nov 22, 9:30 PM`, in the reader's time zone: for moments. Calendar days have words of their own. */
export function formatDayAndTime(isoDate: string): string {
  return DAY_AND_TIME.format(new Date(isoDate));
}

const DAY_AND_SECOND = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
});

/** For moments that lie seconds apart. */
export function formatDayAndSecond(isoDate: string): string {
  return DAY_AND_SECOND.format(new Date(isoDate));
}
