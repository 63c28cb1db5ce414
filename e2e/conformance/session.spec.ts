import { expect, type Page, test } from "@playwright/test";
import {
  becomeSignedIn,
  collectErrors,
  NOTHING_STORED,
  SIGN_IN_BUTTON,
  storedSignIn,
} from "../steps/visitor.ts";

const REFRESH = "**/api/users/auth/refresh/";
const REFRESH_MS = 300_000;
const header = (page: Page) => page.getByRole("banner");

function countRequests(page: Page, part: string): { readonly count: () => number } {
  let seen = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith(part)) seen += 1;
  });
  return { count: () => seen };
}

test("[A10] while a token is held, a refresh runs every 300000 ms", async ({ page }) => {
  const { token } = await becomeSignedIn(page, "Ralf Refresh");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  await expect(header(page).getByText("Ralf Refresh")).toBeVisible();
  const refreshes = countRequests(page, "/api/users/auth/refresh/");
  await page.clock.fastForward(REFRESH_MS - 1);
  expect(refreshes.count()).toBe(0);
  const answer = page.waitForResponse(REFRESH);
  await page.clock.runFor(1);
  expect((await answer).request().postDataJSON()).toEqual({ refresh_token: token.refresh_token });
  const { access_token } = (await (await answer).json()) as { access_token: string };
  await expect.poll(async () => (await storedSignIn(page)).accessToken).toBe(access_token);
  const again = page.waitForResponse(REFRESH);
  await page.clock.fastForward(REFRESH_MS);
  await again;
  expect(refreshes.count()).toBe(2);
});

for (const [name, failure, log] of [
  ["answers 500", { status: 500 }, "Failed to refresh token"],
  ["answers 204", { status: 204 }, "Failed to refresh token"],
  ["answers 401", { status: 401 }, "Failed to refresh token"],
  ["gets no answer", null, "Error refreshing access token"],
] as const) {
  test(`[A10] a refresh that ${name} logs the user out and logs "${log}"`, async ({ page }) => {
    await page.clock.install();
    const errors = collectErrors(page);
    await becomeSignedIn(page, "Romy Refresh");
    await page.goto("/analytics");
    await expect(header(page).getByText("Romy Refresh")).toBeVisible();
    await page.route(REFRESH, (route) =>
      failure === null ? route.abort() : route.fulfill(failure),
    );
    await page.clock.fastForward(REFRESH_MS);
    await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
    expect(await storedSignIn(page)).toEqual(NOTHING_STORED);
    expect(errors).toContain(log);
  });
}

test("[A10] nobody signed in, no refresh", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const refreshes = countRequests(page, "/api/users/auth/refresh/");
  await page.clock.runFor(3 * REFRESH_MS);
  expect(refreshes.count()).toBe(0);
});

/** Answers calls of an address with 401 while they carry the given token, or always. */
async function refuse(page: Page, address: string, staleToken: string | null): Promise<string[]> {
  const calls: string[] = [];
  await page.route(address, async (route) => {
    const authorization = route.request().headers().authorization ?? "";
    calls.push(`${new URL(route.request().url()).pathname} ${authorization}`);
    const refused = staleToken === null || authorization === `Bearer ${staleToken}`;
    if (refused) await route.fulfill({ status: 401, json: { error: {} } });
    else await route.continue();
  });
  return calls;
}

test("[A11] a 401 is followed by one refresh and one retry, which succeeds", async ({ page }) => {
  const { token } = await becomeSignedIn(page, "Rune Refresh");
  const refreshes = countRequests(page, "/api/users/auth/refresh/");
  const calls = await refuse(page, "**/api/analytics/", token.access_token);
  await page.goto("/analytics");
  await expect(
    page
      .getByRole("main")
      .getByText(/No answers yet|nothing/i)
      .first(),
  ).toBeVisible();
  const { accessToken } = await storedSignIn(page);
  expect(accessToken).not.toBe(token.access_token);
  expect(calls).toEqual([
    `/api/analytics/ Bearer ${token.access_token}`,
    `/api/analytics/ Bearer ${accessToken}`,
  ]);
  expect(refreshes.count()).toBe(1);
});

