import { randomUUID } from "node:crypto";
import type { Bank, Library } from "@lexiquant/content";
import type { FastifyInstance } from "fastify";
import { createAccessTokens } from "../adapters/access-tokens.ts";
import { createComputerAlgebra } from "../adapters/computer-algebra/computer-algebra.ts";
import { createEssayRater, type EssayRater } from "../adapters/essay-language/essay-rater.ts";
import { createItemModels } from "../adapters/item-models/item-models.ts";
import { createLocalIdentity } from "../adapters/local-identity/local-identity.ts";
import { createApp } from "../app.ts";
import { EMPTY_EXAMS } from "../bank/testing/exam-data.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/testing.ts";
import type { Dependencies } from "../dependencies.ts";
import { TEST_ORIGIN, TEST_SECRET, TEST_SETTINGS } from "./test-settings.ts";
import { signIn, type TestUser } from "./test-user.ts";

export type { TestUser } from "./test-user.ts";

const START = new Date("2026-11-21T10:00:00.000Z");

/** A bank without items, for tests that need none. */
const EMPTY_BANK: Bank = {
  items: new Map(),
  stimuli: new Map(),
  misconceptions: new Map(),
  components: new Map(),
};

/** A library without entries: recognition then understands nothing. */
export const EMPTY_LIBRARY: Library = {
  lessons: [],
  words: [],
  wordUses: [],
  facts: [],
  guides: [],
  utterances: [],
  directives: [],
  prompts: [],
  anchors: [],
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
  const essayRater = overrides.essayRater ?? coldRater();
  const app = await createApp({
    database,
    bank: EMPTY_BANK,
    itemModels: createItemModels(overrides.bank ?? EMPTY_BANK),
    library: EMPTY_LIBRARY,
    exams: EMPTY_EXAMS,
    wordNet: async () => null,
    algebra: createComputerAlgebra(),
    essayRater,
    languageModel: null,
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
      await essayRater.close();
      await database.close();
    },
  };
}

/** Loads the language libraries only where a test has an essay rated: those that merely write need not wait. */
function coldRater(): EssayRater {
  return { ...createEssayRater(), warmUp: () => Promise.resolve() };
}
