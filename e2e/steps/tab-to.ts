import type { Locator, Page } from "@playwright/test";

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the focus has arrived. */
export async function tabTo(page: Page, arrived: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await arrived()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}
