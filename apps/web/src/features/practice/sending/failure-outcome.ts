import type { ErrorCode } from "@lexiquant/contract";
import { ApiFailure, canPass } from "../../../lib/api-failure.ts";

/** Why work cannot be sent for now. */
export type WaitingReason = "offline" | "server" | "signed-out";

/**
 * `later`: the same may succeed later; `refused`: the server will never take this; `over`: no more work from this page, and
 * why.
 */
export type FailureOutcome<Why> =
  | { readonly kind: "later"; readonly reason: WaitingReason }
  | { readonly kind: "refused" }
  | { readonly kind: "over"; readonly why: Why };

/**
 * What a failure to send means for the work that was sent.
 *
 * @param over the errors after which no more work is taken
 */
export function failureOutcome<Why>(
  error: unknown,
  over: ReadonlyMap<ErrorCode | null, Why>,
): FailureOutcome<Why> {
  if (!(error instanceof ApiFailure)) return { kind: "later", reason: "server" };
  const why = over.get(error.code);
  if (why !== undefined) return { kind: "over", why };
  // Only the server's own word is a reason to throw work away, not a refusal by something between here and the server.
  const passes = error.code === null || error.status === 401 || canPass(error);
  return passes ? { kind: "later", reason: waitingReason(error) } : { kind: "refused" };
}

/** Why what passes has not passed yet. */
function waitingReason({ kind, status }: ApiFailure): WaitingReason {
  if (status === 401) return "signed-out";
  return kind === "network" || kind === "timeout" ? "offline" : "server";
}
