import type { VocabularySession } from "@lexiquant/contract";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { storeSignIn } from "../../../../lib/token-store.ts";
import {
  type FakeAnswers,
  fakeServer,
  NO_ANSWER,
  refusal,
} from "../../../../testing/fake-server.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import {
  REVIEW_ID,
  vocabularyForecast,
  vocabularyStanding,
  WORDS_ID,
  wordPage,
  wordQuestion,
  wordSession,
  wordVerdict,
} from "../../../../testing/word-builder.ts";
import { SessionScreen } from "../../screens/session-screen.tsx";

const SECOND = wordSession({
  finished: 1,
  question: wordQuestion({
    turn: 2,
    answerBy: "typing",
    phase: "review",
    prompt: {
      drill: "sentence-blank",
      before: "The noise ",
      after: " at dusk.",
      partOfSpeech: "verb",
      begins: "a",
      options: null,
    },
  }),
  canUndo: true,
  lastReviewId: REVIEW_ID,
  tally: { reviews: 1, recalled: 1, newWords: 1, elapsedMs: 4_000, leeches: 0 },
});

const TYPED = { kind: "typed", text: "abatted" } as const;

async function open(session: VocabularySession, changes: FakeAnswers = {}) {
  const requests = fakeServer({
    readVocabularySession: () => session,
    answerVocabularyQuestion: () => ({ ...session, verdict: wordVerdict() }),
    rateVocabularyAnswer: () => SECOND,
    undoVocabularyReview: () => session,
    readVocabulary: () => vocabularyStanding(),
    readVocabularyForecast: () => vocabularyForecast(),
    ...changes,
  });
  renderScreen(<SessionScreen />, { at: `/practice/session?words=${WORDS_ID}` });
  const bodies = (route: string) =>
    requests.filter((sent) => sent.route === route).map(({ body }) => body);
  await screen.findByRole("heading", { level: 1 });
  return { bodies, user: userEvent.setup() };
}

beforeEach(() => {
  storeSignIn({ name: "Ada", id: "ada" }, { accessToken: "a", refreshToken: "r" });
});

