import type { PracticeSession } from "@lexiquant/contract";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeSignIn } from "../../../lib/token-store.ts";
import {
  type FakeAnswers,
  type FakeRequest,
  fakeServer,
  NO_ANSWER,
  refusal,
} from "../../../testing/fake-server.ts";
import { attemptAt, practiceSession, SESSION_ID } from "../../../testing/practice-builders.ts";
import { renderScreen, signedInAs, signedOut } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { SessionScreen } from "./session-screen.tsx";

const ITEMS = [TEST_ITEMS["single-choice"], TEST_ITEMS["sentence-equivalence"]] as const;
const AT = `/practice/session?id=${SESSION_ID}`;
const KEY = { type: "single-choice", optionId: "B" } as const;

function serve(session: PracticeSession, changes: FakeAnswers = {}): FakeRequest[] {
  return fakeServer({
    readSession: () => session,
    readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
    saveWork: () => ({ stored: [] }),
    submitAttempt: ({ body }) => {
      const { position, response } = body as ReturnType<typeof attemptAt>; // what the screen sends
      const { item } = session.items[position] ?? { item: ITEMS[0] };
      const key = position === 0 ? KEY : response;
      return attemptAt({ position, item, response, key });
    },
    closeSession: () => ({
      ...session,
      status: "closed",
      items: session.items.length,
      answered: 0,
      correct: 0,
      elapsedMs: 0,
    }),
    ...changes,
  });
}

async function open(session: PracticeSession, changes: FakeAnswers = {}) {
  const requests = serve(session, changes);
  const view = renderScreen(<SessionScreen />, { at: AT, auth: signedInAs("Ada") });
  await screen.findByRole("heading", { name: /Question 1 of/ });
  const submitted = () => requests.filter(({ route }) => route === "submitAttempt");
  return { ...view, requests, submitted, user: userEvent.setup() };
}

beforeEach(() => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
});

describe("practice session", () => {
  it("[PS1] takes an answer by letter, sends it with its sureness, and shows the feedback", async () => {
    const { submitted, user } = await open(practiceSession({ items: ITEMS }));
    await user.keyboard("ass{Enter}");
    expect(await screen.findByRole("heading", { name: "Wrong" })).not.toBeNull();
    expect(submitted().map(({ body }) => body)).toMatchObject([
      { position: 0, response: { type: "single-choice", optionId: "A" }, sureness: "unsure" },
    ]);
    expect(screen.getAllByText("Took the part for the whole").length).toBeGreaterThan(0);
    expect(screen.getByText("The quick way.")).not.toBeNull();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: /Question 2 of 2/ })).not.toBeNull();
  });

  it.each([
    ["offers a twin of an answered question while an untimed set goes on", { kind: "untimed" }, 1],
    ["offers none under the clock", { kind: "timed", paceFactor: 1 }, 0],
  ] as const)("%s", async (_, timing, offers) => {
    const session = practiceSession({ items: ITEMS });
    const items = session.items.map((entry) => ({ ...entry, hasTwins: true }));
    const settings = { ...session.settings, timing };
    const { user } = await open({ ...session, settings, items });
    const offered = () => screen.queryAllByRole("button", { name: "Same skill, new numbers" });
    expect(offered()).toHaveLength(0);
    await user.keyboard("a{Enter}");
    await screen.findByRole("heading", { name: "Wrong" });
    expect(offered()).toHaveLength(offers);
  });

  it("[PS1] says the sureness by one key: sure, unsure, a guess, and round, and brings it into view", async () => {
    const intoView = vi.fn(() => undefined);
    Element.prototype.scrollIntoView = intoView; // jsdom has no layout to scroll in
    const { user } = await open(practiceSession({ items: ITEMS }));
    const said = () =>
      screen
        .getAllByRole<HTMLInputElement>("radio", { name: /^(Sure|Unsure|A guess)$/ })
        .find(({ checked }) => checked)?.value;
    expect(said()).toBeUndefined();
    for (const sureness of ["sure", "unsure", "guess", "sure"]) {
      await user.keyboard("s");
      expect(said()).toBe(sureness);
    }
    expect(screen.getByText("Sureness: Sure.")).not.toBeNull();
    expect(intoView).toHaveBeenCalledTimes(4);
  });

  it("does not send an answer that is not complete, and says so", async () => {
    const { submitted, user } = await open(practiceSession({ items: [ITEMS[1]] }));
    await user.keyboard("a{Enter}");
    expect(screen.getByText("The answer is not complete yet.")).not.toBeNull();
    expect(submitted()).toHaveLength(0);
  });

  it("[PS5] keeps an answer that cannot be sent, says so, lets the student go on, and sends it once", async () => {
    let online = false;
    const session = practiceSession({ items: ITEMS });
    const { submitted, user } = await open(session, {
      submitAttempt: ({ body }) => {
        if (!online) return NO_ANSWER;
        const { position, response } = body as ReturnType<typeof attemptAt>; // what the screen sends
        return attemptAt({ position, item: ITEMS[0], response, key: response });
      },
    });
    await user.keyboard("a{Enter}");
    expect(await screen.findByText(/Not sent yet: you are offline/)).not.toBeNull();
    await user.keyboard("{Enter}");
    await user.keyboard("ab{Enter}");
    expect(screen.getByRole("heading", { name: /Question 2 of 2/ })).not.toBeNull();
    const before = submitted().length;
    online = true;
    act(() => {
      window.dispatchEvent(new Event("online"));
    });
    await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
    const positions = submitted()
      .slice(before)
      .map(({ body }) => (body as { position: number }).position); // what the screen sends
    expect(positions).toEqual([0, 1]);
    expect(await screen.findByRole("heading", { name: "Right" })).not.toBeNull();
  });

  it("[PS5] has choice, strike and place again after the page was loaded anew", async () => {
    const session = practiceSession({ items: ITEMS });
    const { user, unmount } = await open(session, { saveWork: () => NO_ANSWER });
    await user.keyboard("cxe");
    await user.keyboard("{Shift>}N{/Shift}");
    unmount();
    serve(session);
    renderScreen(<SessionScreen />, { at: AT });
    expect(await screen.findByRole("heading", { name: /Question 2 of 2/ })).not.toBeNull();
    await user.keyboard("{Shift>}B{/Shift}");
    const chosen = screen.getByRole<HTMLInputElement>("radio", { name: /text of C/ });
    expect(chosen.checked).toBe(true);
    expect(screen.getByRole("radio", { name: /text of E.*struck out/ })).not.toBeNull();
  });

  it("shows what the server has when it refuses an answer as given before", async () => {
    const session = practiceSession({ items: ITEMS });
    const attempt = attemptAt({ position: 0, item: ITEMS[0], response: KEY, key: KEY });
    let refused = false;
    const { user } = await open(session, {
      submitAttempt: () => {
        refused = true;
        return refusal("already-answered");
      },
      readSession: () => {
        const [first, ...others] = session.items;
        if (first === undefined || !refused) return session;
        return { ...session, items: [{ ...first, attempt }, ...others] };
      },
    });
    await user.keyboard("a{Enter}");
    expect(await screen.findByText(/was answered before/)).not.toBeNull();
    expect(await screen.findByRole("heading", { name: "Right" })).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of B/ }).checked).toBe(true);
  });
});

