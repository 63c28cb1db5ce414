import { expect, type Page, test } from "@playwright/test";
import {
  becomeSignedIn,
  collectErrors,
  credentialOf,
  fillSignInDialog,
  NOTHING_STORED,
  SIGN_IN_BUTTON,
  storedSignIn,
} from "../steps/visitor.ts";

const header = (page: Page) => page.getByRole("banner");
const POSTED = "**/api/users/auth/google/";

async function signInFrom(page: Page, part: "banner" | "main", name: string): Promise<void> {
  await page.getByRole(part).getByRole("button", { name: SIGN_IN_BUTTON }).click();
  await fillSignInDialog(page, name);
}

/** Product events that reach the server, as they were sent. */
function collectEvents(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/events/" && request.method() === "POST") {
      bodies.push(request.postDataJSON() as Record<string, unknown>); // the contract's event
    }
  });
  return bodies;
}

test("[A1] the identity provider's script is loaded from it and renders its button in header and hero", async ({
  page,
}) => {
  const config = (await (await page.request.get("/api/users/auth/config/")).json()) as {
    scriptUrl: string;
  };
  const loaded = page.waitForResponse((answer) => answer.url().endsWith(config.scriptUrl));
  await page.goto("/");
  expect((await loaded).status()).toBe(200);
  for (const place of ["header_btn", "hero_btn"]) {
    await expect(page.locator(`[data-place=${place}] button`)).toBeVisible();
  }
});

test("[A2] the credential is posted as received, and answered with user and tokens", async ({
  page,
}) => {
  const issued = page.waitForResponse("**/dev/identity/token");
  const posted = page.waitForResponse(POSTED);
  await page.goto("/");
  await signInFrom(page, "banner", "Anna Auth");
  const { credential } = (await (await issued).json()) as { credential: string };
  const answer = await posted;
  expect(answer.request().postDataJSON()).toEqual({ token: credential });
  expect(await answer.json()).toEqual({
    user: { id: expect.any(String), name: "Anna Auth", email: "anna.auth@example.org" },
    token: { access_token: expect.any(String), refresh_token: expect.any(String) },
  });
});

test("[A3] user, access token and refresh token are stored locally and set in memory", async ({
  page,
}) => {
  const posted = page.waitForResponse(POSTED);
  await page.goto("/");
  await signInFrom(page, "banner", "Arno Auth");
  const { user, token } = (await (await posted).json()) as {
    user: object;
    token: { access_token: string; refresh_token: string };
  };
  await expect(header(page).getByText("Arno Auth")).toBeVisible();
  const stored = await storedSignIn(page);
  expect(JSON.parse(stored.user ?? "")).toEqual(user);
  expect(stored).toMatchObject({
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
  });
});

test("[A4] signup_complete with method google_login is sent on success", async ({ page }) => {
  const events = collectEvents(page);
  await page.goto("/");
  await signInFrom(page, "banner", "Alma Auth");
  await expect(header(page).getByText("Alma Auth")).toBeVisible();
  await expect
    .poll(() => events.map(({ event }) => event))
    .toContainEqual({ name: "signup_complete", method: "google_login" });
});

for (const [part, label] of [
  ["banner", "header_btn"],
  ["main", "hero_btn"],
] as const) {
  test(`[A5] google_login_click with label ${label} and campaign data is sent on click`, async ({
    page,
  }) => {
    const events = collectEvents(page);
    await page.goto("/?utm_source=letter&utm_medium=mail&gclid=g-17&other=1");
    await page.goto("/analytics");
    await page.goto("/?utm_source=later");
    const stored = page.waitForResponse("**/api/events/");
    await page.getByRole(part).getByRole("button", { name: SIGN_IN_BUTTON }).click();
    expect((await stored).status()).toBe(200);
    expect(events).toEqual([
      expect.objectContaining({
        event: { name: "google_login_click", category: "acquisition", label },
        campaign: { utm_source: "letter", utm_medium: "mail", gclid: "g-17" },
      }),
    ]);
  });
}

