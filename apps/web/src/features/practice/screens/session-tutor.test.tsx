import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeSignIn } from "../../../lib/token-store.ts";
import { fakeServer } from "../../../testing/fake-server.ts";
import { practiceSession, SESSION_ID } from "../../../testing/practice-builders.ts";
import { renderScreen, signedInAs } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { SessionScreen } from "./session-screen.tsx";

const session = practiceSession({ items: [TEST_ITEMS["single-choice"]] });

async function openSession(shown = session) {
  fakeServer({
    readSession: () => shown,
    readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
    saveWork: () => ({ stored: [] }),
    openTutor: () => ({ engine: { kind: "built-in" }, turns: [], chips: [] }),
  });
  renderScreen(<SessionScreen />, {
    at: `/practice/session?id=${SESSION_ID}`,
    auth: signedInAs("Ada"),
  });
  await screen.findByRole("heading", { name: /Question 1 of/ });
  return userEvent.setup();
}

const panel = () => screen.queryByRole("region", { name: "Tutor" });

beforeEach(() => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the tutor of a session", () => {
  it("stays open for the next session, but lies over no question that nobody asked about", async () => {
    localStorage.setItem("lexiquant-tutor-open", "on");
    await openSession();
    expect(panel()).not.toBeNull();
    cleanup();
    const wide = window.matchMedia("(width < 1200px)");
    vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(wide, { matches: true }));
    const user = await openSession();
    expect(panel()).toBeNull();
    await user.keyboard("u");
    expect(panel()).not.toBeNull();
  });

  it("gets the focus as it opens, and Escape closes it from its message box too", async () => {
    const user = await openSession();
    await user.keyboard("u");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Tutor"));
    await user.click(await screen.findByRole("textbox", { name: "Your message to the tutor" }));
    await user.keyboard("{Escape}");
    expect(panel()).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe("question-heading"));
  });

  it("keeps what was typed while it is closed", async () => {
    const user = await openSession();
    await user.keyboard("u");
    await user.type(await screen.findByRole("textbox", { name: /to the tutor/ }), "Why not B");
    await user.click(screen.getByRole("button", { name: "Close the tutor" }));
    expect(panel()).toBeNull();
    await user.keyboard("u");
    const box = await screen.findByRole("textbox", { name: /to the tutor/ });
    expect(box).toHaveProperty("value", "Why not B");
  });

  it("stands outside of the pane that the question scrolls in", async () => {
    const user = await openSession();
    await user.keyboard("u");
    await screen.findByRole("region", { name: "Tutor" });
    const question = screen.getByRole("region", { name: "Question" });
    expect(within(question).queryByRole("region", { name: "Tutor" })).toBeNull();
  });

  it("is among the shortcuts where there is one", async () => {
    const user = await openSession();
    await user.keyboard("?");
    expect(screen.getByText("Tutor; Esc closes it")).not.toBeNull();
  });

  it("is not among the shortcuts of a set under exam conditions", async () => {
    const timing = { kind: "timed", paceFactor: 1 } as const;
    const settings = { ...session.settings, timing, feedback: "end" } as const;
    const user = await openSession({ ...session, settings, timeLimitSeconds: 600 });
    await user.keyboard("?");
    await screen.findByText("This list");
    expect(screen.queryByText(/^Tutor/)).toBeNull();
  });
});
