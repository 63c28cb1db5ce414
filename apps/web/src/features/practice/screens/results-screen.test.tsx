import type { GroupRate, ResultQuestion, SessionResults } from "@lexiquant/contract";
import type { PublicItem } from "@lexiquant/domain/item";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { attemptAt, practiceSession, SESSION_ID } from "../../../testing/practice-builders.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { ResultsScreen } from "./results-screen.tsx";

const AT = `/practice/results?id=${SESSION_ID}`;
const item: PublicItem = TEST_ITEMS["single-choice"];
const chose = (optionId: string) => ({ type: "single-choice", optionId }) as const;

function question(position: number, optionId: string | null): ResultQuestion {
  const attempt =
    optionId === null
      ? null
      : attemptAt({ position, item, response: chose(optionId), key: chose("B") });
  return {
    position,
    kind: "single-choice",
    item,
    hasTwins: false,
    topic: "Ratio",
    difficulty: 3,
    targetSeconds: 90,
    elapsedMs: 30_000,
    attempt,
  };
}

function group(name: string, answered: number, accuracy: number | null): GroupRate {
  const known = accuracy === null ? null : 0.5;
  return {
    id: "single-choice",
    name,
    rate: { answered, correct: 1, accuracy, low: known, high: known, answersNeeded: 8 - answered },
    medianMs: 30_000,
    targetMs: 90_000,
  };
}

const { id, settings, createdAt } = practiceSession({ items: [item] });
const RESULTS: SessionResults = {
  session: {
    id,
    settings,
    createdAt,
    status: "closed",
    closedAt: createdAt,
    items: 3,
    answered: 2,
    correct: 1,
    elapsedMs: 90_000,
  },
  timeLimitSeconds: null,
  paceMs: 180_000,
  questions: [question(0, "B"), question(1, "A"), question(2, null)],
  byKind: [group("Multiple choice", 2, null)],
  byTopic: [group("Ratio", 8, 0.75)],
};

function show(results: SessionResults) {
  fakeServer({
    readResults: () => results,
    readPreferences: () => ({ explanationMode: "quick", directness: "guide" }),
  });
  renderScreen(<ResultsScreen />, { at: AT });
}

describe("results", () => {
  it("[PR1] begin with the score and the time against the pace", async () => {
    show(RESULTS);
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("You got 1 of 3 questions right; 1 not answered.");
    expect(
      screen.getByText(/They took you 1 min; the exam's pace for them is 3 min/),
    ).not.toBeNull();
  });

  it("[PR1] tell of every question how it went, and unfold into the feedback", async () => {
    show(RESULTS);
    const list = await screen.findByRole("region", { name: "Questions" });
    const rows = within(list).getAllByRole("group");
    expect(rows).toHaveLength(3);
    expect(rows[1]?.textContent).toContain("Wrong");
    expect(rows[2]?.textContent).toContain("Not answered");
    const summary = rows[1]?.querySelector("summary");
    if (!summary) throw new Error("a row has a summary");
    await userEvent.click(summary);
    expect(await screen.findByRole("region", { name: "Feedback" })).not.toBeNull();
    expect(screen.getAllByText("Took the part for the whole").length).toBeGreaterThan(0);
  });

  it("show a rate only where the answers suffice, and say how many are missing", async () => {
    show(RESULTS);
    expect(
      await screen.findByText("6 more answers until a figure is worth showing"),
    ).not.toBeNull();
    expect(screen.getByText(/^75%/)).not.toBeNull();
  });

  it("lead on: to the first missed question and to more of the missed kinds", async () => {
    show(RESULTS);
    const next = within(await screen.findByRole("region", { name: "What next" }));
    const hrefs = next.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs[0]).toBe(`/question/view?id=${item.id}`);
    expect(hrefs[1]).toContain("kind=single-choice");
  });

  it("[PR4] offer a twin of the first missed question that has one", async () => {
    const questions = RESULTS.questions.map((entry) => ({ ...entry, hasTwins: true }));
    show({ ...RESULTS, questions });
    const next = within(await screen.findByRole("region", { name: "What next" }));
    const twin = next.getByRole("button", { name: /Same skill, new numbers/ });
    expect(twin.textContent).toContain("A twin of question 2");
  });

  it("[PR4] offer another twin after a question that was asked alone, also when it was right", async () => {
    show({ ...RESULTS, questions: [{ ...question(0, "B"), hasTwins: true }] });
    const next = within(await screen.findByRole("region", { name: "What next" }));
    expect(next.getByRole("button", { name: /Same skill, new numbers/ })).not.toBeNull();
  });

  it("of a session that is still open lead back into it", async () => {
    fakeServer({ readResults: () => refusal("session-open") });
    renderScreen(<ResultsScreen />, { at: AT });
    const link = await screen.findByRole("link", { name: "Go on with the session" });
    expect(link.getAttribute("href")).toBe(`/practice/session?id=${SESSION_ID}`);
  });
});
