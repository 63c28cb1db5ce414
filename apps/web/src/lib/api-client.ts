import {
  errorBodySchema,
  type RouteInput,
  type RouteName,
  type RouteOutput,
  routes,
  type StreamRoute,
} from "@lexiquant/contract";
import { ApiFailure } from "./api-failure.ts";
import { fillPath } from "./fill-path.ts";
import { type HttpAnswer, type HttpRequest, send } from "./http-transport.ts";
import { refreshAccess } from "./refresh-access.ts";
import { readAccessToken, readIdentity, readRefreshToken } from "./token-store.ts";

export { refreshAccess } from "./refresh-access.ts";

export type CallInput<Name extends RouteName> = RouteInput<(typeof routes)[Name]>;
export type CallOutput<Name extends RouteName> = RouteOutput<(typeof routes)[Name]>;
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Calls a route of the contract; the answer is checked against the route's schema. */
export async function callRoute<Name extends RouteName>(
  name: Name,
  input: CallInput<Name>,
  { signal }: CallOptions = {},
): Promise<CallOutput<Name>> {
  const route = routes[name];
  const parts = input as RequestParts; // the compiler cannot see through the union of all inputs
  const answer = await sendWithRetry(route.auth === "public", {
    method: route.method,
    url: fillPath(route.path, parts.params ?? {}),
    query: parts.query,
    body: parts.body,
    signal,
  });
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
  const parsed = route.response.safeParse(answer.body);
  if (!parsed.success) {
    throw new ApiFailure({ kind: "bad-response", ...answer, cause: parsed.error });
  }
  return parsed.data as CallOutput<Name>; // parsed by this very route's schema
}

/** After a 401 the call is made once more with a fresh access token: never twice, nor as somebody else. */
async function sendWithRetry(
  isPublic: boolean,
  request: Omit<HttpRequest, "accessToken">,
): Promise<HttpAnswer> {
  const accessToken = readAccessToken();
  const caller = readIdentity();
  const answer = await send({ ...request, accessToken });
  if (answer.status !== 401 || isPublic || readRefreshToken() === null) return answer;
  if (readIdentity() !== caller) return answer;
  // Another call may have refreshed while this one was on its way.
  const renewed = readAccessToken() !== accessToken || (await refreshAccess());
  return renewed && readIdentity() === caller
    ? send({ ...request, accessToken: readAccessToken() })
    : answer;
}

type StreamRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends StreamRoute ? Name : never;
}[RouteName];

/** Calls a route that answers with JSON lines; each is checked against the route's schema and handed on as it comes. */
export async function streamRoute<Name extends StreamRouteName>(
  name: Name,
  input: CallInput<Name>,
  { signal, onEvent }: CallOptions & { readonly onEvent: (event: CallOutput<Name>) => void },
): Promise<void> {
  const route = routes[name];
  let told = 0;
  const tell = (text: string, whole: boolean) => {
    const lines = text.split("\n");
    const complete = whole ? lines : lines.slice(0, -1);
    for (const line of complete.slice(told)) {
      if (line !== "") onEvent(route.response.parse(JSON.parse(line)) as CallOutput<Name>); // by this very route's schema
    }
    told = complete.length;
  };
  const answer = await sendWithRetry(false, {
    method: route.method,
    url: route.path,
    body: (input as RequestParts).body, // as in callRoute
    signal,
    onText: (text) => {
      if (text.startsWith('{"type"')) tell(text, false);
    },
  });
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  if (answer.status !== 200) throw failureOf({ ...answer, body: jsonOf(text) });
  try {
    tell(text, true);
  } catch (error) {
    throw new ApiFailure({ kind: "bad-response", ...answer, cause: error });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failureOf(answer: HttpAnswer): ApiFailure {
  const parsed = errorBodySchema.safeParse(answer.body);
  return new ApiFailure({
    kind: answer.status >= 500 ? "bad-response" : "bad-request",
    status: answer.status,
    code: parsed.success ? parsed.data.error.code : null,
    requestId: parsed.success ? parsed.data.error.requestId : answer.requestId,
  });
}
