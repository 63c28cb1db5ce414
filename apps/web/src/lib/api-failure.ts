import type { ErrorCode } from "@lexiquant/contract";

/** The generic failures of a call, told apart. `bad-request` is a 4xx answer; `bad-response` a 5xx one or one that makes no sense. */
export type ApiFailureKind = "network" | "timeout" | "canceled" | "bad-request" | "bad-response";

interface ApiFailureDetails {
  readonly kind: ApiFailureKind;
  readonly status?: number | null;
  readonly code?: ErrorCode | null;
  readonly requestId?: string | null;
  readonly cause?: unknown;
}

/** The one error that the API client throws. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly kind: ApiFailureKind;
  /** Status of the answer; null where there was none. */
  readonly status: number | null;
  /** The server's own reason; null where the answer named none. */
  readonly code: ErrorCode | null;
  readonly requestId: string | null;

  constructor({ kind, status = null, code = null, requestId = null, cause }: ApiFailureDetails) {
    super(`API call failed: ${[kind, status, code].filter((part) => part !== null).join(" ")}`, {
      cause,
    });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429]);

/** Whether the same call may succeed later: a 4xx answer would only be the same again. */
export function canPass(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  if (error.kind === "canceled") return false;
  return error.kind !== "bad-request" || PASSING_STATUSES.has(error.status ?? 0);
}
