import { expect, test } from "@playwright/test";
import { answerRight } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import { startSet } from "./steps/practice.ts";
import { signIn } from "./steps/sign-in.ts";
import { expectSound, expectSoundInTheDark } from "./steps/sound.ts";

// The longest of all: side by side, so that no worker is left alone with them.
test.describe.configure({ mode: "parallel" });

const SCREENS = [
  "/",
  "/practice/mode",
  "/practice/mode?view=lessons",
  "/practice/mode?view=writing",
  "/practice/mode?view=vocabulary",
  "/practice/mode?view=word&id=affect",
  "/practice/filters",
  "/analytics",
  "/analytics?view=topics",
  "/analytics?view=pace",
  "/analytics?view=slips",
  "/analytics?view=vocabulary",
  "/question/view?id=q-qc-002",
  "/no/such/page",
];

for (const [device, viewport] of [
  ["a desk", { width: 1280, height: 860 }],
  ["a phone", { width: 320, height: 640 }],
  ["a desk at fourfold zoom", { width: 320, height: 256 }],
] as const) {
  test(`every screen is accessible and fits on ${device}, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));

    await page.setViewportSize({ width: 1280, height: 860 });
    await signIn(page, `Vera ${device}`);
    await page.setViewportSize(viewport);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await expectSound(page, path);
      await expectSoundInTheDark(page, path);
    }

    const items = (await startSet(page, "mode=mixed&count=24")).map(({ id }) => keyedItem(id));
    await page.getByRole("button", { name: "Tutor" }).click();
    for (const [index, item] of items.slice(0, -1).entries()) {
      await expect(page.getByText(`Question ${index + 1} of ${items.length}`)).toBeVisible();
      await expectSound(page, item.id);
      if (index % 3 === 0 && item.type !== "select-in-passage") {
        await answerRight(page, item);
        await page.keyboard.press("Control+Enter");
        await expect(
          page
            .getByRole("main")
            .getByText(/^Right/)
            .first(),
        ).toBeVisible();
        await expectSound(page, `${item.id} with feedback`);
        await expectSoundInTheDark(page, `${item.id} with feedback`);
      }
      await page
        .getByRole("button", { name: /^(?:Next|Skip)/ })
        .first()
        .click();
    }

    await page.getByRole("button", { name: /^End/ }).first().click();
    await page.getByRole("button", { name: "End and see results" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("right");
    await expectSound(page, "the results");
    // Of one that was answered: the others have nothing to explain yet.
    await page.locator("summary").filter({ hasText: "Right" }).first().click();
    await expect(page.getByText("Quick Breakdown").first()).toBeVisible();
    await expectSound(page, "the results with a question open");
    await expectSoundInTheDark(page, "the results with a question open");
    expect(complaints).toEqual([]);
  });
}

test("a signed-out visitor gets every screen, with an invitation to sign in", async ({ page }) => {
  for (const path of [
    "/practice/mode",
    "/practice/session?id=1",
    "/practice/results?id=1",
    "/analytics",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("Sign in to go on")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path.replace("?", "\\?")));
  }
});

test("the sign-in button lies wholly on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("button", { name: /local sign-in/i });
  const box = await button.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(320);
});

test("what does not exist is said in plain words", async ({ page }) => {
  await signIn(page, "Nora Nowhere");
  await page.goto("/question/view?id=q-no-such-item");
  await expect(page.getByRole("main")).toContainText(/no .*question|not .*exist|not found/i);
  await page.goto("/practice/session?id=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("main")).toContainText(/not|no /i);
  await page.goto("/practice/session?id=nonsense");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Unexpected Application Error");
});
