import type { RouteName } from "@lexiquant/contract";
import type { CallInput, CallOptions, CallOutput } from "./api-client.ts";
import { ApiFailure } from "./api-failure.ts";

export type { CallInput, CallOutput };

/**
 * Calls a route of the contract: `call("submitAttempt", { params, body }, { signal })`.
 * Answers with the parsed output or throws `ApiFailure`. The client, its schemas and its HTTP
 * library arrive with the first call, so the landing page does without them.
 */
export async function call<Name extends RouteName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallOutput<Name>> {
  const { callRoute } = await loadClient();
  return callRoute(name, input, options);
}

/** Calls a route that streams; see `streamRoute` in `api-client.ts`. */
export async function stream(
  ...parameters: Parameters<typeof import("./api-client.ts").streamRoute>
): Promise<void> {
  await (await loadClient()).streamRoute(...parameters);
}

/** Refreshes the access token; see `refresh-access.ts`. */
export async function refreshAccess(): Promise<boolean> {
  return (await loadClient()).refreshAccess();
}

async function loadClient(): Promise<typeof import("./api-client.ts")> {
  try {
    return await import("./api-client.ts");
  } catch (error) {
    throw new ApiFailure({ kind: "network", cause: error });
  }
}
