import type { Question } from "@lexiquant/contract";
import { sessionIdSchema, twinIdOf } from "@lexiquant/domain/kernel";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeServer, type Refusal, refusal } from "../../../testing/fake-server.ts";
import { mistakeOf, mistakePage } from "../../../testing/mistake-builder.ts";
import {
  attemptAt,
  feedbackFor,
  practiceSession,
  SESSION_ID,
} from "../../../testing/practice-builders.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { TEST_ITEMS } from "../../../testing/test-items.ts";
import { QuestionScreen } from "./question-screen.tsx";

const item = TEST_ITEMS["single-choice"];
const KEY = { type: "single-choice", optionId: "B" } as const;
const TWIN_ID = twinIdOf({ originId: item.id, seed: 7 });
const AT = `/question/view?id=${item.id}`;

const WRONG = { type: "single-choice", optionId: "A" } as const;
const UNSEEN: Question = {
  item,
  kind: "single-choice",
  stimulus: null,
  annotation: { marked: false, note: "" },
  attempts: [],
  revealedAt: null,
  feedback: null,
  similar: [
    {
      id: TEST_ITEMS["multiple-choice"].id,
      kind: "multiple-choice",
      topic: "Ratio",
      begins: "Which of",
    },
  ],
  hasTwins: false,
  twinOf: null,
  openSessionId: null,
  inOpenExam: false,
};
const SHOWN: Question = {
  ...UNSEEN,
  revealedAt: "2026-11-21T10:00:00.000Z",
  feedback: feedbackFor(KEY),
};
const preferences = () =>
  ({ explanationMode: "quick", directness: "guide", paceFactor: 1 }) as const;

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
      savePreferences: () => ({ explanationMode: "detailed", directness: "guide", paceFactor: 1 }),
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
      savePreferences: () => ({ explanationMode: "detailed", directness: "guide", paceFactor: 1 }),
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

  it("is neither answered nor shown while an open exam asks it, and says so", async () => {
    fakeServer({
      readQuestion: () => ({ ...UNSEEN, inOpenExam: true }),
      readPreferences: preferences,
    });
    renderScreen(<QuestionScreen />, { at: AT });
    expect(await screen.findByText(/^Your open exam asks this question/)).not.toBeNull();
    for (const name of ["Show me", "Answer it"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    expect(screen.getByRole("link", { name: "To that exam" }).getAttribute("href")).toBe(
      "/practice/mode",
    );
  });

  it("tells similar questions of one kind and topic apart", async () => {
    const kind = "data-interpretation";
    const similar = [
      { id: TEST_ITEMS["single-choice"].id, kind, topic: "Data interpretation", begins: "" },
      {
        id: TEST_ITEMS["multiple-choice"].id,
        kind,
        topic: "Ratio",
        begins: "For what year was the ratio…",
      },
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
      `For what year was the ratio… · Data interpretation · Ratio · ${similar[1].id}`,
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

  it("keeps a note that is being typed while the tutor opens and closes", async () => {
    fakeServer({ readQuestion: () => UNSEEN, readPreferences: preferences });
    renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.type(await screen.findByRole("textbox", { name: "Note" }), "mind the base");
    const asks = screen.getByRole("button", { name: "Ask the tutor" });
    const before = asks.ariaExpanded;
    await userEvent.click(asks);
    expect(asks.ariaExpanded).not.toBe(before);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" }).value).toBe(
      "mind the base",
    );
  });

  it("says in plain words that there is no such question", async () => {
    fakeServer({ readQuestion: () => refusal("item-not-found") });
    renderScreen(<QuestionScreen />, { at: AT });
    expect(await screen.findByText("There is no question with this id.")).not.toBeNull();
  });
});

describe("twins in the question view", () => {
  it("offers a twin once the question is known, and opens a session on it", async () => {
    const twin: Question = { ...UNSEEN, item: { ...item, id: TWIN_ID }, twinOf: item.id };
    const requests = fakeServer({
      readQuestion: () => ({ ...SHOWN, hasTwins: true }),
      readTwin: () => twin,
      startSession: () => practiceSession({ items: [twin.item] }),
      readPreferences: preferences,
    });
    const { router } = renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.click(await screen.findByRole("button", { name: "Same skill, new numbers" }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: "/practice/session",
        search: `?id=${SESSION_ID}`,
      }),
    );
    const started = requests.find(({ route }) => route === "startSession");
    expect(started?.body).toMatchObject({ itemId: TWIN_ID, itemCount: 1 });
  });

  it("goes back to the session that asks the twin already, and says when there is no other", async () => {
    const twins: (Question | Refusal)[] = [
      refusal("twins-used-up"),
      { ...UNSEEN, openSessionId: sessionIdSchema.parse(SESSION_ID) },
    ];
    const requests = fakeServer({
      readQuestion: () => ({ ...SHOWN, hasTwins: true }),
      readTwin: () => twins.shift() ?? refusal("internal-error"),
      readPreferences: preferences,
    });
    const { router } = renderScreen(<QuestionScreen />, { at: AT });
    await userEvent.click(await screen.findByRole("button", { name: "Same skill, new numbers" }));
    expect(await screen.findByText(/You have had every version/)).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Same skill, new numbers" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/practice/session"));
    expect(requests.some(({ route }) => route === "startSession")).toBe(false);
  });

  it("offers no twin before the question is known, nor of one that has none", async () => {
    for (const question of [{ ...UNSEEN, hasTwins: true }, SHOWN]) {
      fakeServer({ readQuestion: () => question, readPreferences: preferences });
      const { unmount } = renderScreen(<QuestionScreen />, { at: AT });
      await screen.findByRole("region", { name: "Similar questions" });
      expect(screen.queryByRole("button", { name: "Same skill, new numbers" })).toBeNull();
      unmount();
    }
  });

  it("of a twin says what it is a twin of, and lets it be answered", async () => {
    const question = { ...UNSEEN, item: { ...item, id: TWIN_ID }, hasTwins: true, twinOf: item.id };
    fakeServer({ readQuestion: () => question, readPreferences: preferences });
    renderScreen(<QuestionScreen />, { at: `/question/view?id=${TWIN_ID}` });
    const link = await screen.findByRole("link", { name: item.id });
    expect(link.getAttribute("href")).toBe(AT);
    expect(screen.getByRole("button", { name: "Answer it" })).not.toBeNull();
  });
});

