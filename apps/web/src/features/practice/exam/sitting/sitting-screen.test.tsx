import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeSignIn } from "../../../../lib/token-store.ts";
import { EXAM_ID, examSection, fakeExam, preparedExam } from "../../../../testing/fake-exam.ts";
import { NO_ANSWER } from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { SessionScreen } from "../../screens/session-screen.tsx";
// Loaded here, so that no test waits for it.
import "./sitting-screen.tsx";

const AT = `/practice/session?exam=${EXAM_ID}`;
const LONG = { timeout: 8_000 };

const heading = (name: RegExp | string) => screen.findByRole("heading", { name }, LONG);
const button = (name: RegExp | string) => screen.findByRole("button", { name }, LONG);

function open(parts: Parameters<typeof fakeExam>[0] = {}) {
  const server = fakeExam(parts);
  return { server, show: () => renderScreen(<SessionScreen />, { at: AT }) };
}

/** A section that runs already, on the screen. */
async function sit(parts: Parameters<typeof fakeExam>[0] = {}) {
  const { server, show } = open(parts);
  server.begin(0);
  const view = show();
  await heading(/Question 1 of 2/);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  return { server, ...view, user };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const online = () =>
  act(async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(50);
  });

beforeEach(() => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe("a section of an exam", { timeout: 30_000 }, () => {
  it("[PS7] tells the directions first, then runs, takes answers and marks, and tells no verdict", async () => {
    const { server, show } = open();
    show();
    await heading("Section 1 of 2: Verbal Reasoning");
    expect(screen.getByText("2 questions, 18 min. No clock runs until you begin.")).not.toBeNull();
    expect(screen.getByText(/cannot come back to it/)).not.toBeNull();
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
    await user.click(await button("Begin section"));
    await heading(/Question 1 of 2/);
    await user.keyboard("bm");
    await pass(1_500);
    await waitFor(() =>
      expect(server.lastSaved()).toMatchObject({
        place: 0,
        work: [{ position: 0, marked: true, work: { response: { optionId: "B" }, revision: 2 } }],
      }),
    );
    expect(screen.getByRole("button", { name: "Mark for review" }).ariaPressed).toBe("true");
    for (const absent of [/Submit/, /Tutor/, /Report a problem/, /Calculator/]) {
      expect(screen.queryByRole("button", { name: absent })).toBeNull();
    }
    expect(screen.queryByText(/How sure are you/)).toBeNull();
    expect(screen.queryByText(/Right|Wrong/)).toBeNull();
  });

  it("[PS7] goes on by key with the focus at the question, and reviews every question with its status and mark", async () => {
    const { user } = await sit();
    await user.keyboard("bmn");
    await heading(/Question 2 of 2/);
    expect(document.activeElement?.id).toBe("question-heading");
    await user.keyboard("r");
    const grid = within(await screen.findByRole("dialog", { name: "Review" }, LONG));
    expect(grid.getByText("1 of 2 answered. Choose a question, then go to it.")).not.toBeNull();
    const rows = grid.getAllByRole("radio").map((row) => row.ariaLabel);
    expect(rows).toEqual(["Question 1: Answered, marked", "Question 2: Not answered"]);
    await user.click(grid.getByRole("radio", { name: /Question 1/ }));
    await user.click(grid.getByRole("button", { name: "Go to question" }));
    await heading(/Question 1 of 2/);
    await user.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Help" }, LONG)).not.toBeNull();
    await user.keyboard("a{Escape}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of B/ }).checked).toBe(true);
  });

  it("[PS7] asks before the section is left, says what is open, and sends all work with the end", async () => {
    const { user, server } = await sit();
    await user.keyboard("c");
    await user.click(screen.getByRole("button", { name: "Exit section" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Exit this section?" }, LONG));
    expect(dialog.getByText(/1 question not answered: these would count as wrong/)).not.toBeNull();
    await user.click(dialog.getByRole("button", { name: "Exit section" }));
    await heading("Section 2 of 2: Verbal Reasoning");
    expect(server.of("endSection").map(({ body }) => body)).toMatchObject([
      { place: 0, work: [{ work: { response: { optionId: "C" } } }, { position: 1 }] },
    ]);
    expect(screen.getByText(/Verbal Reasoning 1 is done/)).not.toBeNull();
  });

  it("goes to the report after the last section", async () => {
    const { user, router } = await sit({
      exam: preparedExam({ sections: [examSection({ place: 0 })] }),
    });
    await user.click(screen.getByRole("button", { name: "Exit section" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Exit this section?" }, LONG));
    await user.click(dialog.getByRole("button", { name: "Exit section" }));
    await waitFor(() => expect(router.state.location.search).toBe(`?exam=${EXAM_ID}`), LONG);
    expect(router.state.location.pathname).toBe("/practice/results");
  });
});

describe("the clock of a section", { timeout: 30_000 }, () => {
  it("[PS7] ends the section by itself at 0:00, with the last work, and says so calmly", async () => {
    const { user, server } = await sit();
    server.remainingMs = 10_000;
    await pass(8_500);
    await user.keyboard("d");
    server.remainingMs = 0;
    await pass(11_000);
    await heading("Section 2 of 2: Verbal Reasoning");
    expect(server.of("endSection").map(({ body }) => body)).toMatchObject([
      { work: [{ work: { response: { optionId: "D" } } }, {}] },
    ]);
    expect(screen.getByText(/Time was up for Verbal Reasoning 1/)).not.toBeNull();
  });

  it("[PS7] follows the server's clock: a changed time of day on this machine gains nothing", async () => {
    const { server } = await sit();
    vi.setSystemTime(new Date("2001-01-01T00:00:00Z"));
    await pass(2_000);
    expect(screen.getByRole("timer").textContent).toMatch(/^17:5\d$/);
    server.remainingMs = 7 * 60_000;
    await pass(8_000);
    await waitFor(
      () => expect(screen.getByRole("timer").textContent).toMatch(/^6:5\d|7:00$/),
      LONG,
    );
  });

  it("[PS7] can be hidden, and shows itself and is announced at five minutes", async () => {
    const { server, user } = await sit();
    await user.keyboard("t");
    expect(screen.queryByRole("timer")).toBeNull();
    server.remainingMs = 5 * 60_000 + 2_000;
    await pass(8_000);
    await pass(4_000);
    expect(screen.getByRole("timer").textContent).toMatch(/^[45]:\d\d$/);
    expect(screen.getByText("5 minutes left.")).not.toBeNull();
  });

  it("reports presence though nothing changes", async () => {
    const { server } = await sit();
    await pass(25_000);
    expect(server.of("saveSectionWork").length).toBeGreaterThanOrEqual(3);
  });
});

describe("without a network", { timeout: 30_000 }, () => {
  it("[PS5] says that answers are kept and the clock runs, and sends them in order when it is back", async () => {
    let reachable = true;
    const { server, user } = await sit({ changes: { saveSectionWork: () => answer() } });
    const answer = () =>
      reachable ? { stored: [], essayRevision: null, clock: server.clock() } : NO_ANSWER;
    reachable = false;
    await user.keyboard("a");
    await pass(1_500);
    expect(await screen.findByText(/You are offline.*The clock runs on/, {}, LONG)).not.toBeNull();
    await user.keyboard("b");
    reachable = true;
    await online();
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull(), LONG);
    await pass(1_500);
    const sent = server.requests
      .filter(({ route }) => route === "saveSectionWork")
      .map(({ body }) => body as { work: { work: { revision: number } }[] }) // what the screen sends
      .flatMap(({ work }) => work.map(({ work: { revision } }) => revision));
    expect(sent).toEqual([...sent].sort((one, other) => one - other));
    expect(sent.at(-1)).toBe(2);
  });

  it("[PS7] at 0:00 keeps the answers, says so, and ends the section when the network returns", async () => {
    let reachable = true;
    const order: string[] = [];
    const { server, user } = await sit({
      changes: {
        saveSectionWork: () => {
          order.push("save");
          return reachable ? { stored: [], essayRevision: null, clock: server.clock() } : NO_ANSWER;
        },
        endSection: () => {
          order.push("end");
          return reachable ? server.end(0) : NO_ANSWER;
        },
      },
    });
    server.remainingMs = 3_000;
    await pass(8_100);
    reachable = false;
    await user.keyboard("e");
    await pass(4_000);
    await heading("Time is up");
    expect(screen.getByText("The exam goes on when the network returns.")).not.toBeNull();
    reachable = true;
    server.remainingMs = 0;
    await online();
    await heading("Section 2 of 2: Verbal Reasoning");
    expect(order.lastIndexOf("save")).toBeLessThan(order.indexOf("end"));
    expect(server.of("endSection").at(-1)?.body).toMatchObject({
      work: [{ work: { response: { optionId: "E" } } }, {}],
    });
    // The server took none of it.
    const past = screen.getByText(/Time was up for Verbal Reasoning 1/).textContent;
    expect(past).toMatch(/Your last changes to question 1 were not saved before the end/);
    expect(localStorage.getItem(`lexiquant-exam-ada-${EXAM_ID}-0`)).toContain('"optionId":"E"');
  });

  it("[PS5] has what was not sent again after the page was loaded anew", async () => {
    const fake = await sit({ changes: { saveSectionWork: () => NO_ANSWER } });
    await fake.user.keyboard("dm");
    fake.unmount();
    renderScreen(<SessionScreen />, { at: AT });
    await heading(/Question 1 of 2/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of D/ }).checked).toBe(true);
    expect(screen.getByRole("button", { name: "Mark for review" }).ariaPressed).toBe("true");
  });
});

describe("going on with an exam", { timeout: 30_000 }, () => {
  it("[PM4] says that another page holds it, and takes it over", async () => {
    const { server, show } = open();
    server.begin(0);
    server.change({ held: false });
    show();
    await heading("This exam is open in another window or on another device");
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
    await user.click(await button("Go on here"));
    await heading(/Question 1 of 2/);
    expect(server.of("takeOverExam")).toHaveLength(1);
  });

  it("finds out with its next save that another page went on", async () => {
    const { server } = await sit();
    server.exam = { ...server.exam, held: false };
    await pass(8_500);
    await heading("This exam is open in another window or on another device");
    const before = server.of("saveSectionWork").length;
    await pass(20_000);
    expect(server.of("saveSectionWork")).toHaveLength(before);
  });

  it("[PM4] offers the time of an absence back, and goes on with it", async () => {
    const { server, show } = open();
    server.remainingMs = 510_000;
    const { running } = server.begin(0);
    if (running === null) throw new Error("the section runs");
    server.change({ running: { ...running, gap: { awayMs: 250_000, remainingMs: 760_000 } } });
    show();
    await heading("You were away for 4:10");
    expect(screen.getByText(/Your report will say that you did/)).not.toBeNull();
    expect((await button(/^Leave it/)).textContent).toMatch(/^Leave it \(8:(30|2\d) left\)$/);
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
    await user.click(await button("Take the time back (12:40 left)"));
    await heading(/Question 1 of 2/);
    expect(screen.getByRole("timer").textContent).toMatch(/^12:\d\d$/);
  });

  it("[PS9] covers the question during a break, and goes on by itself when the break is used up", async () => {
    const { user, server } = await sit({
      exam: preparedExam({ breaks: { budgetMs: 60_000, usedMs: 30_000, onBreak: false } }),
    });
    await user.keyboard("a");
    await user.click(screen.getByRole("button", { name: "Take a break" }));
    await heading("Break");
    expect(screen.queryByText("How many?")).toBeNull();
    expect(screen.getByRole("timer").textContent).toMatch(/^0:(30|29|28)$/);
    const last = server.of("saveSectionWork").at(-1);
    expect(last?.body).toMatchObject({ work: [{ work: { response: { optionId: "A" } } }] });
    await pass(31_000);
    await heading(/Question 1 of 2/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of A/ }).checked).toBe(true);
  });
});

describe("the tools of a section", { timeout: 30_000 }, () => {
  it("[PS3] has the calculator in Quantitative, and transfers its display", async () => {
    const { user } = await sit({
      exam: preparedExam({
        sections: [examSection({ place: 0, measure: "quantitative" }), examSection({ place: 1 })],
      }),
    });
    await user.keyboard("n");
    await heading(/Question 2 of 2/);
    await user.click(screen.getByRole("button", { name: "Calculator" }));
    await user.keyboard("6*7=");
    await user.click(screen.getByRole("button", { name: "Transfer Display" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Your answer/ }).value).toBe("42");
  });
});
