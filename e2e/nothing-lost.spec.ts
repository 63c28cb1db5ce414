import { expect, type Page, test } from "@playwright/test";
import { answerRight } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import { startSet } from "./steps/practice.ts";
import { signIn } from "./steps/sign-in.ts";

const THREE_EQUIVALENCES = "mode=topic&kind=sentence-equivalence&count=3";

/** What the server has, asked with the page's own token. */
async function storedAttempts(page: Page): Promise<{ position: number; outcome: unknown }[]> {
  return page.evaluate(async () => {
    const token = Object.entries(localStorage).find(([key]) => /access/i.test(key))?.[1] ?? "";
    const id = new URLSearchParams(location.search).get("id");
    const answer = await fetch(`/api/practice/sessions/${id}/`, {
      headers: { authorization: `Bearer ${token.replaceAll('"', "")}` },
    });
    const session = await answer.json();
    return session.items.flatMap(({ attempt }: { attempt: unknown }) => attempt ?? []);
  });
}

test("answers given offline are kept, said to be kept, and sent once in order", async ({
  page,
  context,
}) => {
  await signIn(page, "Olga Offline");
  const items = (await startSet(page, THREE_EQUIVALENCES)).map(({ id }) => keyedItem(id));
  const submissions: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/attempts/")) {
      submissions.push(request.postDataJSON().position);
    }
  });

  await context.setOffline(true);
  for (const [index, item] of items.slice(0, 2).entries()) {
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible();
    await answerRight(page, item);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(/Not sent yet: you are offline/)).toBeVisible();
    await page.keyboard.press("n");
  }
  expect(submissions).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(/Not sent yet/)).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => storedAttempts(page)).toHaveLength(2);
  expect(submissions).toEqual([0, 1]);
});

test("a reload and another device find the choice, the strikes and the scratch work again", async ({
  page,
  browser,
}) => {
  await signIn(page, "Dora Devices");
  await startSet(page, THREE_EQUIVALENCES);
  await page.keyboard.press("n");
  await expect(page.getByText("Question 2 of 3")).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("x");
  await page.keyboard.press("f");
  await page.keyboard.press("w");
  await page.getByRole("textbox", { name: "Scratch work" }).fill("contrast after 'though'");
  const saved = page.waitForResponse((response) => /\bwork\/$/.test(response.url()));
  await saved;

  const isAsLeft = async (where: Page) => {
    await expect(where.getByText("Question 2 of 3")).toBeVisible();
    await expect(where.getByRole("checkbox").first()).toBeChecked();
    await expect(where.getByRole("button", { name: "Strike out option F" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await where.keyboard.press("w");
    await expect(where.getByRole("textbox", { name: "Scratch work" })).toHaveValue(
      "contrast after 'though'",
    );
  };
  await page.reload();
  await isAsLeft(page);

  const otherDevice = await browser.newContext();
  const otherPage = await otherDevice.newPage();
  await signIn(otherPage, "Dora Devices");
  await otherPage.goto(page.url());
  await isAsLeft(otherPage);
  await otherDevice.close();
});

test("an answer whose reply is lost on the way is sent again and counted once", async ({
  page,
}) => {
  await signIn(page, "Rita Retry");
  const [first] = await startSet(page, THREE_EQUIVALENCES);
  let lost = 0;
  await page.route("**/attempts/", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch(); // the server takes the answer …
    await route.abort("connectionreset"); // … and the reply never arrives
  });
  await answerRight(page, keyedItem(first?.id ?? ""));
  await page.keyboard.press("Control+Enter");
  await expect(
    page
      .getByRole("main")
      .getByText(/^Right/)
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  expect(lost).toBe(1);
  expect(await storedAttempts(page)).toHaveLength(1);
});
