import type { ExamReport } from "@lexiquant/contract";
import { UNTOUCHED_WORK } from "@lexiquant/domain/session";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { storeSignIn } from "../../../../lib/token-store.ts";
import {
  EXAM_ID,
  examQuestion,
  examReport,
  examSection,
  measureReport,
} from "../../../../testing/exam-report-builder.ts";
import { type FakeAnswers, fakeServer, refusal } from "../../../../testing/fake-server.ts";
import { reasonOf, recommendationOf, TWIN } from "../../../../testing/recommendation-builder.ts";
import { renderScreen, signedOut } from "../../../../testing/render-screen.tsx";
import { ResultsScreen } from "../../screens/results-screen.tsx";

const AT = `/practice/results?exam=${EXAM_ID}`;
const preferences = () =>
  ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }) as const;

function signedIn(): void {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
}

function show(report: ExamReport, at = AT, changes: FakeAnswers = {}) {
  fakeServer({
    readExamReport: () => report,
    readExamSteps: () => ({ steps: [] }),
    readPreferences: preferences,
    ...changes,
  });
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout to scroll in
  return renderScreen(<ResultsScreen />, { at });
}

describe("what came too late to count", () => {
  const work = { ...UNTOUCHED_WORK, revision: 2 };
  const kept = (changes: object) => ({ work: { ...work, ...changes }, marked: false });
  const chose = (optionId: string) => ({ type: "single-choice", optionId });
  const keyOf = (place: number) => `lexiquant-exam-ada-${EXAM_ID}-${place}`;
  const keep = (place: number, parts: object) =>
    localStorage.setItem(
      keyOf(place),
      JSON.stringify({ currentPosition: 0, items: [], essay: null, ...parts }),
    );

  it("is shown in the report, answers and notes, until the student discards it", async () => {
    signedIn();
    // The first two are as they were scored; of the second a note was not saved.
    const answers = [{ response: chose("B") }, { response: chose("A"), scratch: "2 to 3" }];
    keep(1, { items: [...answers, { response: chose("C") }].map(kept) });
    show(examReport());
    const late = within(await screen.findByRole("region", { name: /^Answers that came too late/ }));
    expect(late.getByText(/changes to questions 2 and 3 that were not/)).not.toBeNull();
    const rows = late.getAllByRole("listitem", { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(["Question 2: AYour notes: 2 to 3", "Question 3: C"]);
    await userEvent.click(late.getByRole("button", { name: "Discard them" }));
    expect(screen.queryByRole("region", { name: /^Answers that came too late/ })).toBeNull();
    await waitFor(() => expect(localStorage.getItem(keyOf(1))).toBeNull());
  });

  it("is silent about what was scored, and lets this browser's copy of it go", async () => {
    signedIn();
    keep(1, { items: [kept({ response: chose("A"), revision: 1 })] });
    show(examReport());
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(localStorage.getItem(keyOf(1))).toBeNull());
    expect(screen.queryByRole("region", { name: /came too late/ })).toBeNull();
  });

  it("is the essay's text, too", async () => {
    signedIn();
    const essay = { revision: 5, text: "unsent words", savedRevision: 4, leftBehind: null };
    keep(0, { essay });
    show(examReport());
    const late = within(await screen.findByRole("region", { name: "Text that came too late" }));
    expect(late.getByText("unsent words")).not.toBeNull();
    expect(localStorage.getItem(keyOf(0))).not.toBeNull();
  });
});

describe("the report of an exam", () => {
  it("[PR2] begins with ranges, and draws each on the scale", async () => {
    show(examReport({ measures: [measureReport("verbal"), measureReport("quantitative")] }));
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Estimated: Verbal 148 to 157, Quantitative 148 to 157");
    expect(
      screen.getByRole("img", {
        name: "Verbal Reasoning: Estimate 153, 80% range 148 to 157, on the scale from 130 to 170",
      }),
    ).not.toBeNull();
    expect(screen.getAllByText(/from July 2022 to June 2025/).length).toBeGreaterThan(0);
  });

  it("[PR2] never shows a score without its range beside it", async () => {
    const { container } = show(examReport());
    await screen.findByRole("heading", { level: 1 });
    const scores = { "153": "148 to 157", "151": "146 to 156" };
    for (const [score, range] of Object.entries(scores)) {
      const places = blocksWith(container, score).filter((block) => !isTableOfAllScores(block));
      expect(places.length).toBeGreaterThan(0);
      for (const block of places) expect(block.textContent).toContain(range);
    }
  });

  it("has a name and a table for every picture", async () => {
    show(examReport());
    await screen.findByRole("heading", { level: 1 });
    const pictures = screen.getAllByRole("img");
    expect(pictures.map((picture) => picture.getAttribute("aria-label"))).toEqual([
      expect.stringContaining("on the scale from 130 to 170"),
      expect.stringContaining("per cent of test takers below each score. Estimate 153, 80% range"),
      "12 questions, 8 right; medium from 5, hard from 9",
      "Quantitative, section 1: time on each question against the exam’s pace, with how it went",
    ]);
    const curve = screen.getByRole("table", { name: /per cent of test takers below each score/ });
    expect(within(curve).getAllByRole("row")).toHaveLength(42);
    const pace = screen.getByRole("table", {
      name: "Quantitative, section 1: time on each question",
    });
    expect(within(pace).getAllByRole("row")).toHaveLength(4);
  });

  it("says why a measure has no score, and shows what was counted", async () => {
    const single = {
      score: null,
      numberCorrectScore: null,
      routing: null,
      notScored: "single-section",
    } as const;
    show(examReport({ measures: [measureReport("quantitative", single)] }));
    const part = await screen.findByRole("region", { name: "Quantitative Reasoning" });
    expect(part.textContent).toContain("No scaled score: a single section has none");
    expect(part.textContent).toContain("17 of 27 questions right, 25 answered.");
    expect(screen.queryByText(/80% range/)).toBeNull();
    expect(screen.queryByRole("heading", { name: "The route" })).toBeNull();
  });

  it("filters the questions, and keeps the filter in the address", async () => {
    const { router } = show(examReport());
    const rows = () =>
      screen.getAllByRole("group").filter((group) => group.matches("details.group"));
    await screen.findByRole("heading", { level: 1 });
    expect(rows()).toHaveLength(3);
    await userEvent.click(screen.getByRole("radio", { name: "Not answered (1)" }));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.textContent).toContain("Question 3");
    expect(router.state.location.search).toBe(`?exam=${EXAM_ID}&show=unanswered`);
    await userEvent.click(screen.getByRole("radio", { name: "Changed (0)" }));
    expect(screen.getByText("No question of this exam is like that.")).not.toBeNull();
  });

  it("opens a question with its feedback, and leads to the one beside it", async () => {
    const { router } = show(examReport(), `${AT}&question=1-1`);
    expect((await screen.findByRole("region", { name: "Feedback" })).textContent).toContain(
      "Wrong",
    );
    expect(screen.getByRole("button", { name: "Same skill, new numbers" })).not.toBeNull();
    const view = screen.getByRole("link", { name: "Notes, history and similar questions" });
    expect(view.getAttribute("href")).toBe("/question/view?id=q-sc-902");
    await userEvent.click(screen.getByRole("button", { name: "Next question" }));
    expect(router.state.location.search).toContain("question=1-2");
    expect(screen.getByRole("link", { name: "Look at this question" })).not.toBeNull();
    const next = screen.getByRole("button", { name: "Next question" });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Previous question" }));
    expect(router.state.location.search).toContain("question=1-1");
  });

  it("leads from a changed answer to its question, whatever the filter", async () => {
    const changed = examQuestion({ position: 0, verdict: "wrong", change: "right-to-wrong" });
    const sections = [examSection({ place: 1, questions: [changed] })];
    show(examReport({ sections }), `${AT}&show=marked`);
    const link = await screen.findByRole("link", { name: "Quantitative, section 1, question 1" });
    await userEvent.click(link);
    expect(await screen.findByRole("region", { name: "Feedback" })).not.toBeNull();
  });

  it("saves the questions as a table and the report as data", async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    show(examReport());
    await userEvent.click(await screen.findByRole("button", { name: "Questions (CSV)" }));
    await userEvent.click(screen.getByRole("button", { name: "Whole report (JSON)" }));
    expect(clicked).toHaveBeenCalledTimes(2);
    expect(saved.map(({ type }) => type)).toEqual([
      "text/csv;charset=utf-8",
      "application/json;charset=utf-8",
    ]);
    clicked.mockRestore();
  });
});

