import { expect, type Page } from "@playwright/test";

export interface PractisedItem {
  readonly id: string;
  readonly type: string;
}

/** Starts the set that a filter address describes; the items in the order in which they will be shown. */
export async function startSet(page: Page, query: string): Promise<PractisedItem[]> {
  await page.goto(`/practice/filters?${query}`);
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/practice/sessions/") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const session = (await (await answer).json()) as { items: { item: PractisedItem }[] }; // the contract's session
  await expect(page).toHaveURL(/\/practice\/session\?id=/);
  await expect(page.getByText(`Question 1 of ${session.items.length}`)).toBeVisible();
  return session.items.map(({ item }) => item);
}
