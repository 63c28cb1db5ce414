import type { PracticeSession } from "@lexiquant/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSignIn } from "../../../lib/token-store.ts";
import { type FakeAnswers, fakeServer, NO_ANSWER, refusal } from "../../../testing/fake-server.ts";
import { attemptAt, practiceSession, SESSION_ID } from "../../../testing/practice-builders.ts";
import { renderScreen, signedInAs } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { SessionScreen } from "./session-screen.tsx";

const BLOCK = [TEST_ITEMS["single-choice"], TEST_ITEMS["quantitative-comparison"]] as const;
const NEXT_BLOCK = TEST_ITEMS["sentence-equivalence"];
const KEY = { type: "single-choice", optionId: "B" } as const;

function diagnostic(items: PracticeSession["items"], feedback: "each" | "end"): PracticeSession {
  const built = practiceSession({ items: BLOCK, feedback });
  return { ...built, settings: { ...built.settings, mode: "diagnostic" }, plannedItems: 3, items };
}

async function open(feedback: "each" | "end", changes: FakeAnswers = {}) {
  const { items } = practiceSession({ items: BLOCK });
  const [added] = practiceSession({ items: [NEXT_BLOCK] }).items;
  if (added === undefined) throw new Error("the next block has a question");
  const session = diagnostic(items, feedback);
  const requests = fakeServer({
    readSession: () => session,
    readPreferences: () => ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }),
    saveWork: () => ({ stored: [] }),
    submitAttempt: ({ body }) => {
      const { position, response } = body as ReturnType<typeof attemptAt>; // what the screen sends
      const item = BLOCK[position] ?? NEXT_BLOCK;
      return attemptAt({ position, item, response, key: feedback === "each" ? KEY : null });
    },
    // What the server knows of the work is older than what this window has.
    extendSession: () => diagnostic([...items, { ...added, position: 2 }], feedback),
    ...changes,
  });
  const view = renderScreen(<SessionScreen />, {
    at: `/practice/session?id=${SESSION_ID}`,
    auth: signedInAs("Ada"),
  });
  await screen.findByRole("heading", { name: /Question 1 of 3/ });
  const extensions = () => requests.filter(({ route }) => route === "extendSession");
  return { ...view, requests, extensions, user: userEvent.setup() };
}

const question = (number: number) =>
  screen.findByRole("heading", { name: new RegExp(`Question ${number} of 3`) });

beforeEach(() => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
});

describe("a diagnostic", () => {
  it("[PM2] sends the answers of a block, and goes on with the questions that follow from them", async () => {
    const { extensions, requests, user } = await open("end");
    await user.keyboard("aw");
    await user.type(screen.getByRole("textbox", { name: /Scratch/ }), "2x");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await question(2);
    await user.keyboard("b");
    expect(extensions()).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Next" }));
    await question(3);
    expect(extensions()).toHaveLength(1);
    expect(requests.filter(({ route }) => route === "submitAttempt")).toHaveLength(2);
    await user.keyboard("{Shift>}B{/Shift}{Shift>}B{/Shift}");
    await question(1);
    expect(screen.getByDisplayValue("2x")).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of A/ }).checked).toBe(true);
  });

  it("asks for missing answers first, and says that a guess costs nothing", async () => {
    const { extensions, requests, user } = await open("end");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await question(2);
    await user.keyboard("b");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText(/Question 1 has no complete answer yet/)).not.toBeNull();
    expect(extensions()).toHaveLength(0);
    expect(requests.filter(({ route }) => route === "submitAttempt")).toHaveLength(0);
    await user.keyboard("{Shift>}B{/Shift}");
    await user.keyboard("c");
    expect(screen.getByText(/Every question has an answer now/)).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(screen.getByRole("button", { name: "Next" }));
    await question(3);
  });

  it("has the next block ready while feedback is read, and ends after the last", async () => {
    const { extensions, user } = await open("each");
    await user.keyboard("a{Enter}");
    await screen.findByRole("heading", { name: "Wrong" });
    await user.keyboard("{Enter}a{Enter}");
    await waitFor(() => expect(extensions()).toHaveLength(1));
    await question(2);
    await user.keyboard("{Enter}");
    await question(3);
    await user.keyboard("ab{Enter}");
    expect(await screen.findByRole("button", { name: "Finish" })).not.toBeNull();
    expect(extensions()).toHaveLength(1);
  });

  it("[PS5] says what waits while the server does not answer, and goes on when it does", async () => {
    let reachable = false;
    const { user } = await open("end", {
      ...(await answersOnceReachable(() => reachable)),
    });
    await user.keyboard("a");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.keyboard("b");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText(/Your next questions wait for the server/)).not.toBeNull();
    reachable = true;
    await user.click(screen.getByRole("button", { name: "Try now" }));
    await question(3);
  });

  it("says why no questions could be drawn, with another try", async () => {
    const { user } = await open("end", { extendSession: () => refusal("answers-missing") });
    await user.keyboard("a");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.keyboard("b");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText(/could not be chosen/)).not.toBeNull();
    expect(screen.getByRole("button", { name: "Try now" })).not.toBeNull();
  });

  it("can be finished where the server has no further question", async () => {
    const { items } = practiceSession({ items: BLOCK });
    const { user } = await open("end", { extendSession: () => diagnostic(items, "end") });
    await user.keyboard("a");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.keyboard("b");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByRole("button", { name: "Finish" })).not.toBeNull();
  });

  it("has no tutor: it is to find out what comes without help", async () => {
    await open("each");
    expect(screen.queryByRole("button", { name: "Tutor" })).toBeNull();
  });

  it("tells before it ends how many questions would still follow", async () => {
    const { user } = await open("end");
    await user.click(screen.getByRole("button", { name: "End session" }));
    expect(screen.getByText(/1 question of the diagnostic would still follow/)).not.toBeNull();
  });
});

/** The next block comes once the server is reached. */
async function answersOnceReachable(isReachable: () => boolean): Promise<FakeAnswers> {
  const { items } = practiceSession({ items: BLOCK });
  const [added] = practiceSession({ items: [NEXT_BLOCK] }).items;
  if (added === undefined) throw new Error("the next block has a question");
  return {
    extendSession: () =>
      isReachable() ? diagnostic([...items, { ...added, position: 2 }], "end") : NO_ANSWER,
  };
}
