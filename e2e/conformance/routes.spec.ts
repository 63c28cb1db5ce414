import { expect, type Page, test } from "@playwright/test";
import { startSet } from "../steps/practice.ts";
import { becomeSignedIn } from "../steps/visitor.ts";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("[R1] / shows the landing page", async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toContainText("GRE-style");
});

const SIMPLE_SCREENS = {
  R2: ["/practice/mode", /practise/i],
  R3: ["/practice/filters", /set/i],
  R6: ["/analytics", /where you stand/i],
  R7: ["/question/view?id=q-qc-001", "Quantitative comparison"],
} as const;
for (const [id, [path, title]] of Object.entries(SIMPLE_SCREENS)) {
  test(`[${id}] ${path} shows its screen`, async ({ page }) => {
    await becomeSignedIn(page, "Rita Route");
    await page.goto(path);
    await expect(heading(page)).toContainText(title);
  });
}

test("[R4][R5] /practice/session shows a session, /practice/results its results", async ({
  page,
}) => {
  await becomeSignedIn(page, "Rosa Route");
  await startSet(page, "mode=topic&count=2");
  await expect(page).toHaveURL(/\/practice\/session\?id=/);
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
  await page.getByRole("button", { name: /^End/ }).first().click();
  await page.getByRole("button", { name: "End and see results" }).click();
  await expect(page).toHaveURL(/\/practice\/results\?id=/);
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();
});

test("[R8] any other path shows the not-found page", async ({ page }) => {
  for (const path of [
    "/nowhere",
    "/practice",
    "/practice/mode/more",
    "/analytics/x",
    "/question",
  ]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText("Page not found");
  }
});

const LAZY_SCREENS = [
  ["/practice/mode", "mode-screen"],
  ["/practice/mode?view=lessons", "lessons-screen"],
  ["/practice/mode?view=lesson&id=verbal.reading.inference", "lesson-screen"],
  ["/practice/filters", "filters-screen"],
  ["/practice/session?id=1", "session-screen"],
  ["/practice/results?id=1", "results-screen"],
  ["/analytics", "analytics-screen"],
  ["/question/view?id=q-qc-001", "question-screen"],
] as const;

test("[R9] the screens come on demand, in files of their own that the landing page does not load", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  const ofLanding = new Set(scripts);
  for (const [path, name] of LAZY_SCREENS) {
    expect([...ofLanding].some((script) => script.includes(name))).toBe(false);
    scripts.clear();
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    expect(
      [...scripts].some((script) => script.includes(name)),
      path,
    ).toBe(true);
  }
});

test("[R10] while a screen loads, a centred logo is shown", async ({ page }) => {
  await becomeSignedIn(page, "Rob Route");
  await page.goto("/");
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/mode-screen/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "Start Practice" }).click();
  const loading = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(loading).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const width = page.viewportSize()?.width ?? 0;
  const offCentre = async () => {
    const box = await loading.locator("svg").boundingBox();
    return box === null ? width : Math.abs(box.x + box.width / 2 - width / 2);
  };
  await expect.poll(offCentre).toBeLessThan(12);
  arrive();
  await expect(heading(page)).toContainText(/practise/i);
  await expect(loading).toBeHidden();
});

/** The built screen's file, with one that does something else in its place. */
async function replaceScreen(page: Page, name: string, body: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-.*\\.js$`), (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

test('[R11] a route error shows "Unexpected Application Error!" with its message', async ({
  page,
}) => {
  await replaceScreen(
    page,
    "analytics-screen",
    'export function AnalyticsScreen() { throw new Error("the drawer is stuck"); }',
  );
  await page.goto("/analytics");
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main")).toContainText("the drawer is stuck");
});

for (const [handled, name] of [
  [
    false,
    "[R12] a failed load raises vite:preloadError and, handled by nobody, becomes a route error",
  ],
  [true, "[R12] a failed load that a listener handles is not rethrown"],
] as const) {
  test(name, async ({ page }) => {
    await page.addInitScript((prevent) => {
      window.addEventListener("vite:preloadError", (event) => {
        document.documentElement.dataset.preloadError = event.type;
        if (prevent) event.preventDefault();
      });
    }, handled);
    await page.route(/\/assets\/mode-screen-.*\.js$/, (route) => route.abort());
    await page.goto("/practice/mode");
    await expect(page.locator("html")).toHaveAttribute("data-preload-error", "vite:preloadError");
    const message = page.getByRole("main").getByText(/dynamically imported module/);
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(message).toHaveCount(handled ? 0 : 1);
  });
}

test("[R13] no guard in the page: a signed-out visitor gets the screen, and the server enforces access", async ({
  page,
  request,
}) => {
  for (const path of ["/practice/mode", "/practice/filters", "/analytics"]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading(page)).not.toHaveText("Page not found");
    await expect(page.getByRole("main").getByText("Sign in to go on")).toBeVisible();
  }
  for (const path of ["/api/practice/sessions/", "/api/analytics/", "/api/questions/q-qc-001/"]) {
    expect((await request.get(path)).status(), path).toBe(401);
  }
});
