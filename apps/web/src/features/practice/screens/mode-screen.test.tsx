import { EMPTY_FILTER, type SessionSummary, type sessionSummarySchema } from "@lexiquant/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
import { recommendationOf } from "../../../testing/recommendation-builder.ts";
import { renderScreen, signedOut } from "../../../testing/render-screen.tsx";
import { ModeScreen } from "./mode-screen.tsx";

type Summary = z.input<typeof sessionSummarySchema>;

function session(status: SessionSummary["status"], id: string): Summary {
  return {
    id: `7b0b1f9e-3f0a-4a41-8a5e-2a7d0b8f7c${id}`,
    status,
    settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" },
    createdAt: "2026-11-20T18:30:00.000Z",
    closedAt: status === "closed" ? "2026-11-20T18:50:00.000Z" : null,
    items: 10,
    answered: 4,
    correct: 3,
    elapsedMs: 125_000,
  };
}

function mistakesDue(dueQuestions: number): FakeAnswers {
  const byCause = { content: 0, misread: 0, slip: 0, time: 0, guess: 0 };
  const counts = { all: 9, dueQuestions, openQuestions: 4, byCause, byMisconception: [] };
  return { listMistakes: () => ({ mistakes: [], hasMore: false, counts }) };
}

const answers: FakeAnswers = {
  ...mistakesDue(3),
  listExams: () => ({ exams: [] }),
  listEssays: () => ({ essays: [], hasMore: false }),
  readRecommendations: () => ({ recommendations: [] }),
  listSessions: ({ url }) => ({
    sessions: url.includes("status=open") ? [session("open", "11")] : [session("closed", "12")],
  }),
  readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
};

const UNTIMED = { kind: "untimed" };
const AT_PACE = { kind: "timed", paceFactor: 1 };

