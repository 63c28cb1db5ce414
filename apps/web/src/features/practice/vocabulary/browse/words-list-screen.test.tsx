import { itemIdSchema } from "@lexiquant/domain/kernel";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeServer } from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { vocabularyStanding, wordPage, wordSummary } from "../../../../testing/word-builder.ts";
import { WordScreen } from "./word-screen.tsx";
import { WordsListScreen } from "./words-list-screen.tsx";

function serve(changes: FakeAnswers = {}) {
  const requests = fakeServer({
    readVocabulary: () => vocabularyStanding(),
    listWords: () => ({
      words: [wordSummary(), wordSummary({ id: "abet", word: "abet", status: "known" })],
      hasMore: false,
      matching: 2,
    }),
    ...changes,
  });
  return (route: string) => requests.filter((sent) => sent.route === route);
}

describe("words", () => {
  it("are searched and narrowed, and the address keeps it", async () => {
    const sent = serve();
    const { router } = renderScreen(<WordsListScreen />, { at: "/practice/mode?view=words" });
    expect(await screen.findByText("2 words")).not.toBeNull();
    await userEvent.type(screen.getByRole("searchbox", { name: "Find a word" }), "aba");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "How it stands" }),
      "Due now",
    );
    await waitFor(() => expect(sent("listWords").at(-1)?.url).toContain("query=aba"));
    expect(sent("listWords").at(-1)?.url).toContain("status=due");
    expect(router.state.location.search).toBe("?view=words&find=aba&status=due");
    expect(screen.getByRole("link", { name: "abate" }).getAttribute("href")).toBe(
      "/practice/mode?view=word&id=abate",
    );
  });

  it("come page by page", async () => {
    const sent = serve({
      listWords: ({ url }) =>
        url.includes("after=abate")
          ? { words: [wordSummary({ id: "zeal", word: "zeal" })], hasMore: false, matching: 2 }
          : { words: [wordSummary()], hasMore: true, matching: 2 },
    });
    renderScreen(<WordsListScreen />, { at: "/practice/mode?view=words&status=nonsense" });
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("link", { name: "zeal" })).not.toBeNull();
    expect(sent("listWords").every(({ url }) => !url.includes("status"))).toBe(true);
  });
});

describe("one word", () => {
  it("shows what is known of it, and keeps a note", async () => {
    const sent = serve({
      readWord: () =>
        wordPage({
          status: "learning",
          pRecall: 0.82,
          card: {
            phase: "review",
            stabilityDays: 9.4,
            memoryDifficulty: 5,
            reviews: 4,
            lapses: 1,
            setAside: null,
            wait: { unit: "days", amount: 3 },
            lastReviewedOn: "2026-11-20",
            pRecallOnTestDay: 0.4,
          },
        }),
      saveWordNote: () => ({ note: "like rebate" }),
      setWordAside: () => wordSummary({ status: "set-aside" }),
    });
    renderScreen(<WordScreen />, { at: "/practice/mode?view=word&id=abate" });
    await screen.findByRole("heading", { name: "abate", level: 1 });
    expect(screen.getByText("82%")).not.toBeNull();
    expect(screen.getByText("in 3 days")).not.toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: "Your note" }), "like rebate");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Saved.")).not.toBeNull();
    expect(sent("saveWordNote")[0]?.body).toEqual({ note: "like rebate" });
    await userEvent.click(screen.getByRole("button", { name: "Set aside" }));
    await waitFor(() => expect(sent("setWordAside")).toHaveLength(1));
  });

  it("says how often the test has it, and lists its questions under the sense that they use", async () => {
    const usual = wordPage().senses;
    const ended = usual.map((sense) => ({ ...sense, definition: "to put an end to" }));
    const question = { kind: "text-completion", topic: "Contrast", begins: "No storm" } as const;
    serve({
      readWord: () =>
        wordPage({
          senses: [...usual, ...ended],
          items: [{ id: itemIdSchema.parse("v-tc1-001"), ...question, sense: 1 }],
        }),
    });
    renderScreen(<WordScreen />, { at: "/practice/mode?view=word&id=abate" });
    expect(await screen.findByText("asked again and again")).not.toBeNull();
    const questions = screen.getByRole("region", { name: "Questions of yours with it" });
    const senses = within(questions).getAllByRole("heading", { level: 3 });
    expect(senses.map(({ textContent }) => textContent)).toEqual([
      "In the sense “to put an end to”",
    ]);
    expect(within(questions).getByRole("link").getAttribute("href")).toBe(
      "/question/view?id=v-tc1-001",
    );
  });

  it("of one's own can be changed, and deleted; one tap brings it back", async () => {
    const id = "own:51b8f1a2-6a0e-4b8e-9a58-6d2d0a4c9d11";
    const own = wordPage({ id, word: "enui", meaning: "boredom", senses: [], confusedWith: [] });
    const sent = serve({
      readWord: () => own,
      changeOwnWord: () => wordSummary({ id, word: "ennui", meaning: "boredom" }),
      deleteOwnWord: () => ({ id }),
      restoreOwnWord: () => wordSummary({ id, word: "enui", meaning: "boredom" }),
    });
    renderScreen(<WordScreen />, { at: `/practice/mode?view=word&id=${id}` });
    await userEvent.click(await screen.findByRole("button", { name: "Change this word" }));
    const field = screen.getByRole("textbox", { name: "Word" });
    await userEvent.clear(field);
    expect(screen.getByRole("button", { name: "Save" }).matches(":disabled")).toBe(true);
    await userEvent.type(field, "ennui");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Word" })).toBeNull());
    expect(sent("changeOwnWord")[0]?.body).toEqual({ front: "ennui", back: "boredom" });
    await userEvent.click(screen.getByRole("button", { name: "Delete this word" }));
    expect(await screen.findByRole("heading", { name: "enui is deleted" })).not.toBeNull();
    const read = sent("readWord").length;
    await userEvent.click(screen.getByRole("button", { name: "Bring it back" }));
    expect(await screen.findByRole("heading", { name: "enui" })).not.toBeNull();
    expect([sent("deleteOwnWord").length, sent("restoreOwnWord").length]).toEqual([1, 1]);
    expect(sent("readWord").length).toBeGreaterThan(read);
  });

  it("of the lexicon is not to be changed", async () => {
    serve({ readWord: () => wordPage() });
    renderScreen(<WordScreen />, { at: "/practice/mode?view=word&id=abate" });
    await screen.findByRole("heading", { name: "abate", level: 1 });
    expect(screen.queryByRole("button", { name: "Change this word" })).toBeNull();
  });

  it("is not there at an address that names none", () => {
    serve();
    renderScreen(<WordScreen />, { at: "/practice/mode?view=word&id=%3F%3F" });
    expect(screen.getByRole("heading", { name: "No word here" })).not.toBeNull();
  });
});
