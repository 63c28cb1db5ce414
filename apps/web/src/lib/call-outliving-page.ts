import { type RouteName, routes } from "@lexiquant/contract";
import type { CallInput } from "./api.ts";
import type { RequestParts } from "./api-client.ts";
import { fillPath } from "./fill-path.ts";
import { readAccessToken } from "./token-store.ts";

/**
 * Sends a request that outlives the page, and waits for nothing. For what is lost nowhere if it fails: the browser's own
 * copy has everything.
 */
export function callOutlivingPage<Name extends RouteName>(
  name: Name,
  input: CallInput<Name>,
): void {
  const token = readAccessToken();
  if (token === null) return;
  const { method, path } = routes[name];
  const { params, body } = input as RequestParts; // the compiler cannot see through the union of all inputs
  fetch(fillPath(path, params ?? {}), {
    method,
    keepalive: true,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
