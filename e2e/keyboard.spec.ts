import { expect, type Page, test } from "@playwright/test";
import { startSet } from "./steps/practice.ts";
import { becomeSignedIn } from "./steps/visitor.ts";

const MOST_STOPS = 400;

interface Stops {
  /** Controls that Tab never reached. */
  readonly missed: string[];
  /** Controls that had the focus without showing it, or outside the window. */
  readonly unseen: string[];
  readonly count: number;
}

/** Runs in the page: what can be operated, one entry per group of radio buttons. */
function nameControls(): string[] {
  const selector =
    "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.inert,
  );
  const groups = new Set<string>();
  return shown.flatMap((element, index) => {
    if (element instanceof HTMLInputElement && element.type === "radio") {
      if (groups.has(element.name)) return [];
      groups.add(element.name);
      element.dataset.stop = `radio ${element.name}`;
      for (const other of document.querySelectorAll<HTMLElement>(`input[name="${element.name}"]`)) {
        other.dataset.stop = element.dataset.stop;
      }
      return [element.dataset.stop];
    }
    const text = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
    element.dataset.stop = `${index} ${element.tagName.toLowerCase()} ${text}`;
    return [element.dataset.stop];
  });
}

/** Runs in the page: the control with the focus, and whether one can see that it has it. */
function describeFocus(): { readonly stop: string | null; readonly seen: boolean } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { stop: null, seen: true };
  // The mark may stand around the control: at its label or its row.
  const around = [element];
  for (
    let above = element.parentElement;
    above !== null && around.length < 5;
    above = above.parentElement
  ) {
    around.push(above);
  }
  const marked = around.some((candidate) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return { stop: element.dataset.stop ?? null, seen: marked && inside && width + height > 0 };
}

async function tabThrough(page: Page): Promise<Stops> {
  const controls = await page.evaluate(nameControls);
  const reached = new Set<string>();
  const unseen: string[] = [];
  // The focus may begin anywhere: the round is complete when the page has been left and entered again.
  let rounds = 0;
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press("Tab");
    const { stop, seen } = await page.evaluate(describeFocus);
    if (stop === null) {
      rounds += 1;
      if (rounds > 1 && reached.size > 0) break;
      continue;
    }
    if (!seen && !reached.has(stop)) unseen.push(stop);
    reached.add(stop);
  }
  return { missed: controls.filter((stop) => !reached.has(stop)), unseen, count: reached.size };
}

async function expectOperable(page: Page, where: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const { missed, unseen, count } = await tabThrough(page);
  expect(missed, `${where}: out of the keyboard's reach`).toEqual([]);
  expect(unseen, `${where}: focus that cannot be seen`).toEqual([]);
  expect(count, where).toBeGreaterThan(3);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const duration = animation.effect?.getComputedTiming().activeDuration;
        return typeof duration === "number" && duration > 1;
      }).length,
  );
  expect(moving, `${where}: moves although the visitor asked for less motion`).toBe(0);
}

for (const [device, viewport] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 780 }],
] as const) {
  test(`every control is reached and seen by keyboard on ${device}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expect(
      page.getByRole("main").getByRole("button", { name: /local sign-in/i }),
    ).toBeVisible();
    await expectOperable(page, "/ signed out");
    await becomeSignedIn(page, `Kim ${device}`);
    for (const path of [
      "/",
      "/practice/mode",
      "/practice/mode?view=lesson&id=quantitative.algebra.quadratics",
      "/practice/filters",
      "/analytics",
      "/question/view?id=q-qc-002",
      "/nowhere",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expectOperable(page, path);
    }
    await startSet(page, "mode=topic&count=3");
    await expectOperable(page, "a session");
    await page.getByRole("button", { name: /^End/ }).first().click();
    await page.getByRole("button", { name: "End and see results" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // What can be asked of the tutor comes after the rest.
    const questions = page.getByRole("list", { name: "Ask the tutor" }).getByRole("button");
    await expect(questions.first()).toBeVisible();
    await expectOperable(page, "the results");
  });
}