describe("Analytical Writing in the report", () => {
  const writing = {
    promptId: "p",
    paragraphs: ["A claim."],
    directive: "Discuss it.",
    text: "My essay.",
    words: 2,
    essayId: "0b9a3c52-5d0c-4d3c-8d61-0a8ab4a3f001",
    modelReads: false,
  };

  it("says that the essay is being rated, counts its words and keeps its text", async () => {
    show(examReport({ writing: { ...writing, state: "submitted", score: null } }));
    const part = await screen.findByRole("region", { name: "Analytical Writing" });
    expect(part.textContent).toContain("Being rated");
    expect(part.textContent).toContain("Your essay has 2 words.");
    expect(within(part).getByText("My essay.").closest("details")).not.toBeNull();
  });

  it("[PR2] gives Analytical Writing in halves with its range, and links the feedback", async () => {
    const score = { kind: "estimate" as const, score: 3.5, low: 2.86, high: 4.22 };
    show(examReport({ writing: { ...writing, state: "rated", score } }));
    const part = within(await screen.findByRole("region", { name: "Analytical Writing" }));
    expect(part.getByText("3.5")).not.toBeNull();
    expect(part.getByText("80% range 2.9 to 4.2")).not.toBeNull();
    expect(part.getByText(/not an official score/)).not.toBeNull();
    expect(part.getByRole("link", { name: "Feedback on this essay" }).getAttribute("href")).toBe(
      `/practice/results?essay=${writing.essayId}`,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Writing 2.9 to 4.2");
  });

  it("gives no score and no range where nothing was written", async () => {
    const nothing = { ...writing, text: "", words: 0, state: "blank" as const, score: null };
    show(examReport({ writing: nothing }));
    const part = await screen.findByRole("region", { name: "Analytical Writing" });
    expect(part.textContent).toContain("NS: no score");
    expect(part.textContent).not.toContain("range");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(
      /Writing no score \(NS\)$/,
    );
  });

  it("shows a score that a second opinion moved without being loaded again", async () => {
    const score = { kind: "estimate" as const, score: 3.5, low: 2.86, high: 4.22 };
    const rated = { ...writing, state: "rated" as const };
    const read = examReport({ writing: { ...rated, score, modelReads: true } });
    const moved = examReport({ writing: { ...rated, score: { ...score, score: 4 } } });
    const answers = [read, moved];
    show(read, AT, { readExamReport: () => answers.shift() ?? moved });
    const part = within(await screen.findByRole("region", { name: "Analytical Writing" }));
    expect(part.getByText(/second opinion is on its way/)).not.toBeNull();
    expect(await part.findByText("4.0", {}, { timeout: 10_000 })).not.toBeNull();
    expect(part.queryByText(/second opinion/)).toBeNull();
  });
});

describe("what follows from an exam", () => {
  it("[PR4] ends with the three steps that the server recommends after it, each one click", async () => {
    const lesson = { kind: "read-lesson", lessonId: "quantitative.arithmetic.ratio" } as const;
    const asked: string[] = [];
    const steps = [
      recommendationOf({ id: "twin", action: TWIN, questions: 1, reason: reasonOf("just-missed") }),
      recommendationOf({ id: "lesson", action: lesson, questions: 0 }),
      recommendationOf({ id: "drill" }),
    ];
    show(examReport(), AT, {
      readExamSteps: ({ url }) => {
        asked.push(url);
        return { steps };
      },
    });
    const list = within(await screen.findByRole("list", { name: "Next steps" }));
    expect(list.getAllByRole("listitem")).toHaveLength(3);
    expect(asked).toEqual([expect.stringContaining(EXAM_ID)]);
    expect(list.getAllByRole("button")).toHaveLength(2);
    expect(list.getByRole("link").getAttribute("href")).toBe(
      "/practice/mode?view=lesson&id=quantitative.arithmetic.ratio",
    );
  });

  it("[PR4] keeps the way to practice where nothing follows, and says where the steps fail", async () => {
    const { unmount } = show(examReport(), AT, { readExamSteps: () => ({ steps: [] }) });
    expect(await screen.findByRole("link", { name: "Choose a practice" })).not.toBeNull();
    unmount();
    show(examReport(), AT, { readExamSteps: () => refusal("overloaded") });
    expect(await screen.findByText("The next steps could not be worked out.")).not.toBeNull();
  });
});

describe("without a report", () => {
  it("an exam that is still open is named so, and led back to", async () => {
    fakeServer({ readExamReport: () => refusal("exam-open") });
    renderScreen(<ResultsScreen />, { at: AT });
    const link = await screen.findByRole("link", { name: "Go on with the exam" });
    expect(link.getAttribute("href")).toBe(`/practice/session?exam=${EXAM_ID}`);
    expect(screen.getByRole("alert").textContent).toContain("This exam is still open.");
  });

  it("an unknown exam is said to be unknown", async () => {
    fakeServer({ readExamReport: () => refusal("exam-not-found") });
    renderScreen(<ResultsScreen />, { at: AT });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "There is no exam with this id",
    );
  });

  it("an address that names no exam says so", () => {
    renderScreen(<ResultsScreen />, { at: "/practice/results?exam=nonsense" });
    expect(screen.getByRole("heading", { name: "No results here" })).not.toBeNull();
  });

  it("who is signed out is invited in", () => {
    renderScreen(<ResultsScreen />, { at: AT, auth: signedOut() });
    expect(screen.getByRole("region", { name: "Sign in" })).not.toBeNull();
  });
});

/** The smallest blocks whose text has the number as a word of its own. */
function blocksWith(container: HTMLElement, number: string): Element[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const blocks = new Set<Element>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement === null || !new RegExp(`\\b${number}\\b`).test(textContent ?? "")) continue;
    blocks.add(parentElement.closest("p, li, tr, text, h1, dd") ?? parentElement);
  }
  return [...blocks];
}

/** The published table has a row for every score there is; only the estimate's own row says more. */
function isTableOfAllScores(block: Element): boolean {
  return block.matches("tr") && !(block.textContent ?? "").includes("your estimate");
}