test("[A11] a second 401 is not followed by another retry", async ({ page }) => {
  await page.clock.install();
  await becomeSignedIn(page, "Rosi Refresh");
  const refreshes = countRequests(page, "/api/users/auth/refresh/");
  const calls = await refuse(page, "**/api/analytics/", null);
  await page.goto("/analytics");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.clock.fastForward(60_000);
  expect(calls).toHaveLength(2);
  expect(refreshes.count()).toBe(1);
});

test("[A11] parallel 401s share one refresh", async ({ page }) => {
  const { token } = await becomeSignedIn(page, "Rolf Refresh");
  const refreshes = countRequests(page, "/api/users/auth/refresh/");
  const calls = await refuse(page, "**/api/**", token.access_token);
  await page.route(REFRESH, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/practice/mode");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => new Set(calls).size).toBeGreaterThan(2);
  await page.waitForLoadState("networkidle");
  const stale = calls.filter((call) => call.endsWith(` Bearer ${token.access_token}`));
  expect(stale.length).toBeGreaterThan(1);
  const pathOf = (call: string) => call.split(" ")[0];
  // Each is repeated; what a page asks for on the strength of an answer comes besides.
  const fresh = calls.filter((call) => !stale.includes(call)).map(pathOf);
  expect(fresh).toEqual(expect.arrayContaining(stale.map(pathOf)));
  expect(refreshes.count()).toBe(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[A11] a 401 that arrives while the timer's refresh is under way waits for it", async ({
  page,
}) => {
  await page.clock.install();
  const { token } = await becomeSignedIn(page, "Ruth Refresh");
  await page.goto("/");
  const refreshes = countRequests(page, "/api/users/auth/refresh/");
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(REFRESH, async (route) => {
    await held;
    await route.continue();
  });
  const refreshing = page.waitForRequest(REFRESH);
  await page.clock.fastForward(REFRESH_MS);
  await refreshing;
  const calls = await refuse(page, "**/api/analytics/", token.access_token);
  await header(page).getByRole("link", { name: "Analytics" }).click();
  await expect.poll(() => calls.length).toBe(1);
  answer();
  await expect.poll(() => calls.length).toBe(2);
  expect(refreshes.count()).toBe(1);
  expect((await storedSignIn(page)).accessToken).not.toBeNull();
});

test("[A9][A10] a logout during a refresh stays one", async ({ page }) => {
  await page.clock.install();
  await becomeSignedIn(page, "Rena Refresh");
  await page.goto("/");
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(REFRESH, async (route) => {
    await held;
    await route.fulfill({ json: { access_token: "too late" } });
  });
  const refreshing = page.waitForRequest(REFRESH);
  await page.clock.fastForward(REFRESH_MS);
  await refreshing;
  await header(page).getByRole("button", { name: "Logout" }).click();
  const answered = page.waitForResponse(REFRESH);
  answer();
  await answered;
  await page.clock.runFor(1_000);
  expect(await storedSignIn(page)).toEqual(NOTHING_STORED);
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
});

test("[A12] where the refresh answers 401, both tokens are removed and the browser is sent to /", async ({
  page,
}) => {
  await becomeSignedIn(page, "Rico Refresh");
  await refuse(page, "**/api/analytics/", null);
  await page.route(REFRESH, (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto("/analytics");
  await expect(page).toHaveURL(/\/$/);
  expect(await storedSignIn(page)).toMatchObject({ accessToken: null, refreshToken: null });
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
});

test("[A13] every API request carries the stored access token", async ({ page }) => {
  const { token } = await becomeSignedIn(page, "Rike Refresh");
  const seen: [path: string, authorization: string | undefined][] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) seen.push([pathname, request.headers().authorization]);
  });
  for (const path of [
    "/practice/mode",
    "/practice/filters",
    "/analytics",
    "/question/view?id=q-qc-001",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(seen.length).toBeGreaterThan(4);
  expect(seen).toEqual(seen.map(([path]) => [path, `Bearer ${token.access_token}`]));
  seen.length = 0;
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
  expect(seen.map(([, authorization]) => authorization)).toEqual(seen.map(() => undefined));
});
