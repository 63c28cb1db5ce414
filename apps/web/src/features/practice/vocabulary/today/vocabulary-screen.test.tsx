import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeServer, refusal } from "../../../../testing/fake-server.ts";
import { renderScreen, signedOut } from "../../../../testing/render-screen.tsx";
import {
  LIST_ID,
  vocabularyStanding,
  WORDS_ID,
  wordSession,
  wordSummary,
} from "../../../../testing/word-builder.ts";
import { VocabularyScreen } from "./vocabulary-screen.tsx";

const answers: FakeAnswers = {
  readVocabulary: () => vocabularyStanding(),
  saveVocabularySettings: () => vocabularyStanding().settings,
};

function show(changes: FakeAnswers = {}) {
  const requests = fakeServer({ ...answers, ...changes });
  const view = renderScreen(<VocabularyScreen />, { at: "/practice/mode?view=vocabulary" });
  const bodies = (route: string) =>
    requests.filter((sent) => sent.route === route).map(({ body }) => body);
  return { ...view, bodies };
}

describe("vocabulary screen", () => {
  it("[PM2] says what today brings, and starts it", async () => {
    const { bodies, router } = show({ startVocabularySession: () => wordSession() });
    await screen.findByRole("heading", { name: "Today: 12 words to review and 8 new words." });
    await userEvent.click(screen.getByRole("button", { name: "Start" }));
    await waitFor(() => expect(router.state.location.search).toBe(`?words=${WORDS_ID}`));
    expect(bodies("startVocabularySession")).toEqual([{ id: expect.any(String) }]);
  });

  it("starts one drill on one list", async () => {
    const { bodies } = show({ startVocabularySession: () => refusal("no-words-due") });
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Drills" }),
      "Odd one out",
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Words" }), "From class");
    await userEvent.click(screen.getByRole("button", { name: "Start" }));
    expect(await screen.findByText(/Nothing is left for today/)).not.toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(bodies("startVocabularySession")).toMatchObject([
      { drills: ["odd-one-out"], listId: LIST_ID },
    ]);
  });

  it("[PM4] offers to go on with an open session first", async () => {
    show({
      readVocabulary: () =>
        vocabularyStanding({ openSession: { id: WORDS_ID, words: 20, finished: 7 } }),
    });
    expect((await screen.findByRole("link", { name: "Go on" })).getAttribute("href")).toBe(
      `/practice/session?words=${WORDS_ID}`,
    );
    expect(screen.getByText(/7 of 20 words done/)).not.toBeNull();
    expect(screen.getByRole("button", { name: "Start anew" })).not.toBeNull();
  });

  it("tells the server the browser's zone while nothing was set, and only then", async () => {
    const { bodies } = show({
      readVocabulary: () => vocabularyStanding({ settingsSaved: false }),
    });
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(bodies("saveVocabularySettings")).toEqual([{ timeZone }]));
  });

  it("saves the limits, and nothing that is no number", async () => {
    const { bodies } = show();
    const perDay = await screen.findByRole("textbox", { name: "New words a day" });
    await userEvent.clear(perDay);
    await userEvent.type(perDay, "500");
    expect(screen.getByText("A whole number from 0 to 100.")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Save" }).matches(":disabled")).toBe(true);
    await userEvent.clear(perDay);
    await userEvent.type(perDay, "5");
    await userEvent.click(screen.getByRole("checkbox", { name: /From class/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved.")).not.toBeNull();
    expect(bodies("saveVocabularySettings")).toEqual([
      { ...vocabularyStanding().settings, newPerDay: 5, lists: ["essential", LIST_ID] },
    ]);
  });

  it("says what waits after a pause, which words slip, and adds a word from a question with one tap", async () => {
    const { bodies } = show({
      readVocabulary: () =>
        vocabularyStanding({
          backlog: { daysAway: 9, waiting: 140, spreadOverDays: 4 },
          leeches: [wordSummary({ id: "abet", word: "abet", status: "set-aside", isLeech: true })],
          met: [{ word: wordSummary(), because: "wrong-answer", itemId: null }],
        }),
      queueWords: () => ({ words: [wordSummary({ status: "new" })] }),
    });
    expect(await screen.findByText(/After 9 days away 140 words wait/)).not.toBeNull();
    expect(screen.getByRole("button", { name: "Take up again: abet" })).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Add to my words: abate" }));
    await waitFor(() => expect(bodies("queueWords")).toEqual([{ wordIds: ["abate"] }]));
    expect(await screen.findByText(/In your words/)).not.toBeNull();
  });

  it("shows the latest words from questions, and draws forward what waits in a list", async () => {
    const met = Array.from({ length: 9 }, (_, at) => ({
      word: wordSummary({ id: `word-${"abcdefghi"[at]}`, word: `word ${at}`, status: "new" }),
      because: "looked-up" as const,
      itemId: null,
    }));
    const { bodies } = show({
      readVocabulary: () => vocabularyStanding({ met }),
      queueWords: () => ({ words: [] }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Learn it next: word 0" }));
    await waitFor(() => expect(bodies("queueWords")).toEqual([{ wordIds: ["word-a"] }]));
    expect(screen.queryByRole("link", { name: "word 6" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show all 9 words" }));
    expect(screen.getByRole("link", { name: "word 8" })).not.toBeNull();
  });

  it("chooses an own list with one tap, and the form beside it knows", async () => {
    let { settings } = vocabularyStanding();
    const { bodies } = show({
      readVocabulary: () => vocabularyStanding({ settings }),
      saveVocabularySettings: () => {
        settings = { ...settings, lists: ["essential", LIST_ID] };
        return settings;
      },
    });
    const box = await screen.findByRole("checkbox", { name: /From class/ });
    expect(box.matches(":checked")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Learn these words: From class" }));
    await waitFor(() => expect(bodies("saveVocabularySettings")).toHaveLength(1));
    expect(bodies("saveVocabularySettings")).toEqual([{ lists: ["essential", LIST_ID] }]);
    await waitFor(() => expect(box.matches(":checked")).toBe(true));
    expect(screen.queryByRole("button", { name: /^Learn these words/ })).toBeNull();
  });

  it("starts ten more of one kind on this day alone, once the plan is done", async () => {
    const { today } = vocabularyStanding();
    const left = { learning: 0, reviews: 0, newWords: 0, refreshers: 0 };
    const { bodies } = show({
      readVocabulary: () =>
        vocabularyStanding({
          today: { ...today, ...left, postponed: 30, postponedBecause: "reviews-cap" },
        }),
      startVocabularySession: () => wordSession(),
    });
    expect(await screen.findByRole("button", { name: "Ten more new words" })).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Ten more reviews" }));
    await waitFor(() =>
      expect(bodies("startVocabularySession")).toEqual([
        { id: expect.any(String), more: "reviews" },
      ]),
    );
  });

  it("offers no more while today's plan is open", async () => {
    show();
    await screen.findByRole("heading", { name: "Today: 12 words to review and 8 new words." });
    expect(screen.queryByRole("button", { name: /Ten more/ })).toBeNull();
  });

  it("invites signed-out visitors, and says what failed", async () => {
    fakeServer(answers);
    renderScreen(<VocabularyScreen />, { auth: signedOut() }).unmount();
    show({ readVocabulary: () => refusal("overloaded") });
    expect(await screen.findByText("Your words could not be loaded.")).not.toBeNull();
  });
});

describe("lists of one's own", () => {
  it("imports words, and names each line that was not taken with its reason", async () => {
    const { bodies } = show({
      previewWords: () => ({
        words: [{ word: "ersatz", meaning: "a poor stand-in", isOwn: true }],
        count: 1,
        refusals: [{ line: 2, reason: "empty-back" }],
      }),
      importWords: () => ({
        added: 1,
        fromLexicon: 2,
        already: 0,
        refusals: [{ line: 2, reason: "empty-back" }],
      }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Add words to From class" }));
    await userEvent.click(screen.getByRole("tab", { name: "Paste or file" }));
    const field = screen.getByRole("textbox", { name: "Words" });
    await userEvent.click(field);
    await userEvent.paste("ersatz;a poor stand-in\nnonce;");
    expect(screen.queryByRole("button", { name: "Take these words in" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show how it is read" }));
    const words = within(await screen.findByRole("table", { name: "Words as they are read" }));
    expect(words.getByRole("row", { name: "ersatz a poor stand-in your own" })).not.toBeNull();
    expect(bodies("importWords")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Take these words in" }));
    const report = within(await screen.findByRole("table", { name: "Lines that were not taken" }));
    expect(report.getByRole("row", { name: "2 nonce; The meaning is missing." })).not.toBeNull();
    expect(screen.getByText(/Added: 1 word of your own and 2 words of the lexicon/)).not.toBeNull();
    expect(bodies("importWords")).toEqual([{ text: "ersatz;a poor stand-in\nnonce;" }]);
  });

  it("gives a list another name", async () => {
    const ROW = { id: LIST_ID, isOwn: true, words: 4, known: 0, learning: 1 };
    const { bodies } = show({
      renameWordList: () => ({ ...ROW, name: "French" }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Rename From class" }));
    const field = screen.getByRole("textbox", { name: "Name" });
    await userEvent.clear(field);
    await userEvent.type(field, "French");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(bodies("renameWordList")).toEqual([{ name: "French" }]));
  });

  it("asks before a list goes", async () => {
    const { bodies } = show({ deleteWordList: () => ({ id: LIST_ID }) });
    await userEvent.click(await screen.findByRole("button", { name: "Delete From class" }));
    expect(bodies("deleteWordList")).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Delete the list" }));
    await waitFor(() => expect(bodies("deleteWordList")).toHaveLength(1));
  });
});
