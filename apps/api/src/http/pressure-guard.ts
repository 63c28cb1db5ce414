import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { RequestRefused } from "./refusal.ts";

const RETRY_AFTER_SECONDS = 10;
/** What costs the server work. A page ends where one of its files is refused, so that these are always sent. */
const COSTLY = /^\/(api|dev|readyz)([/?]|$)/;

/** Refuses work while the event loop is late by more than this, milliseconds; 0 refuses none. */
export async function registerPressureGuard(
  app: FastifyInstance,
  maxEventLoopDelayMs: number,
): Promise<void> {
  if (maxEventLoopDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: async ({ url }, reply) => {
      if (!COSTLY.test(url)) return;
      reply.header("retry-after", RETRY_AFTER_SECONDS);
      throw new RequestRefused("overloaded");
    },
  });
}
