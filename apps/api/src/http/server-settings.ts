import type { Writable } from "node:stream";

/** How the HTTP server behaves; from the environment in production, fixed in tests. */
export interface ServerSettings {
  readonly logger: LoggerSettings;
  /** Where people reach this installation, such as `https://lexiquant.example`. */
  readonly publicOrigin: string;
  /** The Google Analytics property that product events go to; null where this server stores them. */
  readonly ga4MeasurementId: string | null;
  /** Multiplies every rate budget. */
  readonly rateLimitFactor: number;
  /** Proxies whose `x-forwarded-for` is believed: false, or addresses joined by commas. */
  readonly trustProxy: false | string;
  /** Above this delay of the event loop requests are refused as `overloaded`; 0 switches the guard off. */
  readonly maxEventLoopDelayMs: number;
  /** A handler that takes longer is answered for with `request-timeout`. */
  readonly handlerTimeoutMs: number;
}

export interface LoggerSettings {
  readonly level: string;
  /** Standard output when null. */
  readonly stream: Writable | null;
}
