import { Readable } from "node:stream";
import {
  ERROR_STATUS,
  type ErrorCode,
  errorBodySchema,
  type Route,
  type StreamRoute,
} from "@lexiquant/contract";
import type { FastifyInstance, FastifySchema, RouteOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { requireUser } from "./authenticate.ts";
import type { Handlers } from "./handlers.ts";
import type { RateLimits } from "./rate-limits.ts";
import { refuseUnstorableText } from "./storable-text.ts";

type Routes = Readonly<Record<string, Route>>;
type AnyHandler = (context: unknown) => Promise<unknown>;

/** Codes that any route can answer, whatever it does. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  "validation-failed",
  "request-timeout",
  "body-too-large",
  "unsupported-media-type",
  "rate-limited",
  "internal-error",
  "overloaded",
];

/** Serves each route of the contract with its handler, policy and schemas. */
export function mountContract<Contract extends Routes>(
  scope: FastifyInstance,
  parts: {
    readonly routes: Contract;
    readonly handlers: Handlers<Contract>;
    readonly rateLimits: RateLimits;
  },
): void {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  scope.addHook("preValidation", refuseUnstorableText);
  scope.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  for (const [name, route] of Object.entries(parts.routes)) {
    const handler = parts.handlers[name] as AnyHandler; // Handlers pairs each name with the handler of its route
    scope.route({
      ...fastifyRoute(route, handler),
      ...policyOf(route, parts.rateLimits),
      schema: schemaOf(name, route),
    });
  }
}

function fastifyRoute(route: Route, handler: AnyHandler) {
  return {
    method: route.method,
    url: route.path,
    ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
    // A compressor would hold lines back until it has enough of them.
    ...(isStream(route) ? { compress: false as const } : {}),
    handler: async ({ params, query, body, userId }, reply) => {
      const closed = new AbortController();
      reply.raw.once("close", () => closed.abort());
      const answer = await handler({ params, query, body, userId, signal: closed.signal });
      if (!isStream(route)) return answer;
      reply.type("application/x-ndjson; charset=utf-8");
      return Readable.from(linesOf(route, answer as AsyncIterable<unknown>)); // Handlers pairs stream routes with iterables
    },
  } satisfies RouteOptions;
}

function isStream(route: Route): route is StreamRoute {
  return "stream" in route;
}

async function* linesOf({ response }: Route, values: AsyncIterable<unknown>) {
  for await (const value of values) yield `${JSON.stringify(response.parse(value))}\n`;
}

function policyOf(
  route: Route,
  rateLimits: RateLimits,
): Pick<RouteOptions, "onRequest" | "preValidation" | "preParsing"> {
  const limit = rateLimits[route.rate];
  return route.auth === "public" ? limit : { ...limit, preParsing: [requireUser] };
}

function schemaOf(name: string, route: Route): FastifySchema {
  const auth = route.auth ?? "signed-in";
  return {
    ...(route.params === undefined ? {} : { params: route.params }),
    ...(route.query === undefined ? {} : { querystring: route.query }),
    ...(route.body === undefined ? {} : { body: route.body }),
    response: { ...(isStream(route) ? {} : { 200: route.response }), ...errorResponses(route) },
    ...{ operationId: name, summary: route.summary, "x-auth": auth, "x-rate": route.rate },
    ...(auth === "public" ? {} : { security: [{ accessToken: [] }] }),
  };
}

function errorResponses(route: Route): Record<string, unknown> {
  const guard: readonly ErrorCode[] = route.auth === "public" ? [] : ["unauthenticated"];
  const codes = [...COMMON_ERRORS, ...guard, ...route.errors];
  return Object.fromEntries(codes.map((code) => [ERROR_STATUS[code], errorBodySchema]));
}
