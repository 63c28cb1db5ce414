import { expect, type Page, test } from "@playwright/test";
import { startSet } from "../steps/practice.ts";
import { becomeSignedIn, fillSignInDialog, SIGN_IN_BUTTON } from "../steps/visitor.ts";

const main = (page: Page) => page.getByRole("main");

test("[C1] the theme is light, dark or system, stored under the product's key, and light on every start", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const stored = () => page.evaluate(() => localStorage.getItem("lexiquant-theme"));
  const button = page.getByRole("button", { name: /^Theme:/ });
  const html = page.locator("html");
  expect(await stored()).toBe("light");
  await expect(html).toHaveClass(/light/);
  await button.click();
  expect(await stored()).toBe("dark");
  await expect(html).toHaveClass(/dark/);
  await button.click();
  expect(await stored()).toBe("system");
  await expect(html).toHaveClass(/dark/);
  await button.click();
  expect(await stored()).toBe("light");
  await button.click();
  const darkGround = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.reload();
  await expect(html).toHaveClass(/light/);
  expect(await stored()).toBe("light");
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).not.toBe(darkGround);
});

const FACTS = [
  "userAgent",
  "platform",
  "language",
  "timezone",
  "screenWidth",
  "screenHeight",
  "pixelDepth",
];
for (const [exposed, name] of [
  [true, "with networkType, downlink and rtt where the browser exposes them"],
  [false, "without them where it does not"],
] as const) {
  test(`[C2] client environment details go with the first event of a visit, ${name}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => {
        Object.defineProperty(navigator, "connection", { value, configurable: true });
      },
      exposed ? { effectiveType: "3g", downlink: 1.5, rtt: 300 } : undefined,
    );
    await page.goto("/");
    const first = page.waitForRequest("**/api/events/");
    await page.getByRole("banner").getByRole("button", { name: SIGN_IN_BUTTON }).click();
    const { environment } = (await first).postDataJSON() as { environment: object };
    const network = exposed ? ["networkType", "downlink", "rtt"] : [];
    expect(Object.keys(environment).sort()).toEqual([...FACTS, ...network].sort());
    expect(environment).toMatchObject({
      userAgent: await page.evaluate(() => navigator.userAgent),
      screenWidth: await page.evaluate(() => screen.width),
      ...(exposed ? { networkType: "3g", downlink: 1.5, rtt: 300 } : {}),
    });
    const second = page.waitForRequest("**/api/events/");
    await fillSignInDialog(page, "Cleo Client");
    expect((await second).postDataJSON()).not.toHaveProperty("environment");
  });
}

test("[C2] client environment details go with a problem report", async ({ page }) => {
  await becomeSignedIn(page, "Clara Client");
  await startSet(page, "mode=topic&count=1");
  await page.getByRole("button", { name: /report/i }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption("other");
  await dialog.getByRole("textbox").fill("Nothing is wrong; this is a test.");
  const sent = page.waitForRequest("**/reports/");
  await dialog.getByRole("button", { name: /send/i }).click();
  const { environment } = (await sent).postDataJSON() as { environment: object };
  expect(Object.keys(environment)).toEqual(expect.arrayContaining(FACTS));
});

async function raiseToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: /copy/i }).click();
  // A pointer that rests on a toast would keep it.
  await page.mouse.move(5, 5);
}
const toasts = (page: Page) => page.locator("[data-sonner-toast]");

test("[C3] toasts: 4000 ms, three visible, 356 px wide, 14 px gap", async ({ page }) => {
  await becomeSignedIn(page, "Carl Client");
  await page.clock.install({ time: 0 });
  await page.goto("/practice/filters");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.clock.pauseAt(3_600_000);
  await raiseToast(page);
  await page.waitForTimeout(200);
  await page.clock.runFor(10);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(3_960);
  await expect(toasts(page)).toHaveAttribute("data-removed", "false");
  await page.clock.runFor(60);
  await expect(toasts(page)).toHaveAttribute("data-removed", "true");
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
  for (let raised = 0; raised < 4; raised += 1) {
    await raiseToast(page);
    await page.clock.runFor(100);
  }
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  const toast = toasts(page).first();
  expect((await toast.boundingBox())?.width).toBe(356);
  expect(
    await toast.evaluate((element) => getComputedStyle(element).getPropertyValue("--gap").trim()),
  ).toBe("14px");
});

for (const [distance, kept] of [
  [19, 1],
  [21, 0],
] as const) {
  test(`[C3] a toast that is swiped by ${distance} px ${kept ? "stays" : "goes"}`, async ({
    page,
  }) => {
    await becomeSignedIn(page, "Cora Client");
    await page.goto("/practice/filters");
    await raiseToast(page);
    await expect(toasts(page)).toHaveAttribute("data-mounted", "true");
    await page.waitForTimeout(500);
    const box = await toasts(page).boundingBox();
    const x = (box?.x ?? 0) + 100;
    const y = (box?.y ?? 0) + 20;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + distance, { steps: 40 });
    await page.waitForTimeout(600);
    await page.mouse.up();
    await page.waitForTimeout(600);
    await expect(toasts(page)).toHaveCount(kept);
  });
}

test("[C4] a tooltip comes after 700 ms", async ({ page }) => {
  await page.clock.install();
  await becomeSignedIn(page, "Chris Client");
  await startSet(page, "mode=topic&count=1");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const tool = page.getByRole("button", { name: /shortcuts/i }).first();
  await tool.hover();
  await page.clock.runFor(699);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("tooltip")).toHaveCount(1);
});

/** Counts the calls of the analytics screen and answers them. */
async function analyticsCalls(page: Page, answer: "fail" | "pass"): Promise<{ count: number }> {
  const calls = { count: 0 };
  await page.route("**/api/analytics/", async (route) => {
    calls.count += 1;
    if (answer === "fail") await route.fulfill({ status: 500, json: {} });
    else await route.continue();
  });
  return calls;
}

test("[C5] a failed query is tried three times more, after 1, 2 and 4 s", async ({ page }) => {
  await becomeSignedIn(page, "Cyril Client");
  const calls = await analyticsCalls(page, "fail");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/analytics");
  await expect(async () => {
    await page.clock.runFor(10);
    expect(calls.count).toBe(1);
  }).toPass();
  for (const [failures, wait] of [1_000, 2_000, 4_000].entries()) {
    // The answer has to arrive before the wait begins.
    await page.waitForTimeout(200);
    await page.clock.runFor(wait - 10);
    expect(calls.count).toBe(failures + 1);
    await page.clock.runFor(20);
    await expect.poll(() => calls.count).toBe(failures + 2);
  }
  await page.waitForTimeout(200);
  await page.clock.fastForward(120_000);
  await expect(page.getByRole("alert")).toBeVisible();
  expect(calls.count).toBe(4);
});

for (const [minutes, kept] of [
  [4.9, true],
  [5.1, false],
] as const) {
  test(`[C5] what was queried is ${kept ? "still" : "no longer"} there after ${minutes} minutes elsewhere`, async ({
    page,
  }) => {
    await page.clock.install();
    await becomeSignedIn(page, "Celia Client");
    await page.goto("/analytics");
    await expect(
      main(page)
        .getByText(/No answers yet/)
        .first(),
    ).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await page.clock.fastForward(minutes * 60_000);
    await page.route("**/api/analytics/", () => undefined);
    await page.getByRole("banner").getByRole("link", { name: "Analytics" }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main(page).getByText("Loading your figures")).toHaveCount(kept ? 0 : 1);
  });
}

const FAILURES = {
  network: [{ abort: true }, /could not be reached/],
  timeout: [{ hold: true }, /too long to answer/],
  "bad request": [{ status: 400 }, /did not accept the request/],
  "bad response": [{ status: 200, body: '{"no":"figures"}' }, /makes no sense/],
} as const;
for (const [kind, [failure, words]] of Object.entries(FAILURES)) {
  test(`[C6] ${kind}: the screen says in plain words what happened and offers a retry`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.clock.install();
    await becomeSignedIn(page, "Curt Client");
    await page.route("**/api/analytics/", async (route) => {
      if ("abort" in failure) await route.abort();
      else if ("status" in failure) {
        await route.fulfill({ contentType: "application/json", body: "{}", ...failure });
      }
    });
    await page.goto("/analytics");
    const alert = page.getByRole("alert");
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(alert).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 40_000 });
    await expect(alert).toContainText(words);
    await page.unroute("**/api/analytics/");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
  });
}

test("[C6] canceled: a call that is left behind is stopped, and nobody is told", async ({
  page,
}) => {
  await becomeSignedIn(page, "Cem Client");
  await page.route("**/api/analytics/", () => undefined);
  const asked = page.waitForRequest("**/api/analytics/");
  await page.goto("/analytics");
  await expect(main(page).getByText("Loading your figures")).toBeAttached();
  // Only what has left can be stopped.
  await asked;
  const stopped = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/api/analytics/"),
  );
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  expect((await stopped).failure()?.errorText).toContain("ABORTED");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});
