import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // All cores: left alone, one of the two of a small machine would stand by.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "node",
          // Files share what they import: the bank, its indexes and every library are read once by each worker.
          isolate: false,
          environment: "node",
          globalSetup: ["apps/api/src/db/testing-global-setup.ts"],
          include: [
            "packages/*/src/**/*.test.ts",
            "content/**/*.test.ts",
            "apps/api/src/**/*.test.ts",
            "tools/**/*.test.ts",
            "e2e/**/*.test.ts",
          ],
          // Long enough for a busy machine: how fast things are is for benchmarks to tell.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        test: {
          name: "web",
          isolate: false,
          environment: "jsdom",
          testTimeout: 30_000,
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          setupFiles: ["apps/web/src/testing/setup.ts"],
        },
      },
    ],
  },
});
