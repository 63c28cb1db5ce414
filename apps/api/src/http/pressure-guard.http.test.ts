import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { routes } from "@lexiquant/contract";
import { afterAll, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { TEST_SETTINGS } from "../testing/test-settings.ts";

const webDirectory = mkdtempSync(join(tmpdir(), "lexiquant-pressure-"));
afterAll(() => rmSync(webDirectory, { recursive: true, force: true }));

it("refuses work while the event loop is late, and sends the files of the page all the same", async () => {
  mkdirSync(join(webDirectory, "assets"));
  writeFileSync(join(webDirectory, "screen.html"), "<!doctype html>");
  writeFileSync(join(webDirectory, "assets", "part.js"), "export {};");
  const settings = { ...TEST_SETTINGS, maxEventLoopDelayMs: 1 };
  const test = await createTestApp({ settings, webDirectory });
  const statuses = async () =>
    Promise.all(
      [routes.readBankSummary.path, "/readyz", "/assets/part.js", "/practice/mode", "/healthz"].map(
        async (url) => (await test.app.inject({ url })).statusCode,
      ),
    );
  const until = Date.now() + 1500;
  while (Date.now() < until);
  await setTimeout(20);
  expect(await statuses()).toEqual([503, 503, 200, 200, 200]);
  const { headers } = await test.app.inject({ url: routes.readBankSummary.path });
  expect(headers["retry-after"]).toBe("10");
  await test.close();
});
