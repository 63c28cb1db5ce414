import { expect, type Page, test } from "@playwright/test";
import { answerRight, answerWrong } from "./steps/answer-by-keyboard.ts";
import { keyedItem } from "./steps/bank.ts";
import {
  beginSection,
  exitSection,
  goOn,
  movableClock,
  openDevice,
  settle,
  shownMs,
} from "./steps/exam.ts";
import { type ReportedMeasure, type Script, scoreOffline } from "./steps/offline-score.ts";
import { removeData, startOwnServer } from "./steps/own-server.ts";

const NAME = "Mona Mock";
/** A page reports at least every ten seconds, on a slow machine somewhat later. */
const REPORTED = { timeout: 30_000 };
/** What is left on the clock when it is moved to the end of a section. */
const LAST_MS = 20_000;

const heading = (page: Page, name: RegExp | string) => page.getByRole("heading", { name });

const isWrong = (index: number) => index % 3 === 2;

/** What becomes of a section whose first `answered` questions are answered. */
function scriptOf(ids: readonly string[], answered = ids.length): Script {
  return ids.map((id, index) => {
    if (index >= answered) return [id, "unanswered"];
    return [id, isWrong(index) ? "wrong" : "right"];
  });
}

/** Answers the questions from `first` up to, not with, `end`; every third one wrong. */
async function answer(
  page: Page,
  ids: readonly string[],
  { first, end }: { readonly first: number; readonly end: number },
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    if (index < first || index >= end) continue;
    await expect(
      heading(page, new RegExp(`Question ${index + 1} of ${ids.length}$`)),
    ).toBeVisible();
    const item = keyedItem(id);
    await (isWrong(index) ? answerWrong(page, item) : answerRight(page, item));
    if (index < ids.length - 1) await page.getByRole("button", { name: "Next" }).click();
  }
}

async function expectAnswered(page: Page, answered: number, of: number): Promise<void> {
  await page.getByRole("button", { name: "Review", exact: true }).first().click();
  const review = page.getByRole("dialog", { name: "Review" });
  await expect(review).toContainText(`${answered} of ${of} answered`);
  await review.getByRole("button", { name: "Return" }).click();
}

/** Waits until the server has what stands on the page: the first report may have left before the last change. */
async function untilSaved(page: Page): Promise<void> {
  for (let reports = 0; reports < 2; reports += 1) {
    await page.waitForResponse(
      // The one PUT of an exam stores its work.
      (response) => response.request().method() === "PUT" && response.status() === 200,
      REPORTED,
    );
  }
}

