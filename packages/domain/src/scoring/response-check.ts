/** Whether a response can be scored, judged on what the candidate sees alone: it tells nothing about the key. */
export type ResponseCheck =
  | { readonly kind: "complete" }
  | { readonly kind: "incomplete" }
  | { readonly kind: "invalid"; readonly reason: InvalidReason };

export type InvalidReason =
  | "type-mismatch"
  | "unknown-option"
  | "repeated-option"
  | "blank-count"
  | "not-a-number"
  | "zero-denominator";

export const COMPLETE: ResponseCheck = { kind: "complete" };
export const INCOMPLETE: ResponseCheck = { kind: "incomplete" };

export function invalid(reason: InvalidReason): ResponseCheck {
  return { kind: "invalid", reason };
}
