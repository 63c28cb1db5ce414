import {
  type ErrorCode,
  errorBodySchema,
  type Route,
  type RouteInput,
  type RouteOutput,
} from "@lexiquant/contract";

/** What came back from a call, with the very text of its body. */
export interface Reply<Output> {
  readonly status: number;
  readonly text: string;
  /** The body of a successful call; throws for any other. */
  value(): Output;
  /** The error code of a refused call; throws for a successful one. */
  code(): ErrorCode;
}

/** Sends one request and gives back status and text. */
export type Send = (request: {
  readonly method: Route["method"];
  readonly url: string;
  readonly payload?: string;
}) => Promise<{ readonly status: number; readonly text: string }>;

/** Parts of a call, whichever of them its route takes. */
interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls routes of the contract by name and type, over whatever sends requests. */
export async function callRoute<R extends Route>(
  send: Send,
  route: R,
  input: RouteInput<R>,
): Promise<Reply<RouteOutput<R>>> {
  const { params = {}, query = {}, body } = input as CallParts; // RouteInput has just the parts that the route takes
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { status, text } = await send({
    method: route.method,
    url: search.size === 0 ? path : `${path}?${search}`,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return {
    status,
    text,
    value: () => {
      if (status !== 200) throw new Error(`${route.method} ${path}: ${status} ${text}`);
      return route.response.parse(JSON.parse(text)) as RouteOutput<R>; // the schema is this very route's
    },
    code: () => errorBodySchema.parse(JSON.parse(text)).error.code,
  };
}
