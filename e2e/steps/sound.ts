import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing seriously wrong for assistive technology, and nothing to scroll sideways for. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expectNothingSerious(new AxeBuilder({ page }), where);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What the dark theme can change of a page that is sound in the light one: its colors. */
export async function expectSoundInTheDark(page: Page, where: string): Promise<void> {
  await useDarkTheme(page);
  const colors = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
  await expectNothingSerious(colors, `${where} in the dark`);
}

async function expectNothingSerious(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html}`);
  expect(serious).toEqual([]);
}

async function useDarkTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.classList.remove("light");
    document.documentElement.classList.add("dark");
  });
}
