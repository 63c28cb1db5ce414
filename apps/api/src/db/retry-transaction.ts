const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 10;

/** Serialization failure and deadlock: the engine has undone everything and asks to be called again. */
const TRY_AGAIN_CODES = new Set(["40001", "40P01"]);
/** The connection broke: whether the commit arrived is unknown. */
const CONNECTION_LOST_CODES = new Set(["57P01", "57P02", "57P03", "ECONNRESET", "EPIPE"]);
const CONNECTION_LOST_MESSAGE = /^Connection terminated/;
/** No server, no free connection, a query past its time. */
const UNREACHABLE_CODES = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "53300", "57014"]);
const POOL_TIMEOUT_MESSAGE = "timeout exceeded when trying to connect";

interface RetryOptions {
  readonly idempotent: boolean;
  readonly wait?: (delayMs: number) => Promise<void>;
}

/** Runs a transaction again while its failure says that it may succeed, with growing, jittered pauses. */
export async function retryTransaction<Value>(
  run: () => Promise<Value>,
  options: RetryOptions,
): Promise<Value> {
  const { idempotent, wait = pause } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const retryable = isTryAgain(error) || (idempotent && isConnectionLost(error));
      if (!retryable || attempt === MAX_ATTEMPTS) throw error;
      const longest = FIRST_DELAY_MS * 2 ** attempt;
      await wait(longest / 2 + (Math.random() * longest) / 2);
    }
  }
}

function isTryAgain(error: unknown): boolean {
  return TRY_AGAIN_CODES.has(codeOf(error));
}

function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code.startsWith("08") || CONNECTION_LOST_CODES.has(code)) return true;
  return error instanceof Error && CONNECTION_LOST_MESSAGE.test(error.message);
}

/** The database is away or too busy: the same call may succeed soon. */
export function isTemporary(error: unknown): boolean {
  if (isTryAgain(error) || isConnectionLost(error)) return true;
  if (UNREACHABLE_CODES.has(codeOf(error))) return true;
  return error instanceof Error && error.message === POOL_TIMEOUT_MESSAGE;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
