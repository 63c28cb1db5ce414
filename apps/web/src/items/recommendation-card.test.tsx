import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "../testing/fake-server.ts";
import { practiceSession, SESSION_ID } from "../testing/practice-builders.ts";
import { DRILL, recommendationOf, TWIN } from "../testing/recommendation-builder.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { TEST_ITEMS } from "../testing/test-items.ts";
import { RecommendationCard } from "./recommendation-card.tsx";

const session = practiceSession({ items: [TEST_ITEMS["single-choice"]] });

function show(action: ReturnType<typeof recommendationOf>["action"]) {
  return renderScreen(<RecommendationCard recommendation={recommendationOf({ action })} />);
}

describe("the card of a recommendation", () => {
  it("[PM1] says what, why and how long", () => {
    fakeServer({});
    show(DRILL);
    const card = screen.getByRole("article", {
      name: "12 quantitative comparisons on inequalities",
    });
    expect(card.textContent).toContain("You got 4 of 10 right");
    expect(card.textContent).toContain("About 20 minutes");
  });

  it("[PR4] starts the proposed session with one click", async () => {
    const requests = fakeServer({ startSession: () => session });
    const { router } = show(DRILL);
    await userEvent.click(screen.getByRole("button", { name: "Start 12 questions" }));
    await expect
      .poll(() => `${router.state.location.pathname}${router.state.location.search}`)
      .toBe(`/practice/session?id=${SESSION_ID}`);
    if (DRILL.kind !== "start-session") throw new Error("the drill is a session");
    const { settings, filter, itemCount } = DRILL;
    expect(requests[0]?.body).toEqual({
      id: expect.any(String),
      settings,
      filter,
      itemCount,
    });
  });

  it("tries the very same start again when the server did not answer well", async () => {
    const requests = fakeServer({ startSession: () => refusal("overloaded") });
    show(DRILL);
    await userEvent.click(screen.getByRole("button", { name: "Start 12 questions" }));
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]?.body).toEqual(requests[0]?.body);
  });

  it("[PR4] opens a twin with one click", async () => {
    const requests = fakeServer({ readTwin: () => refusal("twins-used-up") });
    show(TWIN);
    await userEvent.click(screen.getByRole("button", { name: "Same skill, new numbers" }));
    expect(await screen.findByText("No new question could be opened.")).not.toBeNull();
    expect(requests[0]?.url).toContain("/q-qc-002/twin/");
  });

  it.each([
    [
      { kind: "sit-exam", formatId: "gre-2023-09" },
      "Set up the section",
      "/practice/mode?view=exam&format=gre-2023-09",
    ],
    [
      { kind: "read-lesson", lessonId: "quantitative.algebra.inequalities" },
      "Read the lesson",
      "/practice/mode?view=lesson&id=quantitative.algebra.inequalities",
    ],
    [{ kind: "read-lesson", lessonId: "?" }, "Read the lesson", "/practice/mode?view=lessons"],
  ] as const)("leads on: %j", (action, name, address) => {
    fakeServer({});
    show(action);
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(address);
  });
});
