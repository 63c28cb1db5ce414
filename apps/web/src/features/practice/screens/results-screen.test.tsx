import type { GroupRate, ResultQuestion, SessionResults } from "@lexiquant/contract";
import type { PublicItem } from "@lexiquant/domain/item";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
import { mistakeOf, mistakePage } from "../../../testing/mistake-builder.ts";
import { attemptAt, practiceSession, SESSION_ID } from "../../../testing/practice-builders.ts";
import { reasonOf, recommendationOf, TWIN } from "../../../testing/recommendation-builder.ts";
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
  decisions: null,
  skipping: null,
  byKind: [group("Multiple choice", 2, null)],
  byTopic: [group("Ratio", 8, 0.75)],
};

const CHANGE = {
  id: "quantitative.arithmetic.ratio",
  name: "Ratio",
  measure: "quantitative",
  answers: 3,
  before: 0.52,
  after: 0.61,
  low: 0.55,
  high: 0.67,
} as const;

type Steps = ReturnType<NonNullable<FakeAnswers["readNextSteps"]>>;

function show(results: SessionResults, steps: Steps = { steps: [], changes: [] }) {
  const missed = results.questions.find(({ attempt }) => attempt?.outcome?.correct === false);
  const attemptId = missed?.attempt?.id;
  const mistakes = attemptId === undefined ? [] : [mistakeOf(1, { attemptId })];
  const requests = fakeServer({
    listMistakes: () => mistakePage(mistakes),
    saveMistake: ({ body }) => ({ ...(mistakes[0] ?? mistakeOf(1)), ...(body as object) }), // what the screen sends
    readResults: () => results,
    readNextSteps: () => steps,
    readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
  });
  renderScreen(<ResultsScreen />, { at: AT });
  return requests;
}

