import { EMPTY_FILTER, type PracticeSettings } from "@lexiquant/contract";
import type { PaceFactor } from "@lexiquant/domain/session";
import type { SessionWish } from "../../../items/use-start-session.ts";
import { readChoice } from "../filters/filters-in-address.ts";

/** Ten questions of all kinds, untimed, with feedback after each. */
export const READY_MIX: SessionWish = readChoice("?mode=mixed");

export const SMART_LENGTHS = ["10", "20", "30"] as const;
export type SmartLength = (typeof SMART_LENGTHS)[number];

export const DIAGNOSTIC_MINUTES = 25;
/** What the server draws in all; it decides. */
const DIAGNOSTIC_QUESTIONS = 26;

export function smartSet(length: SmartLength): SessionWish {
  return untimed("smart", Number(length));
}

/**
 * Against the clock, as the test is for this student. Feedback would teach while it measures, so it waits for the
 * end.
 */
export function diagnosticSet(paceFactor: PaceFactor): SessionWish {
  return {
    settings: { mode: "diagnostic", timing: { kind: "timed", paceFactor }, feedback: "end" },
    filter: EMPTY_FILTER,
    itemCount: DIAGNOSTIC_QUESTIONS,
  };
}

function untimed(mode: PracticeSettings["mode"], itemCount: number): SessionWish {
  const settings: PracticeSettings = { mode, timing: { kind: "untimed" }, feedback: "each" };
  return { settings, filter: EMPTY_FILTER, itemCount };
}
