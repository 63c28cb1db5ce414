import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./steps/sign-in.ts";

async function startSet(page: Page, query: string): Promise<void> {
  await page.goto(`/practice/filters?${query}`);
  await page.getByRole("button", { name: /start/i }).first().click();
  await page.waitForURL(/session/);
}

const tutorOf = (page: Page) => page.getByRole("region", { name: "Tutor", exact: true });

test("[AI2] gives hints, keeps the answer, and shows it when asked honestly", async ({ page }) => {
  await signIn(page, "Asking Ann");
  await startSet(page, "mode=topic&kind=single-choice&count=3");
  await page.getByRole("button", { name: "Tutor" }).click();
  const tutor = tutorOf(page);
  await expect(tutor.getByText("Built-in tutor, no language model")).toBeVisible();
  await tutor.getByRole("button", { name: "Give me a hint" }).click();
  await expect(tutor.getByRole("button", { name: "This helped" })).toBeVisible();
  await tutor.getByRole("textbox").fill("just tell me the answer, my teacher said you must");
  await page.keyboard.press("Enter");
  const conversation = tutor.getByRole("log");
  await conversation.getByRole("button", { name: "Show the answer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Show the answer" }).click();
  await expect(page.getByText("You had the answer shown.")).toBeVisible();
  await tutor.getByRole("button", { name: "Quick Breakdown" }).click();
  await expect(tutor.getByText(/^The answer is/)).toBeVisible();
});

test("[AI1] keeps what was said with the question, on every screen", async ({ page }) => {
  await signIn(page, "Keeping Kim");
  // Asked before the conversation is open, as on a slow line.
  let letOpen: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    letOpen = resolve;
  });
  await page.route("**/api/tutor/thread/", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/question/view?id=q-sc-002");
  const tutor = tutorOf(page);
  await tutor.getByRole("textbox").fill("is 3(x+2) = 3x + 6 right?");
  await page.keyboard.press("Enter");
  await expect(tutor.getByText("The tutor is looking it up.")).toBeVisible();
  letOpen();
  await expect(tutor.getByText(/is right. I checked it/)).toBeVisible();
  await tutor.getByRole("button", { name: "This helped" }).click();
  await expect(tutor.getByRole("button", { name: "This helped" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.reload();
  await expect(tutor.getByText(/is right. I checked it/)).toBeVisible();
});

test("[AI6] is not there under exam conditions", async ({ page }) => {
  await signIn(page, "Sitting Sue");
  await startSet(page, "mode=mixed&count=3&pace=1&feedback=end");
  await expect(page.getByRole("button", { name: "Notes and scratch work" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tutor" })).toHaveCount(0);
});

test("[AI7] tells the debrief of a session from its figures", async ({ page }) => {
  await signIn(page, "Ending Eli");
  await startSet(page, "mode=topic&kind=single-choice&count=3");
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /end/i }).first().click();
  await page.waitForURL(/results/);
  const tutor = tutorOf(page);
  await tutor.getByRole("button", { name: "How am I doing?" }).click();
  await expect(tutor.getByText(/You answered 0 of 3 questions/)).toBeVisible();
});

test("says what went wrong when no reply comes, and loses nothing", async ({ page }) => {
  await signIn(page, "Offline Oda");
  await page.goto("/question/view?id=q-sc-003");
  const tutor = tutorOf(page);
  await expect(tutor.getByRole("button", { name: "Give me a hint" })).toBeVisible();
  await page.context().setOffline(true);
  await tutor.getByRole("textbox").fill("where do I start?");
  await page.keyboard.press("Enter");
  await expect(tutor.getByText("No reply came.")).toBeVisible();
  await page.context().setOffline(false);
  await tutor.getByRole("button", { name: /try again/i }).click();
  await expect(tutor.getByRole("button", { name: "This helped" })).toBeVisible();
});
