import { z } from "zod";
import { MODEL_PROVIDERS, type ModelSettings } from "./adapters/language-model/model-settings.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const SECRET_LENGTH = 32;

/** An empty variable is as good as none: that is how shells and compose files leave one out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const environmentSchema = z.object({
  NODE_ENV: optional(z.enum(["development", "test", "production"])),
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  PUBLIC_ORIGIN: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REPLICAS: optional(z.coerce.number().int().min(1)),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GA4_MEASUREMENT_ID: optional(z.string().regex(/^G-[A-Z0-9]{4,20}$/, "looks like G-XXXXXXXXXX")),
  SESSION_SECRET: optional(z.string().min(SECRET_LENGTH)),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS)),
  RATE_LIMIT_FACTOR: optional(z.coerce.number().positive()),
  TRUST_PROXY: optional(z.string()),
  MAX_EVENT_LOOP_DELAY_MS: optional(z.coerce.number().int().min(0)),
  BANK_FILE: optional(z.string()),
  LIBRARY_FILE: optional(z.string()),
  EXAMS_FILE: optional(z.string()),
  TUTOR_PROVIDER: optional(z.enum(["embedded", ...MODEL_PROVIDERS])),
  TUTOR_MODEL: optional(z.string()),
  TUTOR_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  TUTOR_API_KEY: optional(z.string()),
  TUTOR_TOKENS_PER_DAY: optional(z.coerce.number().int().positive()),
  WEB_DIR: optional(z.string()),
});

export interface Environment {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string;
  readonly dataDirectory: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Null for the local identity provider. */
  readonly googleClientId: string | null;
  /** Null where this server stores product events itself. */
  readonly ga4MeasurementId: string | null;
  /** Null where one is made and kept in the data directory. */
  readonly sessionSecret: string | null;
  readonly logLevel: string;
  readonly rateLimitFactor: number;
  readonly trustProxy: false | string;
  readonly maxEventLoopDelayMs: number;
  /** Null for what lies beside the program. */
  readonly bankFile: string | null;
  readonly libraryFile: string | null;
  readonly examsFile: string | null;
  readonly webDirectory: string | null;
  /** Null for the built-in tutor alone. */
  readonly tutorModel: TutorModelSettings | null;
}

interface TutorModelSettings extends ModelSettings {
  readonly tokensPerDay: number;
}

/** What is wrong with the environment, in one sentence. */
export class EnvironmentError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = "EnvironmentError";
  }
}

/** @throws {EnvironmentError} when a variable is malformed, or several do not go together */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) throw new EnvironmentError(describe(parsed.error));
  const values = parsed.data;
  refuseContradictions(values);
  const port = values.PORT ?? 3000;
  return {
    // The local identity provider believes anybody, so it listens to this machine only unless told otherwise.
    host: values.HOST ?? (values.GOOGLE_CLIENT_ID === undefined ? "localhost" : "0.0.0.0"),
    port,
    publicOrigin: new URL(values.PUBLIC_ORIGIN ?? `http://localhost:${port}`).origin,
    dataDirectory: values.DATA_DIR ?? "./data",
    databaseUrl: values.DATABASE_URL ?? null,
    googleClientId: values.GOOGLE_CLIENT_ID ?? null,
    ga4MeasurementId: values.GA4_MEASUREMENT_ID ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    logLevel: values.LOG_LEVEL ?? "info",
    rateLimitFactor: values.RATE_LIMIT_FACTOR ?? 1,
    trustProxy: values.TRUST_PROXY ?? false,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS ?? 2_000,
    bankFile: values.BANK_FILE ?? null,
    libraryFile: values.LIBRARY_FILE ?? null,
    examsFile: values.EXAMS_FILE ?? null,
    webDirectory: values.WEB_DIR ?? null,
    tutorModel: tutorModelOf(values),
  };
}

/**
 * The model that words the tutor's replies. The first word must come within eight seconds, so that a student who waits
 * in vain has the built-in tutor's answer within nine.
 */
function tutorModelOf(values: z.infer<typeof environmentSchema>): TutorModelSettings | null {
  const { TUTOR_PROVIDER: provider, TUTOR_MODEL: model, TUTOR_BASE_URL: baseUrl } = values;
  if (provider === undefined || provider === "embedded") return null;
  if (model === undefined) {
    throw new EnvironmentError(`TUTOR_MODEL is not set: say which model of ${provider} to ask.`);
  }
  if (provider === "openai-compatible" && baseUrl === undefined) {
    throw new EnvironmentError(
      "TUTOR_BASE_URL is not set: say where the OpenAI-compatible server is, such as http://localhost:11434/v1.",
    );
  }
  if (provider !== "openai-compatible" && values.TUTOR_API_KEY === undefined) {
    throw new EnvironmentError(`TUTOR_API_KEY is not set: ${provider} needs one.`);
  }
  return {
    provider,
    model,
    baseUrl: baseUrl ?? null,
    apiKey: values.TUTOR_API_KEY ?? null,
    firstWordMs: 8_000,
    totalMs: 45_000,
    tokensPerDay: values.TUTOR_TOKENS_PER_DAY ?? 2_000_000,
  };
}

function describe(error: z.ZodError): string {
  const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return `The environment is not valid: ${problems.join("; ")}.`;
}

function refuseContradictions(values: z.infer<typeof environmentSchema>): void {
  const production = values.NODE_ENV === "production";
  if (production && values.GOOGLE_CLIENT_ID === undefined) {
    throw new EnvironmentError(
      "GOOGLE_CLIENT_ID is not set, and the local identity provider must not run with NODE_ENV=production.",
    );
  }
  if (production && values.DATABASE_URL !== undefined && values.SESSION_SECRET === undefined) {
    throw new EnvironmentError(
      "SESSION_SECRET is not set: with PostgreSQL in production all processes must share one.",
    );
  }
  if ((values.REPLICAS ?? 1) > 1 && values.DATABASE_URL === undefined) {
    throw new EnvironmentError("More than one replica needs PostgreSQL: set DATABASE_URL.");
  }
}
