/** When the time left is announced to screen readers. */
export const TIME_CALLS = ["off", "five-and-one", "each-minute"] as const;
export type TimeCalls = (typeof TIME_CALLS)[number];

const MINUTE_MS = 60_000;
/** The test's alerts: five minutes and one minute before the end. */
const ALERT_MINUTES = [1, 5] as const;

/** The whole minutes that have just come to be left between two looks at the clock; null where nothing was passed. */
export function minutesCalled(
  beforeMs: number,
  nowMs: number,
  calls: Exclude<TimeCalls, "off">,
): number | null {
  const passed = (minutes: number) =>
    beforeMs > minutes * MINUTE_MS && nowMs <= minutes * MINUTE_MS;
  if (calls === "five-and-one") return ALERT_MINUTES.find(passed) ?? null;
  const minutes = Math.ceil(nowMs / MINUTE_MS);
  return minutes > 0 && passed(minutes) ? minutes : null;
}
