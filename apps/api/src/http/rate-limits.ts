import rateLimit from "@fastify/rate-limit";
import type { RateClass } from "@lexiquant/contract";
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { RequestRefused } from "./refusal.ts";

/** Calls a minute for one user, or for one address where nobody is signed in. */
const CALLS_PER_MINUTE: Readonly<Record<RateClass, number>> = {
  read: 600,
  write: 300,
  "sign-in": 60,
};

export type RateLimits = Readonly<Record<RateClass, onRequestAsyncHookHandler>>;

/** One budget per class, shared by all routes of the class. */
export async function registerRateLimits(
  app: FastifyInstance,
  factor: number,
): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: "1 minute",
    keyGenerator: ({ userId, ip }) => userId ?? ip,
    errorResponseBuilder: () => new RequestRefused("rate-limited"),
  });
  const limit = (rateClass: RateClass): onRequestAsyncHookHandler =>
    app.rateLimit({ max: Math.max(1, Math.round(CALLS_PER_MINUTE[rateClass] * factor)) });
  return { read: limit("read"), write: limit("write"), "sign-in": limit("sign-in") };
}
