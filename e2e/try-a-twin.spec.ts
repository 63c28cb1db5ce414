import { expect, type Page, test } from "@playwright/test";
import { answerRight, answerWrong } from "./steps/answer-by-keyboard.ts";
import { itemOfModel, keyedItem } from "./steps/bank.ts";
import { signIn } from "./steps/sign-in.ts";

const origin = itemOfModel("reverse-percent-after-change");
const TWIN = "Same skill, new numbers";

/** Presses the button and waits for the question; its id. */
async function openTwin(page: Page): Promise<string> {
  const drawn = page.waitForResponse((response) => response.url().endsWith("/twin/"));
  const button = page.getByRole("button", { name: TWIN }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const question = (await (await drawn).json()) as { item: { id: string } }; // the contract's question
  await expect(page).toHaveURL(/\/practice\/session\?id=/);
  await expect(page.getByText("Question 1 of 1")).toBeVisible();
  return question.item.id;
}

async function showAnswer(page: Page): Promise<void> {
  await page.goto(`/question/view?id=${origin.id}`);
  await expect(page.getByRole("button", { name: "Show me" })).toBeVisible();
  await expect(page.getByRole("button", { name: TWIN })).toHaveCount(0);
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Show the answer" }).click();
}

async function finish(page: Page, verdict: RegExp): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("main").getByText(verdict).first()).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/practice\/results\?id=/);
}

test("[PR4] a student tries twins of a question until it is clear, and never gets one twice", async ({
  page,
}) => {
  await signIn(page, "Tilda Twin");
  await showAnswer(page);

  const first = await openTwin(page);
  expect(first).toMatch(new RegExp(`^${origin.id}~\\d+$`));
  expect(keyedItem(first).stem).not.toBe(origin.stem);
  await answerWrong(page, keyedItem(first));
  await finish(page, /^Wrong/);
  await expect(page.getByRole("main")).toContainText("0 of 1");

  const second = await openTwin(page);
  expect(second).not.toBe(first);
  await answerRight(page, keyedItem(second));
  await finish(page, /^Right/);
  await expect(page.getByRole("main")).toContainText("1 of 1");

  await page.goto(`/question/view?id=${first}`);
  const twin = page.getByRole("region", { name: "Try a twin" });
  await expect(twin.getByRole("link", { name: origin.id })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your attempts" })).toContainText("Wrong");
});

test("[PS5] a twin that was left is the same one later, in the same session", async ({ page }) => {
  await signIn(page, "Leo Leaving");
  await showAnswer(page);
  const left = await openTwin(page);
  const session = page.url();
  await page.goto(`/question/view?id=${left}`);
  await expect(page.getByText("You have not answered this question yet")).toBeVisible();
  await page.getByRole("button", { name: "Answer it" }).click();
  await expect(page).toHaveURL(session);
  await page.goto(`/question/view?id=${origin.id}`);
  expect(await openTwin(page)).toBe(left);
  expect(page.url()).toBe(session);
});

test("[QV1] a question that no model made offers no twin", async ({ page }) => {
  await signIn(page, "Vera Verbal");
  await page.goto("/question/view?id=v-se-001");
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByRole("region", { name: "Similar questions" })).toBeVisible();
  await expect(page.getByRole("button", { name: TWIN })).toHaveCount(0);
});
