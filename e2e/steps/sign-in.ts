import { expect, type Page } from "@playwright/test";

/** Signs in through the local identity provider, as a person would, from the header. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /local sign-in/i })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/not Google/i);
  await dialog.getByLabel(/name/i).fill(name);
  await dialog
    .getByLabel(/e-?mail/i)
    .fill(`${name.toLowerCase().replaceAll(" ", ".")}@example.org`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByText(name)).toBeVisible();
}
