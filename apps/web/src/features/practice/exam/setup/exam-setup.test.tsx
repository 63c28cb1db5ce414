import type { ExamOptions, ExamSummary } from "@lexiquant/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { EXAM_ID, preparedExam } from "../../../../testing/fake-exam.ts";
import { type FakeAnswers, fakeServer, refusal } from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { ModeScreen } from "../../screens/mode-screen.tsx";
// Loaded here, so that no test waits for it.
import "./exam-setup.tsx";

const LONG = { timeout: 8_000 };

const verbal = { id: "verbal-1", measure: "verbal", questions: 12, minutes: 18 } as const;
const quantitative = {
  id: "quantitative-1",
  measure: "quantitative",
  questions: 12,
  minutes: 21,
} as const;
const OPTIONS: ExamOptions = {
  formats: [
    {
      id: "single-verbal-1",
      kind: "single-section",
      name: "Verbal Reasoning section of 12",
      adaptive: false,
      delivery: "computer",
      minutes: 18,
      sections: [verbal],
      orders: [],
      unmet: null,
    },
    {
      id: "gre-2023-09",
      kind: "whole-test",
      name: "GRE General Test",
      adaptive: true,
      delivery: "computer",
      minutes: 39,
      sections: [verbal, quantitative],
      orders: [
        { id: "vqvq", name: "Verbal first" },
        { id: "qvqv", name: "Quantitative first" },
      ],
      unmet: { fresh: 3, of: 5 },
    },
  ],
  accommodations: [
    { id: "none", name: "Standard time", timeFactor: 1, standard: true },
    { id: "time-and-a-half", name: "50 percent more time", timeFactor: 1.5, standard: true },
    { id: "untimed", name: "No time limit", timeFactor: null, standard: false },
  ],
};
const OPEN_EXAM: ExamSummary = {
  id: EXAM_ID,
  formatId: "gre-2023-09",
  name: "GRE General Test",
  status: "open",
  createdAt: "2026-11-21T10:00:00.000Z",
  endedAt: null,
  sectionsEnded: 1,
  sections: 5,
  standing: { place: 1, sectionName: "Verbal Reasoning", remainingMs: 760_000 },
};

function show(at: string, changes: FakeAnswers = {}) {
  const requests = fakeServer({
    readExamOptions: () => OPTIONS,
    listExams: () => ({ exams: [] }),
    listSessions: () => ({ sessions: [] }),
    readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
    ...changes,
  });
  const view = renderScreen(<ModeScreen />, { at });
  const starts = () =>
    requests.filter(({ route }) => route === "startExam").map(({ body }) => body);
  return { ...view, starts, user: userEvent.setup() };
}

const begin = () => screen.findByRole("button", { name: "Begin" }, LONG);

describe("setting up an exam", { timeout: 30_000 }, () => {
  it("[PS8] offers the whole test first, says how many mocks are new and that scores are estimates, and starts it", async () => {
    const { user, starts, router } = show("/practice/mode?view=exam", {
      startExam: () => preparedExam(),
    });
    await begin();
    const [first] = screen.getAllByRole<HTMLInputElement>("radio", { name: /Test|section of/ });
    expect(first?.value).toBe("gre-2023-09");
    expect(first?.checked).toBe(true);
    expect(screen.getByText("3 of 5 mocks have only questions that are new to you.")).not.toBe(
      null,
    );
    expect(screen.getByText(/They are not official scores/)).not.toBeNull();
    await user.click(screen.getByRole("radio", { name: "Quantitative first" }));
    await user.click(await begin());
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/session"), LONG);
    expect(router.state.location.search).toBe(`?exam=${EXAM_ID}`);
    expect(starts()).toMatchObject([
      { formatId: "gre-2023-09", orderId: "qvqv", accommodationId: "none", breakMinutes: 0 },
    ]);
  });

  it("[AC1] begins with the extra time of the account, and with standard time where none is offered", async () => {
    const granted = (paceFactor: 1.5 | 2) => ({
      readPreferences: () =>
        ({ explanationMode: "quick", directness: "guide", paceFactor }) as const,
    });
    const { unmount } = show("/practice/mode?view=exam", granted(1.5));
    await begin();
    const time = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Time" }).value;
    expect(time()).toBe("time-and-a-half");
    unmount();
    show("/practice/mode?view=exam", granted(2));
    await begin();
    expect(time()).toBe("none");
  });

  it("[PS9] shows the time of every section under an accommodation, with breaks", async () => {
    const { user, starts } = show("/practice/mode?view=exam", {
      startExam: () => refusal("no-items-match"),
    });
    await begin();
    expect(screen.getByRole("heading", { name: "About 39 minutes" })).not.toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "time-and-a-half");
    await user.selectOptions(screen.getByRole("combobox", { name: /Breaks/ }), "10");
    const times = screen.getAllByRole("row").map((row) => row.lastElementChild?.textContent);
    expect(times).toEqual(["Time", "27 min", "31 min 30 s"]);
    expect(screen.getByRole("heading", { name: "About 69 minutes" })).not.toBeNull();
    await user.click(await begin());
    await screen.findByText("The exam was not prepared.", {}, LONG);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(starts()).toHaveLength(2), LONG);
    expect(starts()[1]).toEqual(starts()[0]);
    expect(starts()[0]).toMatchObject({ accommodationId: "time-and-a-half", breakMinutes: 10 });
    await user.selectOptions(screen.getByRole("combobox", { name: "Time" }), "untimed");
    expect(screen.getByText(/the result is for practice only/)).not.toBeNull();
  });

  it("takes the format of the address", async () => {
    show("/practice/mode?view=exam&format=single-verbal-1");
    await begin();
    expect(
      screen.getByRole<HTMLInputElement>("radio", { name: /Verbal Reasoning section/ }).checked,
    ).toBe(true);
    expect(screen.queryByRole("radio", { name: "Verbal first" })).toBeNull();
  });

  it("offers to go on with the exam that is open", async () => {
    let open: ExamSummary[] = [];
    const { user } = show("/practice/mode?view=exam", {
      listExams: () => ({ exams: open }),
      startExam: () => {
        open = [OPEN_EXAM];
        return refusal("exam-open-already");
      },
    });
    await user.click(await begin());
    const link = await screen.findByRole("link", { name: "Go on with GRE General Test" }, LONG);
    expect(link.getAttribute("href")).toBe(`/practice/session?exam=${EXAM_ID}`);
  });
});

describe("the ways to practise", { timeout: 30_000 }, () => {
  it("[PM2][PM4] lead to the exams, and to the one that is open with where it stands", async () => {
    show("/practice/mode", {
      listExams: ({ url }) => ({ exams: url.includes("status=open") ? [OPEN_EXAM] : [] }),
    });
    const link = await screen.findByRole("link", { name: "Go on" }, LONG);
    expect(link.getAttribute("href")).toBe(`/practice/session?exam=${EXAM_ID}`);
    expect(screen.getByText("Section 2 of 5, Verbal Reasoning, 12:40 left.")).not.toBeNull();
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("Set up a mock")).toBe("/practice/mode?view=exam");
    expect(to("Set up a Verbal section")).toBe("/practice/mode?view=exam&format=single-verbal-1");
    expect(to("Set up a Quantitative section")).toBe(
      "/practice/mode?view=exam&format=single-quantitative-1",
    );
  });
});
