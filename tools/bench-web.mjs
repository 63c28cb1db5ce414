// `npm run bench:web [-- --json] [-- --runs N] [-- --check]`: builds, serves the product, and measures the landing page in a
// real browser: Lighthouse (median of the runs) for phone and desktop, and the bytes that it loads, compressed.
// Exit code 1 with --check below 95 points anywhere or above 110 KB of script.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { findBrowser } from "./find-browser.mjs";

const LEAST_SCORE = 95;
const MOST_SCRIPT_BYTES = 110_000;
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
};
const BROWSER_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is ${values.runs}, but has to be a whole number of at least 1.`);
  process.exit(2);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function serve(dataDirectory) {
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: "warn" },
    stdio: ["ignore", 2, 2],
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return { server, origin };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error("The server did not become ready.");
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Lighthouse scores of 0 to 100, each the median of the runs. */
async function scores(url, port, config) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: "error", output: "json" }, config);
    seen.push(result.lhr);
  }
  const scoreOf = (category) =>
    median(seen.map(({ categories }) => Math.round(categories[category].score * 100)));
  const auditOf = (name) => median(seen.map(({ audits }) => audits[name].numericValue));
  return {
    ...Object.fromEntries(Object.entries(CATEGORIES).map(([name, id]) => [name, scoreOf(id)])),
    firstContentfulPaintMs: Math.round(auditOf("first-contentful-paint")),
    largestContentfulPaintMs: Math.round(auditOf("largest-contentful-paint")),
    totalBlockingMs: Math.round(auditOf("total-blocking-time")),
    layoutShift: Number(auditOf("cumulative-layout-shift").toFixed(4)),
  };
}

/** Everything that the landing page loads until it is quiet at its lower end. Fonts and pictures are compressed already. */
async function weigh(browser, origin) {
  const page = await browser.newPage();
  const bodies = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith(origin)) {
      bodies.push(
        request.response().then(async (answer) => ({
          script: request.resourceType() === "script",
          bytes: gzipSync(await answer.body(), { level: 9 }).length,
        })),
      );
    }
  });
  await page.goto(origin);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(bodies);
  await page.close();
  const total = (entries) => entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    landingScriptBytesGzip: total(loaded.filter(({ script }) => script)),
    landingTotalBytesGzip: total(loaded),
  };
}

if (spawnSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] }).status !== 0) {
  process.exit(2);
}
const dataDirectory = mkdtempSync(join(tmpdir(), "lexiquant-bench-"));
const { server, origin } = await serve(dataDirectory);
const report = await measure(origin).finally(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, "exit");
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function measure(url) {
  const { executablePath, env } = await findBrowser();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`],
    env: { ...process.env, ...env },
  });
  try {
    return {
      lighthouse: {
        mobile: await scores(url, debuggingPort),
        desktop: await scores(url, debuggingPort, desktopConfig),
      },
      ...(await weigh(browser, url)),
      runs,
    };
  } finally {
    await browser.close();
  }
}

console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
const points = Object.values(report.lighthouse).flatMap((device) =>
  Object.keys(CATEGORIES).map((category) => device[category]),
);
const missed =
  Math.min(...points) < LEAST_SCORE || report.landingScriptBytesGzip > MOST_SCRIPT_BYTES;
if (values.check && missed) process.exitCode = 1;
