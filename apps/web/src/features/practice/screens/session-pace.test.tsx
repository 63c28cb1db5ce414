import type { PracticeSession } from "@lexiquant/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { visitStorage } from "../../../lib/safe-storage.ts";
import { storeSignIn } from "../../../lib/token-store.ts";
import { fakeServer } from "../../../testing/fake-server.ts";
import { paceOf, practiceSession, SESSION_ID } from "../../../testing/practice-builders.ts";
import { renderScreen, signedInAs } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { SessionScreen } from "./session-screen.tsx";

const LIMIT_SECONDS = 300;
const ITEMS = [
  TEST_ITEMS["single-choice"],
  TEST_ITEMS["sentence-equivalence"],
  TEST_ITEMS["quantitative-comparison"],
];

interface Parts {
  readonly bailTrainer?: boolean;
  readonly timed?: boolean;
  /** Time already spent on the first question, which is to take 120 s; the others 90. */
  readonly spentMs: number;
}

async function open({ bailTrainer = true, timed = true, spentMs }: Parts) {
  const built = practiceSession({ items: ITEMS, timeLimitSeconds: timed ? LIMIT_SECONDS : null });
  const [first, ...others] = built.items;
  if (first === undefined) throw new Error("the session has questions");
  const session: PracticeSession = {
    ...built,
    pace: timed ? paceOf([120, 90, 90]) : null,
    settings: {
      ...built.settings,
      timing: timed ? { kind: "timed", paceFactor: 1 } : { kind: "untimed" },
      ...(bailTrainer ? { bailTrainer } : {}),
    },
    items: [{ ...first, work: { ...first.work, elapsedMs: spentMs } }, ...others],
  };
  const requests = fakeServer({
    readSession: () => session,
    saveWork: () => ({ stored: [] }),
    recordBail: ({ body }) => ({ decision: (body as { decision: "stay" | "leave" }).decision }), // what the screen sends
  });
  const view = renderScreen(<SessionScreen />, {
    at: `/practice/session?id=${SESSION_ID}`,
    auth: signedInAs("Ada"),
  });
  await screen.findByRole("heading", { name: /Question 1 of 3/ });
  const bails = () =>
    requests.filter(({ route }) => route === "recordBail").map(({ body }) => body);
  return { ...view, bails, user: userEvent.setup() };
}

const asked = () => screen.queryByRole("region", { name: "Stay or leave" });

beforeEach(() => {
  visitStorage.remove(`lexiquant-bails-${SESSION_ID}`);
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
});

describe("the pace of a timed set", () => {
  it("says where a candidate on pace would be, and goes with the clock or by itself", async () => {
    const { user } = await open({ spentMs: 140_000 });
    const line = () => screen.queryByRole("region", { name: "Pace" });
    expect(line()?.textContent).toContain("Exam’s pace: question 2");
    await user.keyboard("t");
    expect(line()).toBeNull();
    await user.keyboard("t");
    expect(line()).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Hide pace" }));
    expect(line()).toBeNull();
    expect(screen.getByRole("timer")).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Show pace" }));
    expect(line()).not.toBeNull();
  });

  it("is not there without a limit", async () => {
    await open({ spentMs: 140_000, timed: false });
    expect(screen.queryByRole("region", { name: "Pace" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Hide pace" })).toBeNull();
  });
});

describe("the bail trainer", () => {
  it("asks at one and a half times what is expected of this question, and leaving keeps the work", async () => {
    const { bails, user } = await open({ spentMs: 180_000 });
    await user.keyboard("a");
    expect(asked()?.textContent).toContain("you were expected to take about 2 min");
    await user.keyboard("l");
    await screen.findByRole("heading", { name: /Question 2 of 3/ });
    await waitFor(() => expect(bails()).toHaveLength(1));
    expect(bails()[0]).toMatchObject({ position: 0, decision: "leave" });
    expect((bails()[0] as { elapsedMs: number }).elapsedMs).toBeGreaterThanOrEqual(180_000); // what the screen sends
    expect(asked()).toBeNull();
    await user.keyboard("{Shift>}B{/Shift}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /text of A/ }).checked).toBe(true);
    expect(asked()).toBeNull();
  });

  it("asks once: who stays is left alone, also after the page was loaded anew", async () => {
    const { bails, user, unmount } = await open({ spentMs: 200_000 });
    await user.click(screen.getByRole("button", { name: /^Stay/ }));
    expect(asked()).toBeNull();
    expect(screen.getByRole("heading", { name: /Question 1 of 3/ })).not.toBeNull();
    await waitFor(() => expect(bails()).toMatchObject([{ position: 0, decision: "stay" }]));
    unmount();
    await open({ spentMs: 200_000 });
    expect(asked()).toBeNull();
  });

  it.each([
    ["before that time", { spentMs: 170_000 }],
    ["who has not asked for it", { spentMs: 200_000, bailTrainer: false }],
    ["without a limit", { spentMs: 200_000, timed: false }],
  ])("does not ask %s", async (_, parts) => {
    await open(parts);
    expect(asked()).toBeNull();
  });
});
