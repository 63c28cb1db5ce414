import type { ErrorCode } from "@lexiquant/contract";
import type { Result } from "@lexiquant/domain/kernel";

/** A part of a request that is at fault. */
export interface RequestIssue {
  readonly path: string;
  readonly message: string;
}

/** Carries an expected refusal from a handler to the one place that turns it into a response. */
export class RequestRefused extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly RequestIssue[];

  constructor(code: ErrorCode, issues: readonly RequestIssue[] = []) {
    super(code);
    this.name = "RequestRefused";
    this.code = code;
    this.issues = issues;
  }
}

/** The value of an accepted result; a refused one ends the request with its reason. */
export function unwrap<Value>(result: Result<Value, ErrorCode>): Value {
  if (!result.ok) throw new RequestRefused(result.reason);
  return result.value;
}