describe("mode screen", () => {
  it("[PM4] offers to resume what is open, with what is done, and links finished sessions", async () => {
    fakeServer(answers);
    renderScreen(<ModeScreen />);
    const resume = await screen.findByRole("link", { name: "Resume" });
    expect(resume.getAttribute("href")).toBe(
      "/practice/session?id=7b0b1f9e-3f0a-4a41-8a5e-2a7d0b8f7c11",
    );
    expect(screen.getByText(/4 of 10 answered, 2 min 5 s so far/)).not.toBeNull();
    expect(screen.getByRole("link", { name: /3 of 10 right/ }).getAttribute("href")).toBe(
      "/practice/results?id=7b0b1f9e-3f0a-4a41-8a5e-2a7d0b8f7c12",
    );
  });

  it("[PM3] saves the explanation mode", async () => {
    const requests = fakeServer({
      ...answers,
      savePreferences: () => ({ explanationMode: "detailed", directness: "guide", paceFactor: 1 }),
    });
    renderScreen(<ModeScreen />);
    const detailed = screen.getByRole("radio", { name: /Detailed Analysis/ });
    await waitFor(() => expect(detailed.matches(":enabled")).toBe(true));
    await userEvent.click(detailed);
    await waitFor(() =>
      expect(requests.find(({ route }) => route === "savePreferences")?.body).toEqual({
        explanationMode: "detailed",
      }),
    );
    expect(detailed).toHaveProperty("checked", true);
  });

  it("says so when the choice could not be saved, and shows the one that stands", async () => {
    fakeServer({ ...answers, savePreferences: () => refusal("overloaded") });
    renderScreen(<ModeScreen />);
    const detailed = screen.getByRole("radio", { name: /Detailed Analysis/ });
    await waitFor(() => expect(detailed.matches(":enabled")).toBe(true));
    await userEvent.click(detailed);
    expect(await screen.findByText("Your choice was not saved; the earlier one stands.")).not.toBe(
      null,
    );
    expect(detailed).toHaveProperty("checked", false);
  });

  it("[PM2] leads to the filters and starts a ready mixed set", async () => {
    const requests = fakeServer({ ...answers, startSession: () => refusal("no-items-match") });
    renderScreen(<ModeScreen />);
    expect(screen.getByRole("link", { name: "Choose topics" }).getAttribute("href")).toBe(
      "/practice/filters?mode=topic",
    );
    await userEvent.click(screen.getByRole("button", { name: "Start ten questions" }));
    await screen.findByText("The session was not started.");
    expect(requests.find(({ route }) => route === "startSession")?.body).toMatchObject({
      settings: { mode: "mixed" },
      itemCount: 10,
    });
  });

  it.each([
    ["Start smart practice", { mode: "smart", timing: UNTIMED, feedback: "each" }, 20],
    ["Review 3 questions", { mode: "review", timing: UNTIMED, feedback: "each" }, 3],
    ["Start the diagnostic", { mode: "diagnostic", timing: AT_PACE, feedback: "end" }, 26],
  ])("[PM2] %s", async (name, settings, itemCount) => {
    const requests = fakeServer({ ...answers, startSession: () => refusal("no-items-match") });
    renderScreen(<ModeScreen />);
    await userEvent.click(screen.getByRole("radio", { name: "20" }));
    await userEvent.click(await screen.findByRole("button", { name }));
    await screen.findByText("The session was not started.");
    expect(requests.find(({ route }) => route === "startSession")?.body).toEqual({
      id: expect.any(String),
      settings,
      filter: EMPTY_FILTER,
      itemCount,
    });
  });

  it("[PM2] promises no more of a review than one session holds", async () => {
    fakeServer({ ...answers, ...mistakesDue(170) });
    renderScreen(<ModeScreen />);
    const card = screen.getByRole("article", { name: "Review mistakes" });
    expect(await within(card).findByRole("button", { name: "Review 40 questions" })).not.toBeNull();
    expect(card.textContent).toContain("170 questions are due now");
  });

  it("[PM2] starts no review where nothing is due, and leads to the log", async () => {
    fakeServer({ ...answers, ...mistakesDue(0) });
    renderScreen(<ModeScreen />);
    const card = screen.getByRole("article", { name: "Review mistakes" });
    expect(await within(card).findByText(/Nothing is due now/)).not.toBeNull();
    expect(within(card).queryByRole("button")).toBeNull();
    expect(within(card).getByRole("link", { name: "Error log" }).getAttribute("href")).toBe(
      "/analytics?view=errors",
    );
  });

  it("[PM2] offers the diagnostic first to a student who has practiced nothing", async () => {
    fakeServer({ ...answers, listSessions: () => ({ sessions: [] }) });
    renderScreen(<ModeScreen />);
    const modes = within(screen.getByRole("region", { name: "New set" }));
    const names = () => modes.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    await waitFor(() => expect(names()[0]).toBe("Diagnostic"));
    expect(names().filter((name) => name === "Diagnostic")).toHaveLength(1);
  });

  it("[PM1] shows one recommended step with reason and minutes, and two others under it", async () => {
    const recommendations = ["first", "second", "third", "fourth"].map((id, index) =>
      recommendationOf({ id, questions: 12 - index }),
    );
    fakeServer({ ...answers, readRecommendations: () => ({ recommendations }) });
    renderScreen(<ModeScreen />);
    const section = within(screen.getByRole("region", { name: "Recommended" }));
    expect(await section.findAllByRole("article")).toHaveLength(3);
    const [lead] = section.getAllByRole("article");
    expect(lead?.textContent).toMatch(/^12 quantitative comparisons.*4 of 10.*About 20 minutes/);
    const alternatives = within(section.getByRole("list", { name: "Alternatives" }));
    expect(alternatives.getAllByRole("heading").map((one) => one.textContent)).toEqual([
      "11 quantitative comparisons on inequalities",
      "10 quantitative comparisons on inequalities",
    ]);
  });

  it("[PM1] keeps every mode in reach when the recommendations and the error log fail", async () => {
    const { listMistakes, readRecommendations, ...others } = answers;
    fakeServer({
      ...others,
      listMistakes: () => refusal("internal-error"),
      readRecommendations: () => refusal("internal-error"),
    });
    renderScreen(<ModeScreen />);
    expect(await screen.findByText(/could not be worked out/)).not.toBeNull();
    for (const name of ["Start smart practice", "Start the review", "Start ten questions"]) {
      expect(screen.getByRole("button", { name })).not.toBeNull();
    }
  });

  it("[R13] invites a signed-out visitor to sign in", () => {
    fakeServer({});
    renderScreen(<ModeScreen />, { auth: signedOut() });
    expect(screen.getByRole("heading", { level: 1 })).not.toBeNull();
    expect(screen.getByRole("button", { name: "Sign in (screen_btn)" })).not.toBeNull();
  });
});
