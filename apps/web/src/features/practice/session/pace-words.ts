import { formatDuration } from "../../../lib/format.ts";
import type { Pace } from "./pace.ts";

/** Less than this is on pace: nobody is to count seconds. */
const ON_PACE_SECONDS = 15;
const STEP_SECONDS = 5;

/** `Exam’s pace: question 4; you are 35 s ahead` */
export function ghostWords({ ghost, question, aheadSeconds }: Pace): string {
  const where = `${ghost === "exam" ? "Exam’s pace" : "Your last run"}: question ${question}`;
  if (aheadSeconds === null) return where;
  if (Math.abs(aheadSeconds) < ON_PACE_SECONDS) return `${where}; you are on pace`;
  const rounded = STEP_SECONDS * Math.round(Math.abs(aheadSeconds) / STEP_SECONDS);
  const side = aheadSeconds > 0 ? "ahead" : "behind";
  return `${where}; you are ${formatDuration(rounded * 1000)} ${side}`;
}

/** `Likely done after 24 to 29 of 30 min`: the 80 % range in whole minutes; null while it is not known. */
export function finishWords({ finish }: Pace, limitSeconds: number | null): string | null {
  if (finish === null || limitSeconds === null) return null;
  const low = Math.floor(finish.lowSeconds / 60);
  const high = Math.ceil(finish.highSeconds / 60);
  return `Likely done after ${low} to ${high} of ${Math.round(limitSeconds / 60)} min`;
}
