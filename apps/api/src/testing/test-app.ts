import { randomUUID } from "node:crypto";
import type { Bank } from "@lexiquant/content";
import { type SignInResponse, signInResponseSchema } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createAccessTokens } from "../adapters/access-tokens.ts";
import { createLocalIdentity } from "../adapters/local-identity/local-identity.ts";
import { createApp } from "../app.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/testing.ts";
import type { Dependencies } from "../dependencies.ts";
import type { ServerSettings } from "../http/server-settings.ts";

export const TEST_ORIGIN = "http://lexiquant.test";
export const TEST_SECRET = new Uint8Array(32).fill(7);
const START = new Date("2026-11-21T10:00:00.000Z");

export const TEST_SETTINGS: ServerSettings = {
  logger: { level: "silent", stream: null },
  publicOrigin: TEST_ORIGIN,
  ga4MeasurementId: null,
  rateLimitFactor: 1000,
  trustProxy: false,
  maxEventLoopDelayMs: 0,
  handlerTimeoutMs: 20_000,
};

/** A bank without items, for tests that need none. */
const EMPTY_BANK: Bank = {
  items: new Map(),
  stimuli: new Map(),
  misconceptions: new Map(),
  components: new Map(),
};

/** A clock that stands still until it is moved. */
export interface TestClock {
  readonly now: () => Date;
  advance(durationMs: number): void;
}

export function createTestClock(start: Date = START): TestClock {
  let timeMs = start.getTime();
  return {
    now: () => new Date(timeMs),
    advance: (durationMs) => {
      timeMs += durationMs;
    },
  };
}

/** Somebody who has signed in, and calls with an access token. */
export interface TestUser {
  readonly userId: UserId;
  readonly signedIn: SignInResponse;
  readonly headers: { readonly authorization: string };
  inject(call: InjectOptions): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly database: Database;
  /** Signs in through the local identity provider; one name is one person. */
  signIn(name: string): Promise<TestUser>;
  close(): Promise<void>;
}

/** The real application over an embedded database in memory, with a clock and seeds that stand still. Close it. */
export async function createTestApp(overrides: Partial<Dependencies> = {}): Promise<TestApp> {
  const clock = createTestClock();
  const now = overrides.clock ?? clock.now;
  const database = overrides.database ?? (await openTestDatabase());
  const app = await createApp({
    database,
    bank: EMPTY_BANK,
    clock: now,
    newId: randomUUID,
    newSeed: () => 1,
    accessTokens: createAccessTokens({ secret: TEST_SECRET, clock: now }),
    identity: await createLocalIdentity({ publicOrigin: TEST_ORIGIN, clock: now }),
    settings: TEST_SETTINGS,
    webDirectory: null,
    ...overrides,
  });
  return {
    app,
    clock,
    database,
    signIn: (name) => signIn(app, name),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

async function signIn(app: FastifyInstance, name: string): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@example.org`;
  const issued = await app.inject({
    method: "POST",
    url: "/dev/identity/token",
    payload: { name, email },
  });
  const { credential: token } = issued.json<{ credential: string }>();
  const answer = await app.inject({
    method: "POST",
    url: "/api/users/auth/google/",
    payload: { token },
  });
  const signedIn = signInResponseSchema.parse(answer.json());
  const headers = { authorization: `Bearer ${signedIn.token.access_token}` };
  return {
    userId: signedIn.user.id,
    signedIn,
    headers,
    inject: (call) => app.inject({ ...call, headers: { ...headers, ...call.headers } }),
  };
}
