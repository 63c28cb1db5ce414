import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.mjs";

const PORT = Number(process.env.E2E_PORT ?? 4300);
const browser = await findBrowser();

/** Keeps Chromium from calling home: tests run without a network. */
const QUIET_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".build/browser-tests",
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // As many as the cores of a small machine: every test signs in as somebody of its own.
  workers: 2,
  reporter: [["list"], ["./e2e/conformance/reporter.ts"]],
  use: {
    // A control that is not there is told at once, not when the test has run out of time.
    actionTimeout: 30_000,
    baseURL: `http://localhost:${PORT}`,
    trace: "retain-on-failure",
    // Colours must not be measured half-way through a transition.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: browser.executablePath,
      args: QUIET_ARGUMENTS,
      env: { ...process.env, ...browser.env } as Record<string, string>, // unset variables are absent, not undefined
    },
  },
  webServer: {
    command: "node e2e/serve-built-product.mjs",
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT), LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "100" },
    timeout: 60_000,
  },
});