describe("the end of a session", () => {
  it("asks before it ends with open questions, sends chosen answers first, and shows the results", async () => {
    const session = practiceSession({ items: ITEMS, feedback: "end" });
    const { requests, user, router } = await open(session);
    await user.keyboard("d");
    await user.click(screen.getByRole("button", { name: "End session" }));
    expect(screen.getByText(/1 question has no complete answer/)).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "End and see results" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/results"));
    const sent = requests.map(({ route }) => route);
    expect(sent.indexOf("submitAttempt")).toBeGreaterThan(0);
    expect(sent.indexOf("closeSession")).toBeGreaterThan(sent.indexOf("submitAttempt"));
  });

  it("ends by itself when the time is up, with the answers kept", async () => {
    const session = practiceSession({ items: ITEMS, timeLimitSeconds: 60, elapsedMs: 30_000 });
    const requests = serve(session);
    const { router } = renderScreen(<SessionScreen />, { at: AT });
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/results"));
    expect(requests.map(({ route }) => route)).toContain("closeSession");
  });
});

describe("the tools of a session", () => {
  it("[PS3] offers the calculator with quantitative questions alone and transfers its display", async () => {
    const items = [TEST_ITEMS["numeric-entry"], ITEMS[1]];
    const { user } = await open(practiceSession({ items }));
    await user.click(screen.getByRole("button", { name: "Calculator" }));
    await user.keyboard("2-(3*4)=");
    await user.click(screen.getByRole("button", { name: "Transfer Display" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Your answer/ }).value).toBe(
      "-10",
    );
    await user.click(screen.getByRole("button", { name: "Close the calculator" }));
    await user.click(screen.getByRole("button", { name: "Skip" }));
    expect(screen.queryByRole("button", { name: "Calculator" })).toBeNull();
  });

  it("[PS2] stores mark and note with the question", async () => {
    const session = practiceSession({ items: ITEMS });
    const { requests, user } = await open(session, {
      saveAnnotation: ({ body }) => body as { marked: boolean; note: string }, // what the screen sends
    });
    await user.keyboard("mw");
    expect(screen.getByRole("button", { name: "Mark for review" }).ariaPressed).toBe("true");
    await user.type(screen.getByRole("textbox", { name: "Note" }), "n and m");
    await user.tab();
    const notes = () => requests.filter(({ route }) => route === "saveAnnotation");
    await waitFor(() => expect(notes().at(-1)?.body).toEqual({ marked: true, note: "n and m" }));
  });

  it("[PS4] shows the shortcuts on a question mark, and letters there do nothing", async () => {
    const { user } = await open(practiceSession({ items: ITEMS }));
    await user.keyboard("?");
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).not.toBeNull();
    await user.keyboard("a{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of A/ }).checked).toBe(false);
  });
});

describe("without a session", () => {
  it("[R13] invites a signed-out visitor to sign in", () => {
    renderScreen(<SessionScreen />, { at: AT, auth: signedOut() });
    expect(screen.getByRole("heading", { name: "Sign in to go on" })).not.toBeNull();
  });

  it("says in plain words that there is no such session, with a way out", async () => {
    fakeServer({ readSession: () => refusal("session-not-found") });
    renderScreen(<SessionScreen />, { at: AT });
    expect(await screen.findByText(/no session with this id/)).not.toBeNull();
    expect(screen.getByRole("link", { name: "Choose another practice" })).not.toBeNull();
  });
});
