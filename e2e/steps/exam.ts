import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import type { OwnServer } from "./own-server.ts";
import { signIn } from "./sign-in.ts";

/** A server's clock that a test can move ahead; see movable-clock.mjs. */
export function movableClock() {
  const folder = mkdtempSync(join(tmpdir(), "lexiquant-clock-"));
  const file = join(folder, "ahead-ms");
  let aheadMs = 0;
  return {
    environment: { CLOCK_FILE: file },
    preload: new URL("./movable-clock.mjs", import.meta.url),
    forward(milliseconds: number) {
      aheadMs += milliseconds;
      // Moved into its place, so that the server never reads half a number.
      writeFileSync(`${file}-next`, String(aheadMs));
      renameSync(`${file}-next`, file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Parts of a question that must not leave the server while the exam runs. */
const SECRETS = /"(?:key|rationales|explanation|difficulty|route|module)":/;

interface Device {
  readonly page: Page;
  /** Answers of the exam's routes that told too much; all addresses of the report are left out. */
  readonly leaks: readonly string[];
  close(): Promise<void>;
}

/** A browser of its own, signed in. */
export async function openDevice(
  browser: Browser,
  server: OwnServer,
  name: string,
): Promise<Device> {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  const leaks: string[] = [];
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/exams/") || pathname.endsWith("/report/")) return;
    const text = await response.text().catch(() => "");
    if (SECRETS.test(text)) leaks.push(`${pathname} ${text.slice(0, 200)}`);
  });
  await signIn(page, name);
  return { page, leaks, close: () => context.close() };
}

/** The screen that stands there by its heading: directions, a question, or what must be settled before. */
const SECTION = /^Section \d of \d/;
const HELD = "This exam is open in another window or on another device";
const AWAY = /^You were away for/;

/** Goes on with the open exam, whatever has to be settled first; ends at a question or at directions. */
export async function goOn(page: Page): Promise<void> {
  await page.goto("/practice/mode");
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await settle(page);
}

/** Takes the exam over and leaves a gap as it is, where that is asked. */
export async function settle(page: Page): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole("heading", { name });
  const inside = page.getByRole("button", { name: "Exit section" });
  const standing = heading(SECTION).or(inside.first());
  await expect(standing.or(heading(HELD)).or(heading(AWAY)).first()).toBeVisible();
  if (await heading(HELD).isVisible()) {
    await page.getByRole("button", { name: "Go on here" }).click();
    await expect(standing.or(heading(AWAY)).first()).toBeVisible();
  }
  if (await heading(AWAY).isVisible())
    await page.getByRole("button", { name: /^Leave it/ }).click();
  await expect(standing.first()).toBeVisible();
}

/** Begins the section whose directions are shown; the ids of its questions in order. */
export async function beginSection(page: Page): Promise<string[]> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith("/begin-section/") && response.status() === 200,
  );
  await page.getByRole("button", { name: "Begin section" }).click();
  const exam = (await (await answer).json()) as {
    running: { questions: { position: number; item: { id: string } }[] };
  }; // the contract's exam
  await expect(page.getByRole("button", { name: "Exit section" }).first()).toBeVisible();
  return [...exam.running.questions]
    .sort((one, other) => one.position - other.position)
    .map(({ item }) => item.id);
}

export async function exitSection(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Exit section" }).click();
  await page
    .getByRole("dialog", { name: "Exit this section?" })
    .getByRole("button", { name: "Exit section" })
    .click();
}

/** What the clock on the page shows, in milliseconds. */
export async function shownMs(page: Page): Promise<number> {
  const text = await page.getByRole("timer").innerText();
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
}
