import { expect, type Page, test } from "@playwright/test";
import {
  becomeSignedIn,
  fillSignInDialog,
  SIGN_IN_BUTTON,
  signInByHttp,
  storeSignIn,
} from "../steps/visitor.ts";

const header = (page: Page) => page.getByRole("banner");
const links = (page: Page) =>
  header(page).getByRole("navigation", { name: "Main" }).getByRole("link");

const PATHS = [
  "/",
  "/practice/mode",
  "/practice/filters",
  "/analytics",
  "/question/view",
  "/nowhere",
];

test("[H1] fixed at the top of every page, with brand mark, name and tagline", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await expect(header(page).locator("svg").first()).toBeVisible();
    await expect(header(page).getByText("Lexiquant", { exact: true })).toBeVisible();
    await expect(header(page).getByText("Powered by AI", { exact: true })).toBeVisible();
    await page.evaluate(() => {
      document.body.style.minHeight = "3000px";
      window.scrollTo(0, 900);
    });
    await expect(header(page)).toHaveCSS("position", "fixed");
    expect((await header(page).boundingBox())?.y, path).toBe(0);
  }
});

test("[H2] signed in: Home, Start Practice, Analytics, in order, the current one highlighted", async ({
  page,
}) => {
  await becomeSignedIn(page, "Hanna Header");
  const targets = ["/", "/practice/mode", "/analytics"];
  for (const [index, path] of targets.entries()) {
    await page.goto(path);
    await expect(links(page)).toHaveText(["Home", "Start Practice", "Analytics"]);
    const found = await links(page).evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
    );
    expect(found).toEqual(targets.map((href, place) => [href, place === index ? "page" : null]));
    const looks = await links(page).evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).backgroundColor),
    );
    expect(looks.filter((look) => look === looks[index])).toHaveLength(1);
  }
});

test("[H3] signed in: the name with an avatar icon and a Logout button, after the links", async ({
  page,
}) => {
  await becomeSignedIn(page, "Hedda Header");
  await page.goto("/");
  const name = header(page).getByText("Hedda Header");
  await expect(name).toBeVisible();
  await expect(name.locator("..").locator("svg")).toBeVisible();
  const right = async (target: ReturnType<Page["locator"]>) => (await target.boundingBox())?.x ?? 0;
  const positions = [
    await right(links(page).last()),
    await right(name),
    await right(header(page).getByRole("button", { name: "Logout" })),
  ];
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test("[H4] signed out: the sign-in button and none of the links", async ({ page }) => {
  await page.goto("/");
  await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
  for (const name of ["Home", "Start Practice", "Analytics"]) {
    await expect(header(page).getByRole("link", { name, exact: true })).toHaveCount(0);
  }
});

test('[H5] while a login is in progress: "Almost there! Logging in..."', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/users/auth/google/", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await header(page).getByRole("button", { name: SIGN_IN_BUTTON }).click();
  await fillSignInDialog(page, "Hugo Header");
  await expect(
    header(page).getByText("Almost there! Logging in...", { exact: true }),
  ).toBeVisible();
  answer();
  await expect(header(page).getByText("Hugo Header")).toBeVisible();
  await expect(page.getByText("Almost there!")).toHaveCount(0);
});

test("[H6] on small screens the navigation is a toggle menu that closes on every route change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await becomeSignedIn(page, "Hilde Header");
  await page.goto("/");
  const menu = header(page).getByRole("navigation", { name: "Menu" });
  const open = () => header(page).getByRole("button", { name: "Open menu" }).click();
  await expect(menu).toHaveCount(0);
  await expect(links(page).first()).toBeHidden();
  await open();
  await expect(menu.getByRole("link")).toHaveText(["Home", "Start Practice", "Analytics"]);
  await header(page).getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toHaveCount(0);
  await open();
  await menu.getByRole("link", { name: "Analytics" }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(menu).toHaveCount(0);
  await open();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toHaveCount(0);
});

test("[H7] scrolled appearance past 10 px: at 10 not, at 11 yes, and gone again", async ({
  page,
}) => {
  await page.goto("/");
  const look = async (y: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
    await page.waitForTimeout(100);
    return await header(page).evaluate((element) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(element);
      return `${backgroundColor} ${borderBottomColor}`;
    });
  };
  const atTop = await look(0);
  expect(await look(10)).toBe(atTop);
  const scrolled = await look(11);
  expect(scrolled).not.toBe(atTop);
  expect(await look(10)).toBe(atTop);
  expect(await look(400)).toBe(scrolled);
  expect(await look(0)).toBe(atTop);
});

test("[H8] links and Start Practice appear only when the user has a name", async ({ page }) => {
  const signedIn = await signInByHttp(page.request, "Holger Header");
  for (const [name, shown] of [
    ["", 0],
    ["Holger Header", 1],
  ] as const) {
    await storeSignIn(page, { ...signedIn, user: { ...signedIn.user, name } });
    await page.goto("/");
    // The page stands there before its script does.
    await page.waitForLoadState("networkidle");
    await expect(header(page).getByRole("button", { name: SIGN_IN_BUTTON })).toHaveCount(1 - shown);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(shown);
    await expect(page.getByRole("main").getByRole("link", { name: "Start Practice" })).toHaveCount(
      shown,
    );
  }
});
