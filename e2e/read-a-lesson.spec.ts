import { expect, type Page, test } from "@playwright/test";
import { answerWrong } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import { startSet } from "./steps/practice.ts";
import { signIn } from "./steps/sign-in.ts";
import { expectSound, expectSoundInTheDark } from "./steps/sound.ts";
import { hasFocus, tabTo } from "./steps/tab-to.ts";
import { becomeSignedIn } from "./steps/visitor.ts";

const LIST = "/practice/mode?view=lessons";
const lessonAt = (topicId: string) => `/practice/mode?view=lesson&id=${topicId}`;
const SPREAD = "quantitative.data-analysis.spread";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

async function follow(page: Page, role: "link" | "button" | "searchbox", name: string) {
  const control = page.getByRole("main").getByRole(role, { name, exact: true });
  await expect(control).toBeVisible();
  await tabTo(page, () => hasFocus(control));
  if (role !== "searchbox") await page.keyboard.press("Enter");
}

test("a lesson is found by keyboard, read, and leads to practice on its topic", async ({
  page,
}) => {
  await becomeSignedIn(page, "Lena Lesson");
  await page.goto("/practice/mode");
  await follow(page, "link", "Read the lessons");
  await expect(heading(page)).toHaveText("Lessons");
  await follow(page, "searchbox", "Find a lesson");
  await page.keyboard.type("standard dev");
  await expect(page.getByRole("status").filter({ hasText: "lesson" })).toHaveText(
    /^[1-4] lessons?$/,
  );
  await follow(page, "link", "Spread and position");
  await expect(heading(page)).toHaveText("Spread and position");
  await expect(page).toHaveURL(lessonAt(SPREAD));

  const card = page.getByRole("region", { name: "Formula card" });
  await expect(card.locator(".katex").first()).toBeVisible();
  await expect(card.locator("math").first()).toBeAttached();
  await expect(card).not.toContainText("$");

  const answer = page.getByRole("heading", { name: "Answer" });
  await expect(answer).toBeHidden();
  const solution = page.locator("summary");
  await tabTo(page, () => hasFocus(solution));
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("standard dev");
  await page.goForward();
  await follow(page, "link", "Practise this topic");
  await expect(page).toHaveURL(`/practice/filters?mode=topic&topic=${SPREAD}`);
  const started = page.waitForResponse((response) =>
    response.url().endsWith("/api/practice/sessions/"),
  );
  await follow(page, "button", "Start");
  const { items } = (await (await started).json()) as { items: { item: { id: string } }[] }; // the contract's session
  await expect(page.getByText(`Question 1 of ${items.length}`)).toBeVisible();
  for (const { item } of items) {
    expect(keyedItem(item.id).knowledgeComponents.join()).toContain(SPREAD);
  }
});

test("an explanation in a session leads to the lesson of its topic, and the session stays where it is", async ({
  page,
  context,
}) => {
  await becomeSignedIn(page, "Lars Lesson");
  const [first] = await startSet(page, "mode=topic&topic=quantitative.algebra.quadratics&count=3");
  const item = keyedItem(first?.id ?? "");
  await answerWrong(page, item);
  await page.keyboard.press("Control+Enter");
  for (const mode of ["Detailed Analysis", "Quick Breakdown"]) {
    await page.getByRole("tab", { name: mode }).click();
    const link = page.getByRole("tabpanel").getByRole("link", { name: /^Lesson: / });
    const arrival = context.waitForEvent("page");
    await link.click();
    const lesson = await arrival;
    await expect(lesson.getByRole("region", { name: "The idea" })).toBeVisible();
    await expect(lesson.getByRole("link", { name: "Practise this topic" })).toBeVisible();
    await lesson.close();
    await expect(page.getByText("Question 1 of 3")).toBeVisible();
    await expect(link).toBeVisible();
  }
});

test("another lesson begins at its top, with the focus at its heading", async ({ page }) => {
  await page.goto(LIST);
  const last = page.getByRole("main").getByRole("link").last();
  await last.click();
  await expect(page).toHaveURL(/view=lesson&id=/);
  await expect(page.getByRole("region", { name: "The idea" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading(page)).toBeFocused();
});

for (const [device, viewport] of [
  ["a desk", { width: 1280, height: 860 }],
  ["a phone", { width: 320, height: 640 }],
] as const) {
  test(`lessons are accessible and fit on ${device}, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await signIn(page, `Lotte ${device}`);
    await page.setViewportSize(viewport);
    for (const path of [
      LIST,
      lessonAt(SPREAD),
      lessonAt("verbal.text-completion.blank-interplay"),
    ]) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      if (path !== LIST) await page.locator("summary").click();
      await expectSound(page, path);
      await expectSoundInTheDark(page, path);
    }
  });
}

test("every lesson fits on a small phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = await request.get("/api/lessons/");
  const { lessons } = (await answer.json()) as { lessons: { id: string; title: string }[] }; // the contract's list
  expect(lessons.length).toBeGreaterThanOrEqual(40);
  for (const { id, title } of lessons) {
    await page.goto(lessonAt(id));
    await expect(heading(page)).toHaveText(title);
    await page.locator("summary").click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, id).toBeLessThanOrEqual(320);
  }
});
