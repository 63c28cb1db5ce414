import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { registerRateLimits } from "./rate-limits.ts";

/** Makes sixty calls a minute into one. */
const ONE_CALL = 1 / 60;

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  app.decorateRequest("userId", null);
  const limits = await registerRateLimits(app, ONE_CALL);
  app.post("/sign-in", { ...limits["sign-in"] }, async () => ({}));
  app.post("/refresh", { ...limits.refresh }, async () => ({}));
});
afterEach(() => app.close());

/** Whether the budget still holds; all callers share one address. */
async function passes(url: string, payload: object = {}): Promise<boolean> {
  const { statusCode } = await app.inject({ method: "POST", url, payload });
  return statusCode === 200;
}
const tokenOf = (user: string) => ({ refresh_token: `${user}.${randomUUID()}.secret` });

it("gives every user behind one address a budget of refreshes", async () => {
  const [ada, bob] = [randomUUID(), randomUUID()];
  expect(await passes("/refresh", tokenOf(ada))).toBe(true);
  expect(await passes("/refresh", tokenOf(bob))).toBe(true);
  expect(await passes("/refresh", tokenOf(ada))).toBe(false);
});

it("counts refreshes that name nobody by address", async () => {
  expect(await passes("/refresh", { refresh_token: "nonsense" })).toBe(true);
  expect(await passes("/refresh", tokenOf("nobody"))).toBe(false);
  expect(await passes("/refresh", tokenOf(randomUUID()))).toBe(true);
});

it("counts sign-ins by address, apart from refreshes", async () => {
  expect(await passes("/refresh", { refresh_token: "nonsense" })).toBe(true);
  expect(await passes("/sign-in", tokenOf(randomUUID()))).toBe(true);
  expect(await passes("/sign-in", tokenOf(randomUUID()))).toBe(false);
});
