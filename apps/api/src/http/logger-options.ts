import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { LoggerSettings } from "./server-settings.ts";

const LONGEST_TEXT = 4_000;

/** Keys whose values say who somebody is or let others act as them, wherever they are logged. */
const SECRET_KEYS = [
  "authorization",
  "cookie",
  "token",
  "access_token",
  "refresh_token",
  "credential",
  "secret",
  "email",
  "name",
];
const REDACTED_PATHS = ["", "*.", "*.*.", "*.*.*."].flatMap((prefix) =>
  SECRET_KEYS.filter((key) => prefix !== "" || key !== "name").map((key) => `${prefix}${key}`),
);

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

export function loggerOptions({ level, stream }: LoggerSettings): LoggerOptions {
  return {
    level,
    ...(stream === null ? {} : { stream }),
    redact: { paths: REDACTED_PATHS, censor: "[redacted]" },
    serializers: { req: describeRequest, err: describeError },
  };
}

/** The path without its query, which people's filters travel in; no headers. */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    path: request.url.split("?", 1)[0],
    remoteAddress: request.ip,
  };
}

/** Chosen fields only: database errors carry rows, and the embedded engine's carry its source. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return {
    type: error.name,
    code,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ""),
  };
}

function withoutAddresses(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/[^\s"'()<>=]+@[^\s"'()<>=]+\.[a-z]+/gi, "[e-mail]");
}
