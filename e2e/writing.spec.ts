import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./steps/sign-in.ts";
import { expectSound, expectSoundInTheDark } from "./steps/sound.ts";

const NAME = "Wanda Writer";
/** A slow machine may need a while to save, and longer for the first rating. */
const SAVED = { timeout: 30_000 };
const RATED = { timeout: 90_000 };

const OPENING =
  "I think children should be taught with others of their age, although I see what speaks for groups by readiness. ";
const BODY = [
  "Schools definately teach more than lessons. For example, my sister read far ahead of her class, and her teacher gave her harder books; she stayed with her friends and lost nothing. A child of eight who is put among children of twelve has nobody to play with, and soon hates the lessons that she was ready for.",
  "However, one could object that a child who already knows the lesson learns only to be bored. This is true of some lessons, above all in mathematics, where each step rests on the one before. But the answer is to give that child other tasks in the same room, as good teachers have always done.",
];
const ENDING =
  "In conclusion, age should decide the class, and readiness the task within it, because children need both their friends and their challenge.";
const OBJECTION =
  "Groups by readiness do have one advantage: the slow learner is not always the last, and may for once be among equals.";

const editor = (page: Page) => page.getByRole("textbox", { name: "Your essay" });
const saved = (page: Page) => page.getByText("Saved.", { exact: true });

/** Accessible and without scrolling sideways, at a desk and on a small phone, light and dark. */
async function expectSoundEverywhere(page: Page, where: string): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await expectSound(page, where);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page, `${where} on a phone`);
  await expectSoundInTheDark(page, where);
  await page.setViewportSize(desk);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await page
    .getByRole("dialog", { name: "Submit this essay?" })
    .getByRole("button", { name: "Submit the essay" })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: /^Estimated: \d\.\d of 6/ }),
  ).toBeVisible(RATED);
}

/** A paragraph that was deleted by mistake comes back as one edit, and Undo takes that back. */
async function losesAndFindsAPassage(page: Page, text: string): Promise<void> {
  const without = text.replace(ENDING, "").trimEnd();
  await editor(page).fill(without);
  await expect(saved(page)).toBeVisible(SAVED);
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(dialog.getByRole("combobox", { name: "Version" })).toContainText(
    /words \(\d+ more\)/,
  );
  await expect(dialog.locator(".reading del")).toContainText(ENDING.slice(0, 40));
  await expectSoundEverywhere(page, "the earlier versions while writing");
  await dialog.getByRole("button", { name: "Bring this back" }).click();
  await expect(editor(page)).toHaveValue(text);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor(page)).toHaveValue(without);
  await page.keyboard.press("ControlOrMeta+y");
  await expect(editor(page)).toHaveValue(text);
}

