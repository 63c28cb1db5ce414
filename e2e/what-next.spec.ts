import { expect, type Page, test } from "@playwright/test";
import { answerRight, answerWrong } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import { signIn } from "./steps/sign-in.ts";
import { expectSound } from "./steps/sound.ts";

interface Session {
  readonly plannedItems: number;
  readonly items: readonly { readonly item: { readonly id: string } }[];
}

const idsOf = ({ items }: Session) => items.map(({ item }) => item.id);

/** In steps that are shorter than a request may take: the page's own timers run along. */
async function spendHalfAMinute(page: Page): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    await page.clock.runFor(10_000);
    await page.waitForTimeout(50);
  }
}

/** Does the one step that the mode screen puts first; the session that it starts. */
async function takeFirstStep(page: Page): Promise<Session> {
  const started = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/practice/sessions/") && response.request().method() === "POST",
  );
  await page
    .getByRole("region", { name: "Recommended" })
    .getByRole("button", { name: "Start the diagnostic" })
    .click();
  return (await (await started).json()) as Session;
}

test("[PM1] [PM2] [PR1] [PR4] [AN1] [AN6] [AN8] a new student is measured, told where things stand, and led on", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "Dora Diagnosed");
  await page.clock.install();
  await page.goto("/practice/mode");
  const first = await takeFirstStep(page);
  expect(first.plannedItems).toBeGreaterThan(first.items.length);

  // Block by block: what comes next is chosen by the answers, and nothing says how they went.
  const asked = idsOf(first);
  for (let position = 0; position < first.plannedItems; position += 1) {
    const item = keyedItem(asked[position] ?? "");
    await expect(page.getByText(`Question ${position + 1} of ${first.plannedItems}`)).toBeVisible();
    // An answer that takes no time says nothing about what a student can.
    await spendHalfAMinute(page);
    await (position % 3 === 0 ? answerWrong(page, item) : answerRight(page, item));
    const isLastDrawn = position === asked.length - 1 && asked.length < first.plannedItems;
    const extended = isLastDrawn
      ? page.waitForResponse((response) => response.url().endsWith("/extend/"))
      : null;
    await page.keyboard.press("Control+Enter");
    if (extended === null) continue;
    const longer = (await (await extended).json()) as Session;
    expect(idsOf(longer).slice(0, asked.length)).toEqual(asked);
    expect(JSON.stringify(longer)).not.toMatch(/"(?:correct|key|rationales)":/);
    asked.push(...idsOf(longer).slice(asked.length));
  }
  expect(asked).toHaveLength(first.plannedItems);
  expect(new Set(asked).size).toBe(asked.length);

  await expect(page).toHaveURL(/\/practice\/results\?id=/);
  const next = page.getByRole("region", { name: "What next" });
  await expect(next.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("region", { name: /changed/ })).toBeVisible();
  await expectSound(page, "the results");

  // Where am I: two predicted scores as ranges, or what is missing for them.
  await page.goto("/analytics");
  await expect(page.getByRole("main")).toContainText(/estimate/i);
  await expectSound(page, "the analytics");

  // The misses stand in the log with a cause that the student can correct, for good.
  await page.goto("/analytics?view=errors");
  const wrong = asked.filter((_, position) => position % 3 === 0).length;
  await expect(page.getByRole("main")).toContainText(String(wrong));
  const slip = page.getByRole("article").first().getByRole("button", { name: /^Slip/ });
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await slip.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(slip).toHaveAttribute("aria-pressed", "true");

  // A plan needs to know where to and how long.
  await page.goto("/analytics?view=plan");
  await page.getByRole("textbox", { name: "Quantitative target" }).fill("160");
  await page.getByRole("textbox", { name: "Hours a week" }).fill("6");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("main")).toContainText("6 hours a week, without a test date");

  // Measured once, the student is led to practice, no more to the diagnostic.
  await page.goto("/practice/mode");
  const recommended = page.getByRole("region", { name: "Recommended" });
  await expect(recommended.getByRole("article").first()).toBeVisible();
  await expect(recommended.getByRole("button", { name: "Start the diagnostic" })).toHaveCount(0);
});