describe("[QV1] the cause of a miss on the question's own page", () => {
  const missed = attemptAt({ position: 0, item, response: WRONG, key: KEY });
  const mistake = mistakeOf(1, {
    attemptId: missed.id,
    itemId: item.id,
    chance: { known: true, pCorrect: 0.42, because: [] },
  });

  it("is proposed with its reason, and can be changed", async () => {
    const requests = fakeServer({
      readQuestion: () => ({ ...SHOWN, attempts: [missed] }),
      readPreferences: preferences,
      listMistakes: () => mistakePage([mistake]),
      saveMistake: () => ({ ...mistake, cause: "time" }),
    });
    renderScreen(<QuestionScreen />, { at: AT });
    expect(await screen.findByText(/^Proposed: slip, because/)).not.toBeNull();
    expect(screen.getByText(/^Chance of a right answer .* about 42%\.$/)).not.toBeNull();
    const asked = requests.find(({ route }) => route === "listMistakes");
    expect(asked?.url).toContain(`item=${item.id}`);
    await userEvent.click(screen.getByRole("button", { name: "Time" }));
    expect(await screen.findByText(/^You say time\. Proposed was slip/)).not.toBeNull();
    expect(requests.find(({ route }) => route === "saveMistake")?.body).toMatchObject({
      cause: "time",
    });
  });

  it("is not told of an attempt that is no entry of the log", async () => {
    fakeServer({
      readQuestion: () => ({ ...SHOWN, attempts: [missed] }),
      readPreferences: preferences,
      listMistakes: () => mistakePage([]),
    });
    renderScreen(<QuestionScreen />, { at: AT });
    await screen.findByRole("region", { name: "Your attempts" });
    expect(screen.queryByRole("region", { name: "What was it?" })).toBeNull();
  });
});
