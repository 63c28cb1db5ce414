import type { ServerSettings } from "../http/server-settings.ts";

export const TEST_ORIGIN = "http://lexiquant.test";
export const TEST_SECRET = new Uint8Array(32).fill(7);

export const TEST_SETTINGS: ServerSettings = {
  logger: { level: "silent", stream: null },
  publicOrigin: TEST_ORIGIN,
  ga4MeasurementId: null,
  rateLimitFactor: 1000,
  trustProxy: false,
  maxEventLoopDelayMs: 0,
  handlerTimeoutMs: 20_000,
};