describe("[PS11] a session of words", () => {
  it("is answered and rated by keys, with the interval on each rating", async () => {
    const { bodies, user } = await open(wordSession());
    await user.keyboard("b{Enter}");
    await screen.findByRole("heading", { name: "Right" });
    expect(bodies("answerVocabularyQuestion")).toMatchObject([
      { turn: 1, response: { kind: "chosen", optionIds: ["o1"] } },
    ]);
    expect(screen.getByRole("button", { name: /1 ?Again ?1 min/ })).not.toBeNull();
    expect(screen.getByRole("button", { name: /4 ?Easy ?8 days/ })).not.toBeNull();
    expect(screen.getByText("subside, ebb")).not.toBeNull();
    expect(screen.getByText(/is to help in a wrong/)).not.toBeNull();
    await user.keyboard("4");
    const field = await screen.findByRole("textbox", { name: "Your answer" });
    expect(bodies("rateVocabularyAnswer")).toMatchObject([{ turn: 1, rating: "easy" }]);
    expect(document.activeElement).toBe(field);
    expect(screen.getByText("It begins with a.")).not.toBeNull();
  });

  it("takes the proposed rating by Enter, and only once", async () => {
    const { bodies, user } = await open(wordSession({ verdict: wordVerdict() }));
    await user.keyboard("{Enter}{Enter}3");
    await screen.findByRole("heading", { name: "Words: 1 of 3 done" });
    expect(bodies("rateVocabularyAnswer")).toMatchObject([{ rating: "good" }]);
  });

  it("does not hand in what is not complete, and says so", async () => {
    const { bodies, user } = await open(wordSession());
    await user.keyboard("{Enter}");
    expect(screen.getByText("Choose an option first.")).not.toBeNull();
    expect(bodies("answerVocabularyQuestion")).toEqual([]);
    await user.keyboard("n");
    await waitFor(() => expect(bodies("answerVocabularyQuestion")).toHaveLength(1));
    expect(bodies("answerVocabularyQuestion")).toMatchObject([{ response: { kind: "unknown" } }]);
  });

  it("tells that a typed synonym is not the word that is meant, and lets it be typed anew", async () => {
    let tries = 0;
    const { question } = SECOND;
    if (question === null) throw new Error("There is a question.");
    const { bodies, user } = await open(SECOND, {
      answerVocabularyQuestion: () => {
        tries += 1;
        return tries === 1
          ? { ...SECOND, question: { ...question, synonymTried: "subsided" } }
          : { ...SECOND, verdict: wordVerdict({ turn: 2, isAlmost: true, response: TYPED }) };
      },
    });
    const field = screen.getByRole("textbox", { name: "Your answer" });
    await user.type(field, "subsided{Enter}");
    const told = "“subsided” says about the same. Another word is meant: try once more.";
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    await user.clear(field);
    await user.type(field, "abatted{Enter}");
    expect(await screen.findByRole("heading", { name: /^Almost/ })).not.toBeNull();
    expect(screen.getByText("You typed: abatted")).not.toBeNull();
    expect(bodies("answerVocabularyQuestion")).toHaveLength(2);
  });

  it("takes the last rating back", async () => {
    const { bodies, user } = await open(
      { ...SECOND, verdict: wordVerdict({ turn: 2 }) },
      {
        undoVocabularyReview: () => wordSession(),
      },
    );
    await user.keyboard("u");
    await screen.findByRole("heading", { name: "Words: 0 of 3 done" });
    expect(bodies("undoVocabularyReview")).toEqual([{ reviewId: REVIEW_ID }]);
    expect(
      screen.getByRole("button", { name: "Take the last rating back" }).matches(":disabled"),
    ).toBe(true);
  });

  it("[PS5] keeps a rating that cannot be sent, says so, and sends it once when the network returns", async () => {
    let online = false;
    const { bodies, user } = await open(wordSession({ verdict: wordVerdict() }), {
      rateVocabularyAnswer: () => (online ? SECOND : NO_ANSWER),
    });
    await user.keyboard("2");
    expect(await screen.findByText(/Not sent yet: you are offline/)).not.toBeNull();
    await user.keyboard("4u");
    const before = bodies("rateVocabularyAnswer");
    online = true;
    act(() => {
      window.dispatchEvent(new Event("online"));
    });
    await screen.findByRole("heading", { name: "Words: 1 of 3 done" });
    expect(new Set(bodies("rateVocabularyAnswer").map((body) => JSON.stringify(body))).size).toBe(
      1,
    );
    expect(before[0]).toMatchObject({ rating: "hard" });
    expect(screen.queryByText(/Not sent yet/)).toBeNull();
  });

  it("goes on from where another window has gone", async () => {
    let moved = false;
    const { user } = await open(wordSession({ verdict: wordVerdict() }), {
      readVocabularySession: () => (moved ? SECOND : wordSession({ verdict: wordVerdict() })),
      rateVocabularyAnswer: () => {
        moved = true;
        return refusal("question-not-current");
      },
    });
    await user.keyboard("3");
    expect(
      await screen.findByText(/was answered before, perhaps in another window/),
    ).not.toBeNull();
    await screen.findByRole("heading", { name: "Words: 1 of 3 done" });
  });

  it("says when a word is set aside, and what to do with it", async () => {
    const { user } = await open(
      wordSession({ verdict: wordVerdict({ isRight: false, suggestedRating: "again" }) }),
      { rateVocabularyAnswer: () => ({ ...SECOND, tally: { ...SECOND.tally, leeches: 1 } }) },
    );
    await user.keyboard("1");
    expect(await screen.findByText(/keeps slipping, so it was set aside/)).not.toBeNull();
    expect(screen.getByRole("link", { name: /Its page/ }).getAttribute("href")).toBe(
      "/practice/mode?view=word&id=abate",
    );
  });

  it("ends with what came of it, what is due tomorrow, and the next step", async () => {
    await open(
      wordSession({
        status: "closed",
        question: null,
        finished: 3,
        tally: { reviews: 5, recalled: 4, newWords: 2, elapsedMs: 65_000, leeches: 0 },
      }),
    );
    expect(screen.getByRole("heading", { name: "3 words done" })).not.toBeNull();
    expect(
      screen.getByText("5 answers in 1 min 5 s, 4 of them recalled. 2 words were new."),
    ).not.toBeNull();
    expect(await screen.findByText("Tomorrow: 20 words to review and 8 new.")).not.toBeNull();
    expect(await screen.findByRole("button", { name: "Go on with the next words" })).not.toBeNull();
  });

  it("has no voice where the browser has none", async () => {
    await open(wordSession({ verdict: wordVerdict({ word: wordPage() }) }));
    expect(screen.queryByRole("button", { name: /Listen/ })).toBeNull();
  });
});
