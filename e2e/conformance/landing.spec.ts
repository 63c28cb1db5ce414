import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { becomeSignedIn, SIGN_IN_BUTTON } from "../steps/visitor.ts";

interface Served {
  readonly items: number;
  readonly verbal: number;
  readonly quantitative: number;
}

async function servedBy(page: Page): Promise<Served> {
  return (await (await page.request.get("/api/bank/summary/")).json()) as Served; // the contract's summary
}

const slide = (page: Page, id: string) => page.locator(`[data-slide=${id}]`);
const main = (page: Page) => page.getByRole("main");

test("[L1] signed out, the hero shows the sign-in button and no Start Practice", async ({
  page,
}) => {
  await page.goto("/");
  await expect(main(page).getByRole("button", { name: SIGN_IN_BUTTON })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Practice" })).toHaveCount(0);
});

test("[L2] signed in, the hero shows Start Practice, which leads to the modes, and no sign-in button", async ({
  page,
}) => {
  await becomeSignedIn(page, "Lea Landing");
  await page.goto("/");
  const start = main(page).getByRole("link", { name: "Start Practice" });
  await expect(start).toBeVisible();
  await expect(page.getByRole("button", { name: SIGN_IN_BUTTON })).toHaveCount(0);
  await start.click();
  await expect(page).toHaveURL(/\/practice\/mode$/);
});

test("[L3] the heading promises 1000+ GRE-style questions across the three measures", async ({
  page,
}) => {
  const { items } = await servedBy(page);
  test.fail(
    items < 1000,
    "the bank does not serve 1000 questions yet, and the page claims no more than it serves",
  );
  await page.goto("/");
  const heading = main(page).getByRole("heading", { level: 1 });
  for (const words of ["1000+", "GRE-style", "Verbal", "Quantitative", "Analytical Writing"]) {
    await expect(heading).toContainText(words);
  }
});

const PROMISES = {
  L4: ["which question you are practising and where you struggle"],
  L5: ["Real-exam simulation", "Timing, scoring and analytics"],
  L6: ["Topic-wise progress dashboards"],
  L7: ["Recommendations for what to practise next"],
  L8: ["Quick Breakdown", "Fast insights", "Detailed Analysis", "In-depth learning"],
};
for (const [id, promises] of Object.entries(PROMISES)) {
  test(`[${id}] the page promises: ${promises.join(", ")}`, async ({ page }) => {
    await page.goto("/");
    for (const promise of promises) {
      await expect(main(page).getByText(promise).filter({ visible: true }).first()).toBeVisible();
    }
  });
}

test("[L9] testimonials, said to be sample content as long as they are", async ({ page }) => {
  await page.goto("/");
  const section = main(page).getByRole("region", { name: /students’ words/ });
  await expect(section.locator("blockquote")).toHaveCount(3);
  await expect(section.getByText(/^Sample content/)).toBeVisible();
});

test("[L10] the carousel has four slides with heading, caption, highlights and image", async ({
  page,
}) => {
  await page.goto("/");
  const ids = await page
    .locator("[data-slide]")
    .evaluateAll((slides) => slides.map((one) => one.getAttribute("data-slide")));
  expect(ids).toEqual(["verbal", "quant", "breakdown", "vocabulary"]);
  for (const id of ids) {
    const one = slide(page, id ?? "");
    await expect(one.locator("h3")).not.toBeEmpty();
    await expect(one.locator("h3 + p")).not.toBeEmpty();
    expect(await one.locator("dt").count()).toBeGreaterThan(0);
    expect(await one.locator("dd").count()).toBe(await one.locator("dt").count());
    await expect(one.locator("svg[role=img][aria-label]")).toHaveCount(1);
  }
});

test("[L11] Previous and Next move one slide and wrap at both ends", async ({ page }) => {
  await page.goto("/");
  // The carousel stands there before its script does.
  await page.waitForLoadState("networkidle");
  const shown = async () => {
    const visible = page.locator("[data-slide]").filter({ visible: true });
    await expect(visible).toHaveCount(1);
    return await visible.getAttribute("data-slide");
  };
  const seen = [await shown()];
  const steps = ["Next", "Next", "Next", "Next", "Previous", "Previous"];
  for (const step of steps) {
    await page.getByRole("button", { name: step, exact: true }).click();
    seen.push(await shown());
  }
  expect(seen).toEqual([
    "verbal",
    "quant",
    "breakdown",
    "vocabulary",
    "verbal",
    "vocabulary",
    "breakdown",
  ]);
});

test("[L12] the slides carry the claims", async ({ page }) => {
  const { verbal, quantitative } = await servedBy(page);
  test.fail(
    Math.min(verbal, quantitative) < 500,
    "the bank does not serve 500 questions of each section yet, and the page claims no more than it serves",
  );
  await page.goto("/");
  await expect(slide(page, "verbal")).toContainText("+15 in 60 days");
  await expect(slide(page, "quant")).toContainText("+10 in 45 days");
  await expect(slide(page, "vocabulary")).toContainText(/80%.*easier/);
  await expect(slide(page, "verbal")).toContainText("500+ questions");
  await expect(slide(page, "quant")).toContainText("500+ questions");
});

test("[L13] a row of trusted-by avatars", async ({ page }) => {
  await page.goto("/");
  const section = main(page).getByRole("region", { name: /^Trusted by/ });
  const boxes = await section
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  expect(boxes.length).toBeGreaterThanOrEqual(5);
  expect(new Set(boxes).size).toBe(1);
});

test("[L14] the footer shows phone, e-mail and company as configured", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText(/© \d{4} .+\. All rights reserved\./);

  const other = { phone: "+44 20 7946 0000", email: "desk@other.example", company: "Other Desk" };
  const built = buildWith({
    VITE_CONTACT_PHONE: other.phone,
    VITE_CONTACT_EMAIL: other.email,
    VITE_COMPANY: other.company,
  });
  for (const value of Object.values(other)) expect(built).toContain(value);
});

/** All the script of a web application that is built with other variables. */
function buildWith(variables: Readonly<Record<string, string>>): string {
  const out = mkdtempSync(join(tmpdir(), "lexiquant-web-"));
  try {
    spawnSync(
      process.execPath,
      [
        "node_modules/vite/bin/vite.js",
        "build",
        "apps/web",
        "--outDir",
        out,
        "--logLevel",
        "error",
      ],
      { env: { ...process.env, ...variables } },
    );
    const assets = join(out, "assets");
    return readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(assets, name), "utf8"))
      .join("\n");
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

test("[L15] no count on the page is larger than what the bank serves", async ({ page }) => {
  await page.goto("/");
  const { items, verbal, quantitative } = await servedBy(page);
  const countIn = async (text: string | null) => Number(/(\d+)\+ /.exec(text ?? "")?.[1]);
  const heading = await main(page).getByRole("heading", { level: 1 }).textContent();
  expect(await countIn(heading)).toBeGreaterThan(0);
  expect(await countIn(heading)).toBeLessThanOrEqual(items);
  const counts = [
    ["verbal", verbal],
    ["quant", quantitative],
  ] as const;
  for (const [id, served] of counts) {
    const title = await slide(page, id).locator("dt", { hasText: "questions" }).textContent();
    expect(await countIn(title)).toBeGreaterThan(0);
    expect(await countIn(title)).toBeLessThanOrEqual(served);
  }
});

test("the page is complete before any script has run", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  for (const heading of [
    "A tutor, an exam room",
    "What a session gives you",
    "In students’ words",
  ]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await context.close();
});
