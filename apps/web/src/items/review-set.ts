import { EMPTY_FILTER } from "@lexiquant/contract";
import { MAX_SESSION_ITEMS } from "@lexiquant/domain/session";
import type { SessionWish } from "./use-start-session.ts";

/** Where the number that is due is not known. */
const REVIEW_QUESTIONS = 10;

/** Missed questions whose next try is due: all of them, as far as a session holds them. */
export function reviewSet(due: number | null): SessionWish {
  return {
    settings: { mode: "review", timing: { kind: "untimed" }, feedback: "each" },
    filter: EMPTY_FILTER,
    itemCount: Math.min(due ?? REVIEW_QUESTIONS, MAX_SESSION_ITEMS),
  };
}
