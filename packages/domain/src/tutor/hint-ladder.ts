import { z } from "zod";

/** How directly a student wants to be helped, from a nudge to "just tell me". */
export const DIRECTNESS_LEVELS = ["nudge", "guide", "direct"] as const;
export const directnessSchema = z.enum(DIRECTNESS_LEVELS);
export type Directness = z.infer<typeof directnessSchema>;

/** Students who click on without reading learn nothing from hints (Aleven et al. 2006): time to think, in milliseconds. */
export const HINT_DWELL_MS = 8_000;

/** Hints handed out at once. */
const HINTS_AT_ONCE: Readonly<Record<Directness, number>> = { nudge: 1, guide: 1, direct: 2 };

export interface LadderState {
  /** Levels of the item's ladder, three or four. */
  readonly levels: number;
  /** The highest level shown, 0 where none was. */
  readonly shown: number;
  /** Since the last one; null where none was shown. */
  readonly sinceMs: number | null;
  readonly directness: Directness;
}

export type LadderStep =
  | { readonly kind: "show"; readonly from: number; readonly to: number }
  /** The last hint came only just now. */
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "exhausted" };

/** What a request for a hint gets: the next level, unless the last one has hardly been read. */
export function nextHint({ levels, shown, sinceMs, directness }: LadderState): LadderStep {
  if (shown >= levels) return { kind: "exhausted" };
  const waitMs = directness === "direct" || sinceMs === null ? 0 : HINT_DWELL_MS - sinceMs;
  if (waitMs > 0) return { kind: "wait", seconds: Math.ceil(waitMs / 1000) };
  return { kind: "show", from: shown + 1, to: Math.min(levels, shown + HINTS_AT_ONCE[directness]) };
}

/** Whether the student is asked to type a step before asking on: with every second hint, for those who want a nudge. */
export function asksForStep(level: number, directness: Directness): boolean {
  return directness !== "direct" && level % 2 === 0;
}

/** How much of the full credit an answer is worth: unaided 1, after the two first hints 0.5, after more 0.25, shown 0. */
export function creditFor(help: {
  readonly hintLevel: number;
  readonly gaveUp: boolean;
}): 0 | 0.25 | 0.5 | 1 {
  if (help.gaveUp) return 0;
  if (help.hintLevel === 0) return 1;
  return help.hintLevel <= 2 ? 0.5 : 0.25;
}
