import type { Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { errorBody, sendError } from "./error-response.ts";
import { loggerOptions } from "./logger-options.ts";
import type { ServerSettings } from "./server-settings.ts";

const BODY_LIMIT_BYTES = 64 * 1024;
/** The longest id of the contract. */
const LONGEST_ID = 120;
/** For receiving a whole request; slower senders hold sockets open on purpose. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the usual 60 s of load balancers, so that they close idle connections first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** What a caller may choose as the id of its request. */
const REQUEST_ID = /^[\w-]{8,64}$/;

interface ServerParts {
  readonly settings: ServerSettings;
  readonly newId: () => string;
}

/** A server that answers every failure with the contract's error body, whoever notices it. */
export function createServer({ settings, newId }: ServerParts): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(settings.logger),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_ID },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    handlerTimeout: settings.handlerTimeoutMs,
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: sendError,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, newId()),
    genReqId: ({ headers }) => {
      const chosen = headers["x-request-id"];
      return typeof chosen === "string" && REQUEST_ID.test(chosen) ? chosen : newId();
    },
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(sendError);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  return app;
}

/** Answers what is no HTTP, or never ended, by hand: there is no request to answer yet. */
function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  requestId: string,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const timedOut = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
  const code = timedOut ? "request-timeout" : "validation-failed";
  const body = JSON.stringify(errorBody({ code, issues: [] }, requestId));
  const status = timedOut ? "408 Request Timeout" : "400 Bad Request";
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
