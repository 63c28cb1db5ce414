import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  RetryError,
  TypeValidationError,
} from "ai";
import { ModelFailure, type ModelFailureKind } from "./language-model.ts";

const MALFORMED = [
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  JSONParseError,
  TypeValidationError,
  InvalidResponseDataError,
];

/** Names what went wrong. The provider's own words are left out: they may repeat what was sent. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (APICallError.isInstance(error)) return ofResponse(error);
  if (MALFORMED.some((kind) => kind.isInstance(error)))
    return new ModelFailure("broken-answer", "the answer was not in the form asked for");
  if (error instanceof Error && /abort|timeout/i.test(error.name))
    return new ModelFailure("timed-out", "no answer in time");
  return new ModelFailure("broken-answer", error instanceof Error ? error.name : "unknown error");
}

function ofResponse({ statusCode }: APICallError): ModelFailure {
  if (statusCode === undefined) return new ModelFailure("unreachable", "no connection");
  return new ModelFailure(kindOf(statusCode), `status ${statusCode}`);
}

function kindOf(status: number): ModelFailureKind {
  if (status === 401 || status === 403) return "unauthorised";
  if (status === 429) return "rate-limited";
  if (status >= 500) return "unavailable";
  // A success that could not be read.
  return status < 300 ? "broken-answer" : "rejected";
}
