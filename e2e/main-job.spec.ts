import { expect, test } from "@playwright/test";
import { answerRight, answerWrong } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import { startSet } from "./steps/practice.ts";
import { signIn } from "./steps/sign-in.ts";

/**
 * A mixed set, in which the kinds take turns. Select-in-passage comes with the other questions of a passage,
 * so only by luck: it has a test of its own.
 */
const EVERY_KIND = "mode=mixed&count=30";

function kindName(item: ReturnType<typeof keyedItem>): string {
  return item.dataSet ? "data-interpretation" : item.type;
}

test("a student signs in, answers every kind of question by keyboard, and finds it in the analytics", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, "Maya Example");

  const items = (await startSet(page, EVERY_KIND)).map(({ id }) => keyedItem(id));
  expect([...new Set(items.map(kindName))].sort()).toEqual(
    expect.arrayContaining([
      "data-interpretation",
      "multiple-choice",
      "numeric-entry",
      "quantitative-comparison",
      "reading-multiple",
      "reading-single",
      "sentence-equivalence",
      "single-choice",
      "text-completion",
    ]),
  );

  const isMissed = (index: number) => index % 5 === 2;
  for (const [index, item] of items.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${items.length}`)).toBeVisible();
    await (isMissed(index) ? answerWrong(page, item) : answerRight(page, item));
    await page.keyboard.press("Control+Enter");
    await expect(
      page
        .getByRole("main")
        .getByText(isMissed(index) ? /^Wrong/ : /^Right/)
        .first(),
      `the verdict on ${item.id}`,
    ).toBeVisible();
    const said = isMissed(index) ? /^Wrong\. The right answer is/ : /^Right\.$/;
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
    await page.keyboard.press("Control+Enter");
  }
  const endDialog = page.getByRole("dialog");
  if (await endDialog.isVisible()) {
    await endDialog.getByRole("button", { name: /End/ }).press("Enter");
  }

  await expect(page).toHaveURL(/\/practice\/results\?id=/);
  const right = items.filter((_, index) => !isMissed(index)).length;
  await expect(page.getByRole("main")).toContainText(`${right} of ${items.length}`);

  await page.getByRole("link", { name: "Analytics" }).press("Enter");
  await expect(page).toHaveURL(/\/analytics/);
  await expect(page.getByRole("main")).toContainText(String(items.length));

  const [missed] = items.filter((_, index) => isMissed(index));
  await page.goto(`/question/view?id=${missed?.id}`);
  await expect(page.getByRole("main")).toContainText(/Quick Breakdown/);

  await page.getByRole("button", { name: "Logout" }).press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole("banner").getByRole("button", { name: /local sign-in/i }),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Maya");
});

test("decimals and fractions are entered by keyboard", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "Nele Number");
  const items = (await startSet(page, "mode=topic&kind=numeric-entry&count=40")).map(({ id }) =>
    keyedItem(id),
  );
  const forms = new Set<string>();
  for (const [index, item] of items.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${items.length}`)).toBeVisible();
    const form = item.type === "numeric-entry" ? item.key.form : "";
    if (!forms.has(form)) {
      await answerRight(page, item);
      await page.keyboard.press("Control+Enter");
      await expect(
        page
          .getByRole("main")
          .getByText(/^Right/)
          .first(),
      ).toBeVisible();
      forms.add(form);
    }
    if (forms.size === 2) break;
    await page
      .getByRole("button", { name: /^(?:Next|Skip)/ })
      .first()
      .click();
  }
  expect([...forms].sort()).toEqual(["decimal", "fraction"]);
});

test("a sentence is selected in its passage by keyboard", async ({ page }) => {
  await signIn(page, "Sina Sentence");
  const [first] = await startSet(page, "mode=topic&kind=select-in-passage&count=1");
  if (first === undefined) throw new Error("The set is empty.");
  await answerRight(page, keyedItem(first.id));
  await page.keyboard.press("Control+Enter");
  await expect(
    page
      .getByRole("main")
      .getByText(/^Right/)
      .first(),
  ).toBeVisible();
});
