import type { Question } from "@lexiquant/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeServer, refusal } from "../../../testing/fake-server.ts";
import { attemptAt, feedbackFor } from "../../../testing/practice-builders.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { QuestionScreen } from "./question-screen.tsx";

const item = TEST_ITEMS["single-choice"];
const KEY = { type: "single-choice", optionId: "B" } as const;
const AT = `/question/view?id=${item.id}`;

const UNSEEN: Question = {
  item,
  kind: "single-choice",
  stimulus: null,
  annotation: { marked: false, note: "" },
  attempts: [],
  revealedAt: null,
  feedback: null,
  similar: [{ id: TEST_ITEMS["multiple-choice"].id, kind: "multiple-choice", topic: "Ratio" }],
};
const SHOWN: Question = {
  ...UNSEEN,
  revealedAt: "2026-11-21T10:00:00.000Z",
  feedback: feedbackFor(KEY),
};
const preferences = () => ({ explanationMode: "quick", directness: "guide" }) as const;

describe("question view", () => {
  it("[QV2] shows no key before an attempt, and asks before it is shown and recorded", async () => {
    const requests = fakeServer({
      readQuestion: () => UNSEEN,
      revealKey: () => SHOWN,
      readPreferences: preferences,
    });
    renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.click(await screen.findByRole("button", { name: "Show me" }));
    expect(screen.queryByText("Right answer")).toBeNull();
    expect(screen.getByText(/It is recorded that you have seen it/)).not.toBeNull();
    expect(requests.some(({ route }) => route === "revealKey")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Show the answer" }));
    expect(await screen.findByText("Right answer")).not.toBeNull();
    expect(screen.getByText("The quick way.")).not.toBeNull();
  });

  it("[QV1] shows the attempts, and both explanation modes as tabs", async () => {
    const requests = fakeServer({
      readQuestion: () => ({
        ...SHOWN,
        revealedAt: null,
        attempts: [attemptAt({ position: 0, item, response: KEY, key: KEY })],
      }),
      readPreferences: preferences,
      savePreferences: () => ({ explanationMode: "detailed", directness: "guide" }),
    });
    renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.click(await screen.findByRole("tab", { name: "Detailed Analysis" }));
    expect(await screen.findByText("The detailed way.")).not.toBeNull();
    expect(screen.getByText("Recomputed by machine")).not.toBeNull();
    await waitFor(() =>
      expect(requests.find(({ route }) => route === "savePreferences")?.body).toEqual({
        explanationMode: "detailed",
      }),
    );
    expect(screen.getByRole("region", { name: "Your attempts" }).textContent).toContain("Right");
  });

  it.each([
    ["Quick Breakdown", "The quick way."],
    ["Detailed Analysis", "The detailed way."],
  ])("ends the %s with the lesson of the main topic, in a tab of its own", async (mode, text) => {
    fakeServer({
      readQuestion: () => SHOWN,
      readPreferences: preferences,
      savePreferences: () => ({ explanationMode: "detailed", directness: "guide" }),
    });
    renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.click(await screen.findByRole("tab", { name: mode }));
    const panel = (await screen.findByText(text)).closest<HTMLElement>("[role=tabpanel]");
    if (panel === null) throw new Error("an explanation is a panel");
    const link = within(panel).getByRole("link", { name: /^Lesson: Ratio and proportion/ });
    expect(link.getAttribute("href")).toBe(
      "/practice/mode?view=lesson&id=quantitative.arithmetic.ratio",
    );
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("[QV3] says how the key was verified", async () => {
    fakeServer({ readQuestion: () => SHOWN, readPreferences: preferences });
    renderScreen(<QuestionScreen />, { at: AT });
    expect(await screen.findByText(/2 readers solved it without seeing the key/)).not.toBeNull();
  });

  it("explains that an open session hides the answer of a question that is known", async () => {
    const attempts = [attemptAt({ position: 0, item, response: KEY, key: null })];
    fakeServer({ readQuestion: () => ({ ...UNSEEN, attempts }), readPreferences: preferences });
    renderScreen(<QuestionScreen />, { at: AT });
    expect(await screen.findByText("The answer is hidden for now")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Show me" })).toBeNull();
  });

  it("tells similar questions of one kind and topic apart", async () => {
    const kind = "data-interpretation";
    const similar = [
      { id: TEST_ITEMS["single-choice"].id, kind, topic: "Data interpretation" },
      { id: TEST_ITEMS["multiple-choice"].id, kind, topic: "Ratio" },
    ] as const;
    fakeServer({
      readQuestion: () => ({ ...UNSEEN, similar: [...similar] }),
      readPreferences: preferences,
    });
    renderScreen(<QuestionScreen />, { at: AT });
    const region = await screen.findByRole("region", { name: "Similar questions" });
    const links = within(region).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `Data interpretation · ${similar[0].id}`,
      `Data interpretation · Ratio · ${similar[1].id}`,
    ]);
  });

  it("stores mark and note", async () => {
    const requests = fakeServer({
      readQuestion: () => UNSEEN,
      saveAnnotation: ({ body }) => body as Question["annotation"], // what the screen sends
    });
    renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.type(await screen.findByRole("textbox", { name: "Note" }), "mind the base");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Saved.")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Mark this question" }));
    expect(await screen.findByRole("button", { name: "Marked" })).not.toBeNull();
    const bodies = requests
      .filter(({ route }) => route === "saveAnnotation")
      .map(({ body }) => body);
    expect(bodies).toEqual([
      { marked: false, note: "mind the base" },
      { marked: true, note: "mind the base" },
    ]);
  });

  it("says in plain words that there is no such question", async () => {
    fakeServer({ readQuestion: () => refusal("item-not-found") });
    renderScreen(<QuestionScreen />, { at: AT });
    expect(await screen.findByText("There is no question with this id.")).not.toBeNull();
  });
});