test("[A6] the login-in-progress flag is set while the credential is posted, cleared on success and failure", async ({
  page,
}) => {
  for (const status of [500, 200]) {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(POSTED, async (route) => {
      await held;
      if (status === 200) await route.continue();
      else await route.fulfill({ status });
    });
    await page.goto("/");
    const flag = page.getByText("Almost there! Logging in...");
    await expect(flag).toHaveCount(0);
    await signInFrom(page, "banner", "Axel Auth");
    await expect(flag).toBeVisible();
    answer();
    await expect(flag).toHaveCount(0);
    await page.unroute(POSTED);
  }
  await expect(header(page).getByText("Axel Auth")).toBeVisible();
});

test("[A7] a login failure is logged to the console, and no message is shown", async ({ page }) => {
  const errors = collectErrors(page);
  await page.route(POSTED, (route) => route.fulfill({ status: 500 }));
  await page.goto("/");
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
  const before = await page.locator("body").innerText();
  await signInFrom(page, "banner", "Adam Auth");
  await expect.poll(() => errors.join("\n")).toContain("Login failed");
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
  expect(await page.locator("body").innerText()).toBe(before);
  expect(await storedSignIn(page)).toEqual(NOTHING_STORED);
});

test("[A8] a stored user and access token restore the session; either one missing does not", async ({
  page,
}) => {
  const { user } = await becomeSignedIn(page, "Amir Auth");
  const complete = await page.evaluate(() => ({ ...localStorage }));
  const restored = async (change: Record<string, string | null>) => {
    await page.evaluate(
      (stored) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(stored)) {
          if (value !== null) localStorage.setItem(key, value);
        }
      },
      { ...complete, ...change },
    );
    await page.goto("/analytics");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    return await header(page).getByText(user.name).isVisible();
  };
  expect(await restored({})).toBe(true);
  expect(await restored({ "lexiquant-user": null })).toBe(false);
  expect(await restored({ "lexiquant-access-token": null })).toBe(false);
  for (const broken of ["not JSON", "null", "[]", '{"name":7}']) {
    expect(await restored({ "lexiquant-user": broken }), broken).toBe(false);
  }
  expect(await restored({ "lexiquant-refresh-token": null })).toBe(true);
});

test("[A9] logout clears the stored user, both tokens and the memory, and navigates to /", async ({
  page,
}) => {
  const { token } = await becomeSignedIn(page, "Aida Auth");
  await page.goto("/analytics");
  const revoked = page.waitForResponse("**/api/users/auth/logout/");
  await header(page).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await storedSignIn(page)).toEqual(NOTHING_STORED);
  await expect(header(page).getByText("Aida Auth")).toHaveCount(0);
  expect((await revoked).status()).toBe(200);
  const refresh = await page.request.post("/api/users/auth/refresh/", {
    data: { refresh_token: token.refresh_token },
  });
  expect(refresh.status()).toBe(401);
  await page.goto("/analytics");
  await expect(page.getByRole("main").getByText("Sign in to go on")).toBeVisible();
});

test("[A3][A9] signing in or out in one tab holds in the other", async ({ context, page }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/analytics");
  await signInFrom(page, "banner", "Asta Auth");
  await expect(header(other).getByText("Asta Auth")).toBeVisible();
  await header(other).getByRole("button", { name: "Logout" }).click();
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
});

test("[A3][A8] where the browser's storage throws, signing in holds until the page goes", async ({
  page,
}) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", blocked);
    Object.defineProperty(window, "sessionStorage", blocked);
  });
  await page.goto("/");
  await signInFrom(page, "banner", "Ava Auth");
  await expect(header(page).getByText("Ava Auth")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Start Practice" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(
    /practise/i,
  );
  expect(failures).toEqual([]);
  await page.reload();
  await expect(page.getByRole("main").getByText("Sign in to go on")).toBeVisible();
});

test("[A2] an unknown credential, an empty one and a body of another form are refused", async ({
  request,
}) => {
  const post = async (data: object) =>
    (await request.post("/api/users/auth/google/", { data })).status();
  expect(await post({ token: "not.a.token" })).toBe(401);
  expect(await post({ token: "" })).toBe(400);
  expect(await post({ credential: await credentialOf(request, "Abel Auth") })).toBe(400);
});
