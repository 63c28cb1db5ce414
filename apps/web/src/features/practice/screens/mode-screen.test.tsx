import type { SessionSummary, sessionSummarySchema } from "@lexiquant/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { type FakeAnswers, fakeServer, refusal } from "../../../testing/fake-server.ts";
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

const answers: FakeAnswers = {
  listExams: () => ({ exams: [] }),
  listSessions: ({ url }) => ({
    sessions: url.includes("status=open") ? [session("open", "11")] : [session("closed", "12")],
  }),
  readPreferences: () => ({ explanationMode: "quick", directness: "guide" }),
};

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
      savePreferences: () => ({ explanationMode: "detailed", directness: "guide" }),
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

  it("[R13] invites a signed-out visitor to sign in", () => {
    fakeServer({});
    renderScreen(<ModeScreen />, { auth: signedOut() });
    expect(screen.getByRole("heading", { level: 1 })).not.toBeNull();
    expect(screen.getByRole("button", { name: "Sign in (screen_btn)" })).not.toBeNull();
  });
});