test("[PS7][PS8] a whole mock is sat by keyboard: killed, resumed on another device, run out of time, and reported", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const clock = movableClock();
  const options = {
    preload: clock.preload,
    environment: { ...clock.environment, RATE_LIMIT_FACTOR: "100" },
  };
  let server = await startOwnServer(options);
  try {
    let device = await openDevice(browser, server, NAME);
    const scripts = { verbal: [] as Script[], quantitative: [] as Script[] };
    const leaks: string[] = [];
    const change = async () => {
      leaks.push(...device.leaks);
      await device.close();
      device = await openDevice(browser, server, NAME);
      await goOn(device.page);
    };

    await test.step("sets up the mock", async () => {
      const { page } = device;
      await page.goto("/practice/mode");
      await page.getByRole("link", { name: "Set up a mock" }).click();
      await page.getByRole("radio", { name: "Verbal first" }).check();
      await page.getByLabel("Time", { exact: true }).selectOption("50 percent more time");
      await page.getByRole("button", { name: "Begin", exact: true }).click();
      await expect(heading(page, "Section 1 of 5: Analytical Writing")).toBeVisible();
      await expect(page.getByRole("main")).toContainText("1 essay, 45 min");
    });

    await test.step("writes the essay, which survives a reload", async () => {
      const { page } = device;
      await beginSection(page);
      const essay = page.getByRole("textbox", { name: "Your essay" });
      await essay.click();
      await page.keyboard.type("A city that never rests wears out its people. ");
      await expect(page.getByText("Saved.", { exact: true })).toBeVisible(REPORTED);
      await page.keyboard.type("Quiet is a public good.");
      await page.reload();
      await settle(page);
      await expect(essay).toHaveValue(/wears out its people\. Quiet is a public good\.$/);
      await exitSection(page);
      await expect(heading(page, "Section 2 of 5: Verbal Reasoning")).toBeVisible();
    });

    await test.step("loses the browser in the first Verbal section", async () => {
      const ids = await beginSection(device.page);
      expect(ids).toHaveLength(12);
      scripts.verbal.push(scriptOf(ids));
      expect(await shownMs(device.page)).toBeGreaterThan(26 * 60_000);
      await answer(device.page, ids, { first: 0, end: 6 });
      await untilSaved(device.page);
      await change();
      const { page } = device;
      await expect(heading(page, /Question 7 of 12$/)).toBeVisible();
      await expectAnswered(page, 6, 12);
      await answer(page, ids, { first: 6, end: 12 });
      await exitSection(page);
      await expect(heading(page, "Section 3 of 5: Quantitative Reasoning")).toBeVisible();
    });

    await test.step("loses the server in the first Quantitative section, then runs out of time", async () => {
      const { page } = device;
      const ids = await beginSection(page);
      scripts.quantitative.push(scriptOf(ids, 5));
      await answer(page, ids, { first: 0, end: 3 });
      await untilSaved(page);
      await server.kill();
      await answer(page, ids, { first: 3, end: 5 });
      await expect(page.getByText(/Your answers are kept here/)).toBeVisible(REPORTED);
      server = await startOwnServer({
        ...options,
        port: server.port,
        dataDirectory: server.dataDirectory,
      });
      await expect(page.getByText(/Your answers are kept here/)).toBeHidden(REPORTED);
      await page.reload();
      await settle(page);
      await expectAnswered(page, 5, 12);
      clock.forward((await shownMs(page)) - LAST_MS);
      await expect.poll(() => shownMs(page), REPORTED).toBeLessThanOrEqual(LAST_MS);
      await expect(heading(page, "Section 4 of 5: Verbal Reasoning")).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByText(/^Time was up for/)).toBeVisible();
    });

    await test.step("goes on with the second Verbal section on another device", async () => {
      const ids = await beginSection(device.page);
      expect(ids).toHaveLength(15);
      scripts.verbal.push(scriptOf(ids));
      await answer(device.page, ids, { first: 0, end: 2 });
      await untilSaved(device.page);
      const first = device;
      const second = await openDevice(browser, server, NAME);
      await goOn(second.page);
      await expectAnswered(second.page, 2, 15);
      await expect(heading(first.page, /^This exam is open in another window/)).toBeVisible(
        REPORTED,
      );
      leaks.push(...first.leaks);
      await first.close();
      device = second;
      await answer(device.page, ids, { first: 2, end: 15 });
      await exitSection(device.page);
      await expect(heading(device.page, "Section 5 of 5: Quantitative Reasoning")).toBeVisible();
    });

    await test.step("ends with the last section and comes to the report", async () => {
      const { page } = device;
      const ids = await beginSection(page);
      scripts.quantitative.push(scriptOf(ids));
      await answer(page, ids, { first: 0, end: ids.length });
      await exitSection(page);
      await expect(page).toHaveURL(/\/practice\/results\?exam=/);
      const report = await page.evaluate(async () => {
        const id = new URLSearchParams(location.search).get("exam");
        const token = localStorage.getItem("lexiquant-access-token") ?? "";
        const answered = await fetch(`/api/exams/${id}/report/`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return { status: answered.status, text: await answered.text() };
      });
      expect(report.status).toBe(200);
      const { measures } = JSON.parse(report.text) as { measures: ReportedMeasure[] }; // the contract's report
      for (const [place, measure] of (["verbal", "quantitative"] as const).entries()) {
        const told = measures[place] as ReportedMeasure; // two measures are sat
        const [first = [], second = []] = scripts[measure];
        expect(told).toMatchObject(scoreOffline(first, second, told));
        const { score, low, high } = told.score;
        await expect(page.getByRole("main")).toContainText(`${score}`);
        await expect(page.getByRole("main")).toContainText(new RegExp(`${low}.{1,6}${high}`));
      }
      leaks.push(...device.leaks);
      await device.close();
    });
    expect(leaks, "no key, difficulty or route before the end").toEqual([]);
  } finally {
    await server.stop();
    removeData(server);
    clock.remove();
  }
});