test("[QT12] [PS10] [PM4] an essay is written, survives what happens to it, is rated, revised and found again", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  await signIn(page, NAME);

  await test.step("is begun under the test's conditions", async () => {
    await page.goto("/practice/mode");
    await page.getByRole("link", { name: "Write an essay" }).click();
    await expect(page.getByRole("button", { name: "Begin the essay" })).toBeVisible();
    await expectSoundEverywhere(page, "the setup");
    await page.getByText("Choose the issue yourself").click();
    await page
      .getByRole("radio", { name: /^Children should be taught with others of their age/ })
      .check();
    await page.getByRole("button", { name: "Begin the essay" }).click();
    await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:\d\d)$/);
    await expectSoundEverywhere(page, "the editor");
  });

  await test.step("keeps every word without a network and over a reload", async () => {
    await editor(page).click();
    await page.keyboard.type(OPENING.slice(0, 40));
    await expect(saved(page)).toBeVisible(SAVED);
    await context.setOffline(true);
    await page.keyboard.type(OPENING.slice(40));
    await expect(page.getByText("Offline: kept in this browser.")).toBeVisible(SAVED);
    await context.setOffline(false);
    // The page can be had again, the server still takes nothing: what comes back is this browser's own.
    await page.route("**/api/essays/*/text/", (route) => route.abort());
    await page.reload();
    await expect(editor(page)).toHaveValue(OPENING);
    await page.unroute("**/api/essays/*/text/");
    await expect(saved(page)).toBeVisible(SAVED);
  });

  await test.step("is the same on another device", async () => {
    const otherDevice = await browser.newContext();
    const otherPage = await otherDevice.newPage();
    await signIn(otherPage, NAME);
    await otherPage.goto("/practice/mode");
    await otherPage.getByRole("link", { name: "Go on writing" }).click();
    await expect(editor(otherPage)).toHaveValue(OPENING);
    await otherDevice.close();
  });

  await test.step("is submitted after a confirmation, and told what it is worth and what to change", async () => {
    const whole = [OPENING.trim(), ...BODY, ENDING].join("\n\n");
    await editor(page).fill(whole);
    await expect(saved(page)).toBeVisible(SAVED);
    await submit(page);
    await expect(page.getByRole("main")).toContainText("not an official score");
    await expect(
      page.getByRole("region", { name: "Estimated score" }).getByRole("img"),
    ).toHaveAccessibleName(/Estimate \d\.\d, 80% range \d\.\d to \d\.\d/);
    await expect(page.getByRole("region", { name: "Five traits" }).getByText(/of 6/)).toHaveCount(
      5,
    );
    await expect(page.getByRole("region", { name: "Text that came too late" })).toHaveCount(0);
    const priorities = page.getByRole("region", { name: "What to change first" });
    const edits = await priorities.getByText(/^Next edit:/).count();
    expect(edits).toBeGreaterThan(0);
    expect(edits).toBeLessThanOrEqual(3);
    await expectSoundEverywhere(page, "the feedback");
  });

  await test.step("leads from a mark to its note by keyboard, and shows one kind alone", async () => {
    const marked = page.getByRole("region", { name: "Your essay, with notes" });
    const misspelled = marked.getByRole("link", { name: /\(Language, note \d+\)/ }).first();
    await misspelled.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toContainText("Language");
    await marked.getByRole("checkbox", { name: /^Organization/ }).uncheck();
    await marked.getByRole("checkbox", { name: /^Argument/ }).uncheck();
    await expect(
      marked.getByRole("link", { name: /\((?:Organization|Argument), note/ }),
    ).toHaveCount(0);
    await expect(misspelled).toBeVisible();
  });

  await test.step("is revised, and both versions are compared", async () => {
    await page.getByRole("button", { name: "Revise and rescore" }).click();
    await page.getByRole("button", { name: "Begin the revision" }).click();
    await expect(editor(page)).toHaveValue(/^I think children should be taught/);
    const text = await editor(page).inputValue();
    await losesAndFindsAPassage(page, text);
    const revised = text
      .replace("definately", "definitely")
      .replace(ENDING, `${OBJECTION}\n\n${ENDING}`);
    await editor(page).fill(revised);
    await expect(saved(page)).toBeVisible(SAVED);
    await submit(page);
    const score = page.getByRole("region", { name: "Estimated score" });
    await expect(score.getByRole("img")).toHaveAccessibleName(
      /The version before: .*; This version: /,
    );
    const change = page.getByRole("region", { name: "What you changed" });
    await expect(change.locator(".reading del")).toHaveText(["definately"]);
    await expect(change.locator(".reading ins")).toHaveText([
      "definitely",
      new RegExp(OBJECTION.slice(0, 40)),
    ]);
    await expectSoundEverywhere(page, "the comparison");
  });

  await test.step("shows how it was written", async () => {
    const versions = page.getByRole("region", { name: "Earlier versions" });
    await versions.getByText("Look at earlier versions").click();
    await expect(versions.getByRole("region", { name: "From this version to now" })).toBeVisible();
    await expectSoundEverywhere(page, "the earlier versions");
  });

  await test.step("is where the student stands in writing", async () => {
    await page.goto("/analytics");
    const standing = page.getByRole("region", { name: "Analytical Writing" });
    await expect(standing).toContainText(/your one rated essay, is estimated at \d\.\d of 6/);
    await expect(standing.getByRole("img")).toHaveAccessibleName(/each with its 80% range/);
    await expectSoundEverywhere(page, "the overview with an essay");
    await standing.getByRole("link", { name: "All essays, with their feedback" }).click();
    await expect(page).toHaveURL(/\/analytics\?view=writing/);
    await page.goBack();
  });

  await test.step("stands in the history until it is deleted", async () => {
    await page.goto("/analytics?view=writing");
    const history = page.getByRole("region", { name: "Your essays", exact: true });
    await expect(history.getByRole("link")).toHaveCount(2);
    await expect(
      page.getByRole("img", { name: /Estimated scores of your essays over time/ }),
    ).toBeVisible();
    await expectSoundEverywhere(page, "the history");
    await history.getByRole("link").first().click();
    await page.getByRole("button", { name: "Delete this essay" }).click();
    await page.getByRole("button", { name: "Delete the essay", exact: true }).click();
    await expect(page).toHaveURL(/view=writing/);
    await page.goto("/analytics?view=writing");
    await expect(history.getByRole("link")).toHaveCount(1);
  });
});
