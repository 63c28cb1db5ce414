import type { UserId } from "@lexiquant/domain/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessTokens } from "../adapters/access-tokens.ts";
import { RequestRefused } from "./refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls; null without a valid access token. */
    userId: UserId | null;
  }
}

const BEARER = /^Bearer ([^\s]+)$/i;

/** Finds out who calls before anything else looks at the request; refusing is left to the routes. */
export function registerAuthentication(app: FastifyInstance, accessTokens: AccessTokens): void {
  app.decorateRequest("userId", null);
  app.addHook("onRequest", async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
    if (token !== undefined) request.userId = await accessTokens.verify(token);
  });
}

/** The guard of signed-in routes; runs before the body is read. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (request.userId === null) throw new RequestRefused("unauthenticated");
}
