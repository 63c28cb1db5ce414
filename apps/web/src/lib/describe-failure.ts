import { ERROR_TEXTS, FAILURE_TEXTS } from "../messages.ts";
import { ApiFailure } from "./api-failure.ts";

export interface FailureDescription {
  /** What happened, in plain words. */
  readonly text: string;
  /** What support can look the failure up by. */
  readonly reference: string | null;
}

export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof ApiFailure)) return { text: FAILURE_TEXTS.unexpected, reference: null };
  const text = error.code === null ? FAILURE_TEXTS[error.kind] : ERROR_TEXTS[error.code];
  return { text, reference: error.kind === "bad-response" ? error.requestId : null };
}
