import { readFileSync } from "node:fs";
import { type Download, expect, type Page, test } from "@playwright/test";
import { answerWrong } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import { startSet } from "./steps/practice.ts";
import { signIn } from "./steps/sign-in.ts";
import { expectSound, expectSoundInTheDark } from "./steps/sound.ts";

const MOST_QUESTIONS = 80;

const question = (page: Page) => page.getByRole("region", { name: "Question" });
const answer = (page: Page) => page.getByRole("region", { name: "Answer" });
const progress = (page: Page, done: number, words: number) =>
  page.getByRole("heading", { name: `Words: ${done} of ${words} done` });

/** Hands in something, right or wrong, by keys alone. */
async function answerWord(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(?:Check|Show the answer)$/ })).toBeVisible();
  const field = page.getByRole("textbox", { name: "Your answer" });
  if ((await field.count()) > 0) await field.fill("something");
  else if ((await question(page).getByRole("radio").count()) > 0) await page.keyboard.press("a");
  else if ((await question(page).getByRole("checkbox").count()) > 0) {
    await page.keyboard.press("a");
    await page.keyboard.press("b");
  }
  await page.keyboard.press("Enter");
  await expect(answer(page)).toBeVisible();
}

async function rateWord(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(answer(page)).toHaveCount(0);
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), "utf8");
}

test("[PS11] [PS4] [PS5] words are practiced by keyboard, undone, resumed after a reload and offline, and finished", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "Wanda Words");
  await page.goto("/practice/mode");
  await page.getByRole("link", { name: "Words and lists" }).click();
  await expect(page.getByRole("heading", { name: "Vocabulary", level: 1 })).toBeVisible();
  await expectSound(page, "vocabulary");
  await page.getByRole("textbox", { name: "New words a day" }).fill("4");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today: 4 new words." })).toBeVisible();

  // What is asked does not give its answer away before it is answered.
  const started = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/vocabulary/sessions/") &&
      response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Start", exact: true }).click();
  expect(await (await started).text()).not.toMatch(/"(?:key|answer|isRight)":/);
  await expect(progress(page, 0, 4)).toBeVisible();
  await expectSound(page, "a word that is asked");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Take the last rating back");
  await page.keyboard.press("Escape");

  await answerWord(page);
  await expectSound(page, "a word with its answer");
  await expectSoundInTheDark(page, "a word with its answer");
  for (const [place, name] of ["Again", "Hard", "Good", "Easy"].entries()) {
    await expect(
      page.getByRole("button", { name: new RegExp(`^${place + 1} ?${name}.*(?:min|day)`) }),
    ).toBeVisible();
  }
  await rateWord(page, "4");
  await expect(progress(page, 1, 4)).toBeVisible();
  await page.getByRole("heading", { level: 2 }).first().focus();
  await page.keyboard.press("u");
  await expect(progress(page, 0, 4)).toBeVisible();

  // The answer lies open after a reload too, and waits for its rating.
  await answerWord(page);
  await page.reload();
  await expect(answer(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press("4");
  await expect(page.getByText(/Not sent yet: you are offline/)).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().endsWith("/reviews/"));
  await page.context().setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(progress(page, 1, 4)).toBeVisible();

  // Left, and gone on with from the screen that it was left for.
  await page.getByRole("button", { name: "End session" }).click();
  await page.getByRole("link", { name: "Leave, go on later" }).click();
  await page.getByRole("link", { name: "Go on" }).click();
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    await expect(page.getByRole("heading", { name: /^Words: |words done$/ })).toBeVisible();
    if ((await page.getByRole("heading", { name: "4 words done" }).count()) > 0) break;
    await answerWord(page);
    await rateWord(page, "4");
  }
  await expect(page.getByRole("heading", { name: "4 words done" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("4 words were new");
  await expect(page.getByRole("main")).toContainText(/Tomorrow: \d+ words? to review/);
  await expectSound(page, "the end of a session of words");

  await page.goto("/analytics?view=vocabulary");
  await expect(page.getByRole("region", { name: "Where your words stand" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/of the 4 words you have met/);
  await expect(page.getByRole("main")).toContainText("Not enough data yet");
  await expectSound(page, "the analytics of vocabulary");
  await expectSoundInTheDark(page, "the analytics of vocabulary");
  const load = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV: What the coming days bring" }).click();
  expect((await textOf(load)).split("\r\n")[0]).toBe("date,reviews_count,new_words_count");
});

test("[PS11] a word of a question is added with one tap, own words come and go as files", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, "Olga Own");
  const [first] = await startSet(page, "mode=topic&kind=text-completion&count=1");
  if (first === undefined) throw new Error("a set has a question");
  await answerWrong(page, keyedItem(first.id));
  await page.keyboard.press("Control+Enter");
  const words = page.getByRole("region", { name: "Words in this question" });
  const row = words.getByRole("listitem").first();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: /: meaning$/ }).click();
  await expect(row.getByText("Alike in meaning").first()).toBeVisible();
  await expectSound(page, "the words of a question");
  const add = row.getByRole("button", { name: /^(?:Add to my words|Learn it next): / });
  const added = (await add.getAttribute("aria-label"))?.split(": ")[1] ?? "";
  await add.click();
  await expect(row).toContainText(/In your words|In line/);

  await page.goto("/practice/mode?view=words&status=new");
  await page.getByRole("searchbox", { name: "Find a word" }).fill(added);
  await page.getByRole("link", { name: added, exact: true }).click();
  await expect(page.getByRole("heading", { name: added, level: 1 })).toBeVisible();
  await expectSound(page, "a word's page");

  await page.goto("/practice/mode?view=vocabulary");
  await page.getByRole("textbox", { name: "New list" }).fill("From class");
  await page.getByRole("button", { name: "Make the list" }).click();
  await page.getByRole("button", { name: "Add words to From class" }).click();
  await page.getByRole("tab", { name: "Paste or file" }).click();
  await page
    .getByRole("textbox", { name: "Words" })
    .fill("flumadiddle;utter nonsense\nzzyzx\nabate");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Show how it is read" }).click();
  await expect(dialog.getByRole("row", { name: /^flumadiddle utter nonsense/ })).toBeVisible();
  await page.getByRole("button", { name: "Take these words in" }).click();
  await expect(dialog).toContainText("Added: 1 word of your own and 1 word of the lexicon");
  await expect(dialog.getByRole("row", { name: /^2 zzyzx/ })).toBeVisible();
  await expectSound(page, "an import with a line that was not taken");
  await page.keyboard.press("Escape");

  const anki = page.waitForEvent("download");
  await page.getByRole("button", { name: "Anki file: From class" }).click();
  const text = await textOf(anki);
  expect(text).toContain("#separator:tab");
  expect(text).toContain("flumadiddle\tutter nonsense");

  await page.getByRole("button", { name: "Delete From class" }).click();
  await page.getByRole("button", { name: "Delete the list" }).click();
  await expect(page.getByRole("link", { name: "From class" })).toHaveCount(0);
});
