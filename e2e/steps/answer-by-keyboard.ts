import type { KeyedItem } from "@lexiquant/domain/item";
import { expect, type Page } from "@playwright/test";
import { hasFocus, tabTo } from "./tab-to.ts";

/** The keys that give an item's right response; every type has its own way. */
export async function answerRight(page: Page, item: KeyedItem): Promise<void> {
  switch (item.type) {
    case "select-in-passage":
      return selectSentence(page, item.key);
    case "numeric-entry":
      return item.key.form === "fraction"
        ? type(page, [String(item.key.numerator), String(item.key.denominator)])
        : type(page, [item.key.value]);
    default: {
      const letters = typeof item.key === "string" ? [item.key] : item.key;
      for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
    }
  }
}

/** Some wrong but complete response, by keyboard too. */
export async function answerWrong(page: Page, item: KeyedItem): Promise<void> {
  switch (item.type) {
    case "text-completion": {
      const letters = item.blanks.map(
        (blank, index) => blank.find(({ id }) => id !== item.key[index])?.id ?? "",
      );
      for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
      return;
    }
    case "select-in-passage": {
      const other = Object.keys(item.sentenceRationales).find((id) => id !== item.key) ?? "";
      return selectSentence(page, other);
    }
    case "numeric-entry":
      return type(page, item.key.form === "fraction" ? ["9999", "10000"] : ["-9999"]);
    case "sentence-equivalence": {
      const wrong = item.options.filter(({ id }) => !item.key.includes(id)).slice(0, 2);
      for (const { id } of wrong) await page.keyboard.press(id.toLowerCase());
      return;
    }
    case "multiple-choice": {
      const wrong = item.options.filter(({ id }) => !item.key.includes(id));
      for (const { id } of wrong.slice(0, item.picks ?? 1)) {
        await page.keyboard.press(id.toLowerCase());
      }
      for (const id of item.key.slice(0, Math.max(0, (item.picks ?? 1) - wrong.length))) {
        await page.keyboard.press(id.toLowerCase());
      }
      return;
    }
    case "reading-multiple": {
      const wrong = item.options.filter(({ id }) => !item.key.includes(id));
      const chosen = wrong.length > 0 ? wrong.slice(0, 1) : item.options.slice(0, 1);
      for (const { id } of chosen) await page.keyboard.press(id.toLowerCase());
      return;
    }
    default: {
      const other = item.options.find(({ id }) => id !== item.key)?.id ?? "";
      await page.keyboard.press(other.toLowerCase());
    }
  }
}

/** Into the passage with Tab, then along its sentences with the arrow key. */
async function selectSentence(page: Page, sentenceId: string): Promise<void> {
  const sentences = page.getByRole("radiogroup", { name: "Sentences of the passage" });
  await tabTo(page, () => sentences.evaluate((group) => group.contains(document.activeElement)));
  await page.keyboard.press("Space");
  const wanted = sentences.locator(`input[value="${sentenceId}"]`);
  for (let step = 0; step < 60 && !(await wanted.isChecked()); step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(wanted).toBeChecked();
}

async function type(page: Page, values: readonly string[]): Promise<void> {
  const boxes = page.getByRole("main").getByRole("textbox");
  for (const [index, value] of values.entries()) {
    const box = boxes.nth(index);
    await tabTo(page, () => hasFocus(box));
    await page.keyboard.type(value);
  }
}