describe("results", () => {
  it("[PR1] begin with the score and the time against the pace", async () => {
    show(RESULTS);
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("You got 1 of 3 questions right; 1 not answered.");
    expect(
      screen.getByText(/They took you 1 min; the exam’s pace for them is 3 min/),
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

  it("[PR3] name the cause of a wrong answer that is in the log, and let it be set right", async () => {
    const requests = show(RESULTS);
    const list = await screen.findByRole("region", { name: "Questions" });
    const summaries = list.querySelectorAll("summary");
    for (const summary of summaries) await userEvent.click(summary);
    const causes = await within(list).findAllByRole("region", { name: "What was it?" });
    expect(causes).toHaveLength(1);
    expect(causes[0]?.textContent).toContain("Proposed: slip, because you usually");
    await userEvent.click(within(list).getByRole("button", { name: "Time" }));
    expect(await within(list).findByText(/You say time/)).not.toBeNull();
    const saved = requests.find(({ route }) => route === "saveMistake");
    expect(saved?.body).toEqual({ cause: "time", note: "" });
    expect(requests.filter(({ route }) => route === "listMistakes")).toHaveLength(1);
  });

  it("show a rate only where the answers suffice, and say how many are missing", async () => {
    show(RESULTS);
    expect(
      await screen.findByText("6 more answers until a figure is worth showing"),
    ).not.toBeNull();
    expect(screen.getByText(/^75%/)).not.toBeNull();
  });

  it("[PR4] lead on with the steps that follow from them, each one click", async () => {
    const steps = [
      recommendationOf({ id: "twin", action: TWIN, reason: reasonOf("just-missed", { count: 1 }) }),
      recommendationOf({ id: "drill" }),
      recommendationOf({
        id: "lesson",
        action: { kind: "read-lesson", lessonId: "quantitative.algebra.inequalities" },
      }),
    ];
    show(RESULTS, { steps, changes: [] });
    const next = within(await screen.findByRole("region", { name: "What next" }));
    expect(await next.findByRole("button", { name: "Same skill, new numbers" })).not.toBeNull();
    expect(next.getByRole("button", { name: "Start 12 questions" })).not.toBeNull();
    expect(next.getByRole("link", { name: "Read the lesson" })).not.toBeNull();
    expect(next.queryByRole("link", { name: "Practice again" })).toBeNull();
    expect(screen.queryByRole("region", { name: "What changed in mastery" })).toBeNull();
  });

  it("[PR1] tell what changed in mastery, with the range, as a picture and as a table", async () => {
    show(RESULTS, { steps: [], changes: [CHANGE] });
    const section = within(await screen.findByRole("region", { name: "What changed in mastery" }));
    expect(section.getByText(/Ratio went up from 52% to 61%/)).not.toBeNull();
    expect(section.getByText(/^52% to 61% \(55–67%\)/)).not.toBeNull();
    const row = section.getByRole("row", { name: /Ratio/ });
    expect(row.textContent).toContain("55% to 67%Up");
  });

  it.each([
    ["steps fail", refusal("internal-error")],
    ["there are no steps", { steps: [], changes: [] }],
  ])("leave the way back to practice open where %s", async (_, answer) => {
    show(RESULTS, answer);
    const next = within(await screen.findByRole("region", { name: "What next" }));
    const again = await next.findByRole("link", { name: "Practice again" });
    expect(again.getAttribute("href")).toBe("/practice/mode");
  });

  it("[PR4] offer another twin after a question that was asked alone, also when it was right", async () => {
    show({ ...RESULTS, questions: [{ ...question(0, "B"), hasTwins: true }] });
    const next = within(await screen.findByRole("region", { name: "What next" }));
    expect(next.getByRole("button", { name: /Same skill, new numbers/ })).not.toBeNull();
  });

  it("review the decisions to stay or to leave, with what all of them have come to", async () => {
    const unknown = { count: 1, needed: 7, seconds: 40, points: 0.8, net: null } as const;
    const review = { ...unknown, verdict: "not-enough-yet" } as const;
    show({
      ...RESULTS,
      skipping: { positions: [0, 2], change: 0.3 },
      decisions: {
        here: [
          {
            position: 0,
            choice: "stay",
            askedMs: 120_000,
            elapsedMs: 160_000,
            correct: true,
            better: null,
          },
        ],
        review: { stays: review, leaves: review },
      },
    });
    const section = within(await screen.findByRole("region", { name: "Stay or leave" }));
    expect(section.getByText(/Question 1: asked after 2 min, you stayed 40 s more/)).not.toBeNull();
    expect(section.getByText(/Staying: not enough data yet, 7 more decisions/)).not.toBeNull();
    expect(screen.getByText(/left questions 1 and 3 for the end/)).not.toBeNull();
  });

  it("fold decisions beyond four away", async () => {
    const unknown = { count: 1, needed: 7, seconds: 40, points: 0.8, net: null } as const;
    const review = { ...unknown, verdict: "not-enough-yet" } as const;
    const decided = {
      choice: "stay",
      askedMs: 120_000,
      elapsedMs: 160_000,
      correct: true,
    } as const;
    const here = [0, 1, 2, 3, 4, 5].map((position) => ({ ...decided, position, better: null }));
    show({ ...RESULTS, decisions: { here, review: { stays: review, leaves: review } } });
    const section = within(await screen.findByRole("region", { name: "Stay or leave" }));
    const [shown, folded] = section.getAllByRole("list", { hidden: true });
    expect(shown?.children).toHaveLength(4);
    expect(folded?.children).toHaveLength(2);
    expect(section.getByText("2 more decisions")).not.toBeNull();
  });

  it("of a session that is still open lead back into it", async () => {
    fakeServer({ readResults: () => refusal("session-open") });
    renderScreen(<ResultsScreen />, { at: AT });
    const link = await screen.findByRole("link", { name: "Go on with the session" });
    expect(link.getAttribute("href")).toBe(`/practice/session?id=${SESSION_ID}`);
  });
});
