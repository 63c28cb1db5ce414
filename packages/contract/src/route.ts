import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Who may call a route. A route that does not say is for signed-in users only. */
export type AuthClass = "public" | "signed-in";

/**
 * How often one caller may call: the API maps each class to a budget. The body of a "refresh" call holds a
 * `refresh_token`, whose user is its caller.
 */
export type RateClass = "read" | "write" | "tutor" | "sign-in" | "refresh";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";
type Schema = z.ZodType | undefined;

/** One call that crosses the wire, with its policy. Paths start with `/api` and end with a slash. */
export interface Route<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends z.ZodType = z.ZodType,
  Auth extends AuthClass = AuthClass,
> {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly auth?: Auth;
  readonly rate: RateClass;
  /** Largest body taken, in bytes; the server's general limit where absent. */
  readonly bodyLimitBytes?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Codes beyond those that any route can answer. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of a route, so that handlers and clients are typed by it. */
export function defineRoute<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Response extends z.ZodType = z.ZodType,
  Auth extends AuthClass = "signed-in",
>(route: Route<Params, Query, Body, Response, Auth>): Route<Params, Query, Body, Response, Auth> {
  return route;
}

/** A route that answers with JSON lines, each of which fits `response`, as they come. */
export type StreamRoute<R extends Route = Route> = R & { readonly stream: true };

export function defineStreamRoute<Body extends z.ZodType, Response extends z.ZodType>(
  route: Route<undefined, undefined, Body, Response, "signed-in">,
): StreamRoute<Route<undefined, undefined, Body, Response, "signed-in">> {
  return { ...route, stream: true };
}

type Input<S extends Schema> = S extends z.ZodType ? z.input<S> : undefined;

/** What a client passes to call a route: only the parts that the route takes. */
export type RouteInput<R> =
  R extends Route<infer Params, infer Query, infer Body, z.ZodType>
    ? (Params extends z.ZodType ? { params: Input<Params> } : unknown) &
        (Query extends z.ZodType ? { query: Input<Query> } : unknown) &
        (Body extends z.ZodType ? { body: Input<Body> } : unknown)
    : never;

/** What a client gets back from a route. */
export type RouteOutput<R> =
  R extends Route<Schema, Schema, Schema, infer Response> ? z.output<Response> : never;
