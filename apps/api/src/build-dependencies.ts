import { randomInt, randomUUID } from "node:crypto";
import { createAccessTokens } from "./adapters/access-tokens.ts";
import { createComputerAlgebra } from "./adapters/computer-algebra/computer-algebra.ts";
import { createEssayRater } from "./adapters/essay-language/essay-rater.ts";
import { createGoogleIdentity } from "./adapters/google-identity/google-identity.ts";
import { createItemModels } from "./adapters/item-models/item-models.ts";
import { createLocalIdentity } from "./adapters/local-identity/local-identity.ts";
import { sessionSecret } from "./adapters/session-secret.ts";
import { createWordNet } from "./adapters/word-net/word-net.ts";
import { openDatabase } from "./db/open-database.ts";
import type { ConfiguredModel, Dependencies, IdentityProvider } from "./dependencies.ts";
import type { Environment } from "./env.ts";
import type { ServerSettings } from "./http/server-settings.ts";
import { findWebDirectory, loadBank, loadExams, loadLibrary } from "./installed-files.ts";

const SEED_RANGE = 2 ** 32;
const HANDLER_TIMEOUT_MS = 20_000;

/** The real thing behind every dependency. Opens the database last, so a refusal leaves nothing open. */
export async function buildDependencies(
  environment: Environment,
  onBackgroundError: (error: Error) => void,
): Promise<Dependencies> {
  const { bankFile, dataDirectory, examsFile, libraryFile, webDirectory } = environment;
  const bank = await loadBank(bankFile);
  const clock = () => new Date();
  const secret = sessionSecret(environment.sessionSecret, dataDirectory);
  return {
    clock,
    newId: randomUUID,
    newSeed: () => randomInt(SEED_RANGE),
    bank,
    itemModels: createItemModels(bank),
    library: await loadLibrary(libraryFile, bank),
    exams: await loadExams(examsFile, bank),
    wordNet: createWordNet(),
    algebra: createComputerAlgebra(),
    essayRater: createEssayRater(),
    languageModel: await configuredModel(environment, onBackgroundError),
    accessTokens: createAccessTokens({ secret, clock }),
    identity: await createIdentity(environment, clock),
    settings: settingsOf(environment),
    webDirectory: findWebDirectory(webDirectory),
    database: await openDatabase(environment, onBackgroundError),
  };
}

/** The library of models is loaded only where one is configured. */
async function configuredModel(
  { tutorModel }: Environment,
  onFailure: (error: Error) => void,
): Promise<ConfiguredModel | null> {
  if (tutorModel === null) return null;
  const { connectModel } = await import("./adapters/language-model/connect-model.ts");
  const { tokensPerDay, ...settings } = tutorModel;
  return { model: await connectModel(settings), tokensPerDay, onFailure };
}

async function createIdentity(
  { googleClientId, publicOrigin }: Environment,
  clock: () => Date,
): Promise<IdentityProvider> {
  if (googleClientId === null) return await createLocalIdentity({ publicOrigin, clock });
  return createGoogleIdentity({ clientId: googleClientId, clock });
}

function settingsOf(environment: Environment): ServerSettings {
  return {
    logger: { level: environment.logLevel, stream: null },
    publicOrigin: environment.publicOrigin,
    ga4MeasurementId: environment.ga4MeasurementId,
    rateLimitFactor: environment.rateLimitFactor,
    trustProxy: environment.trustProxy,
    maxEventLoopDelayMs: environment.maxEventLoopDelayMs,
    handlerTimeoutMs: HANDLER_TIMEOUT_MS,
  };
}
