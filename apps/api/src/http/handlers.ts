import type { AuthClass, Route, RouteOutput, StreamRoute } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { z } from "zod";

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** A signed-in route's handler is only called with a user; a public one's may be called without. */
type CallerOf<Auth extends AuthClass> = [Auth] extends ["signed-in"] ? UserId : UserId | null;

/** What a handler gets of a request: its validated parts, and who calls. */
type HandlerContext<R> =
  R extends Route<infer Params, infer Query, infer Body, z.ZodType, infer Auth>
    ? {
        readonly params: Parsed<Params>;
        readonly query: Parsed<Query>;
        readonly body: Parsed<Body>;
        readonly userId: CallerOf<Auth>;
        /** Aborted when the connection is closed: what nobody reads need not be made. */
        readonly signal: AbortSignal;
      }
    : never;

/**
 * Answers with the route's response, or with an iterable of its lines where the route streams; throws a `RequestRefused`
 * (see `unwrap`) before the first line.
 */
type Handler<R> = (context: HandlerContext<R>) => Promise<HandlerOutput<R>>;
type HandlerOutput<R> = R extends StreamRoute ? AsyncIterable<RouteOutput<R>> : RouteOutput<R>;

/** One handler per route of a feature: total, so a route without a handler does not compile. */
export type Handlers<Routes> = { readonly [Name in keyof Routes]: Handler<Routes[Name]> };
