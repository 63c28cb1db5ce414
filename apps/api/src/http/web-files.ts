import { sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RequestRefused } from "./refusal.ts";

/** The bundler puts a hash of the content into names here, so a file never changes. */
const HASHED_FOLDER = `${sep}assets${sep}`;
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";
const SHORT = "public, max-age=3600";

/** Paths that are never a screen of the web application. */
const SERVER_PATHS = /^\/(api|dev|assets|healthz|readyz)(\/|$)/;

/** Serves the built web application, and its page for every address that may be one of its screens. */
export async function registerWebFiles(
  app: FastifyInstance,
  webDirectory: string | null,
): Promise<void> {
  if (webDirectory !== null) {
    await app.register(fastifyStatic, {
      root: webDirectory,
      // One route per file that exists: no path of a request reaches the file system.
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheControlOf(path));
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (webDirectory === null || !isNavigation(request))
      throw new RequestRefused("route-not-found");
    return await sendPage(reply);
  });
}

/** The root address has a page of its own, rendered ahead of time. */
function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile("screen.html");
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = url.split("?", 1)[0] ?? "";
  const acceptsPage = /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
  return acceptsPage && !SERVER_PATHS.test(path);
}

function cacheControlOf(path: string): string {
  if (path.includes(HASHED_FOLDER)) return IMMUTABLE;
  return path.endsWith(".html") ? REVALIDATE : SHORT;
}
