import rateLimit from "@fastify/rate-limit";
import type { RateClass } from "@lexiquant/contract";
import { type UserId, userIdSchema } from "@lexiquant/domain/kernel";
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preValidationAsyncHookHandler,
} from "fastify";
import { z } from "zod";
import { RequestRefused } from "./refusal.ts";

/** Calls a minute for one user, or for one address where nobody is signed in. */
const CALLS_PER_MINUTE: Readonly<Record<RateClass, number>> = {
  read: 600,
  write: 300,
  tutor: 60,
  "sign-in": 60,
  refresh: 60,
};

/** The hooks that a class needs of its routes. */
interface RateLimit {
  readonly onRequest?: onRequestAsyncHookHandler;
  readonly preValidation?: preValidationAsyncHookHandler;
}
export type RateLimits = Readonly<Record<RateClass, RateLimit>>;

const refreshBody = z.object({ refresh_token: z.string() });

/** Whom a refresh token names, whether it is genuine or not; null for other bodies. */
function userOfRefreshToken(body: unknown): UserId | null {
  const token = refreshBody.safeParse(body).data?.refresh_token;
  return userIdSchema.safeParse(token?.split(".")[0]).data ?? null;
}

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
  const maxOf = (rateClass: RateClass) =>
    Math.max(1, Math.round(CALLS_PER_MINUTE[rateClass] * factor));
  const limit = (rateClass: RateClass): RateLimit => ({
    onRequest: app.rateLimit({ max: maxOf(rateClass) }),
  });
  return {
    read: limit("read"),
    write: limit("write"),
    tutor: limit("tutor"),
    "sign-in": limit("sign-in"),
    // Its caller is named in the body: a class behind one address has a budget for each student.
    refresh: {
      preValidation: app.rateLimit({
        max: maxOf("refresh"),
        keyGenerator: ({ body, ip }: FastifyRequest) => userOfRefreshToken(body) ?? ip,
      }),
    },
  };
}
