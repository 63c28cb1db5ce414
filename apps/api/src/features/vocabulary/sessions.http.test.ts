import { randomUUID } from "node:crypto";
import {
  VOCABULARY_DRILLS,
  VOCABULARY_RATINGS,
  type VocabularyRating,
  type VocabularyResponse,
  type VocabularySession,
  vocabularyRoutes,
} from "@lexiquant/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PracticeApp } from "../../history/testing/practice-app.ts";
import {
  answer,
  at,
  begin,
  finish,
  openWordApp,
  review,
  set,
  standingOf,
} from "./testing/word-calls.ts";

const {
  answerVocabularyQuestion,
  closeVocabularySession,
  queueWords,
  rateVocabularyAnswer,
  readVocabularySession,
  readWord,
  startVocabularySession,
  undoVocabularyReview,
} = vocabularyRoutes;
const DAY_MS = 86_400_000;
const START = Date.parse("2026-11-21T10:00:00Z");

let now = START;
let app: PracticeApp;
beforeAll(async () => {
  app = await openWordApp(() => new Date(now));
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

describe("a session of words", () => {
  it("has at most twenty words, resumes where it was left, and is closed by the next", async () => {
    const student = await app.student("Beginner");
    await set(student, { newPerDay: 30 });
    const session = await begin(student);
    expect(session).toMatchObject({ status: "open", words: 20, finished: 0, verdict: null });
    const after = await review(student, session, "good");
    const resumed = (await student.call(readVocabularySession, at(session))).value();
    expect(resumed).toEqual(after);
    expect((await standingOf(student)).openSession).toEqual({
      id: session.id,
      words: 20,
      finished: 0,
    });
    const answered = await answer(student, resumed);
    expect((await student.call(readVocabularySession, at(session))).value()).toEqual(answered);
    const second = await begin(student);
    expect((await student.call(readVocabularySession, at(session))).value().status).toBe("closed");
    expect((await standingOf(student)).openSession?.id).toBe(second.id);
  });

  it("gives nothing of the key before the answer, and shows word and intervals after it", async () => {
    const student = await app.student("Curious");
    await set(student, { newPerDay: 20 });
    const asDrilled = new Map<string, number>();
    for (const drill of VOCABULARY_DRILLS) {
      // Not every word gives a pair.
      if (drill === "equivalence-pair") {
        await student.call(queueWords, { body: { wordIds: ["abandon"] } });
      }
      let session = await begin(student, { drills: [drill] });
      for (let asked = 0; asked < 4 && session.question !== null; asked += 1) {
        const { prompt } = session.question;
        const before = JSON.stringify(session);
        expect(before).not.toMatch(/"key"|"accepts"|"wordId"|"answer":/);
        const answered = await answer(student, session);
        const word = answered.verdict?.word.word ?? "";
        asDrilled.set(prompt.drill, (asDrilled.get(prompt.drill) ?? 0) + 1);
        if (prompt.drill === "sentence-blank" || prompt.drill === "meaning-to-word") {
          const told = before.replace(/"options":\[.*?\]/g, "").toLowerCase();
          expect(told).not.toMatch(new RegExp(`\\b${word}\\b`));
        }
        expect(answered.verdict).toMatchObject({ isRight: false, suggestedRating: "again" });
        expect(answered.verdict?.ratings.map(({ rating }) => rating)).toEqual(VOCABULARY_RATINGS);
        session = await review(student, answered, "good");
      }
    }
    expect([...asDrilled.keys()].sort()).toEqual([...VOCABULARY_DRILLS].sort());
  });

  it("judges chosen answers itself, and suggests a rating from right and time", async () => {
    const student = await app.student("Choosing");
    const session = await begin(student, { drills: ["word-to-meaning"] });
    const { turn, prompt } = session.question ?? { turn: 0, prompt: null };
    const wrong: VocabularyResponse = { kind: "chosen", optionIds: ["Z"] };
    const call = (response: VocabularyResponse) =>
      student.call(answerVocabularyQuestion, {
        ...at(session),
        body: { turn, response, elapsedMs: 1 },
      });
    expect((await call(wrong)).code()).toBe("response-mismatch");
    expect((await call({ kind: "typed", text: "x" })).code()).toBe("response-mismatch");
    const word = prompt?.drill === "word-to-meaning" ? prompt.word : "";
    const page = (await student.call(readWord, { params: { wordId: word } })).value();
    const meanings = page.senses.map(({ definition }) => definition);
    const right = prompt?.options?.find(({ text }) => meanings.includes(text))?.id ?? "";
    const verdict = (await call({ kind: "chosen", optionIds: [right] })).value().verdict;
    expect(verdict).toMatchObject({ isRight: true, suggestedRating: "good", key: [right] });
    // The first response counts.
    expect((await call({ kind: "unknown" })).value().verdict).toEqual(verdict);
  });

  it("gives another try for a synonym, once, and takes a slip of one letter for almost right", async () => {
    const student = await app.student("Typing");
    await set(student, { answerBy: "typing" });
    await student.call(queueWords, { body: { wordIds: ["abandon"] } });
    const type = async (text: string, session: VocabularySession) =>
      await answer(student, session, { response: { kind: "typed", text } });
    const open = () => begin(student, { drills: ["sentence-blank"] });
    const session = await open();
    const { senses } = (await student.call(readWord, { params: { wordId: "abandon" } })).value();
    const { prompt } = session.question ?? { prompt: null };
    const before = prompt !== null && "before" in prompt ? prompt.before : "";
    const sense = senses.find(({ sentences }) => sentences.some((text) => text.startsWith(before)));
    const [one = "", other = ""] = sense?.synonyms ?? [];
    const told = await type(one.toUpperCase(), session);
    expect(told.question?.synonymTried).toBe(one);
    expect(told.verdict).toBeNull();
    // Sent twice, it is still the first try.
    expect(await type(one, session)).toEqual(told);
    expect((await type(other, session)).verdict).toMatchObject({
      ...{ isRight: false, isAlmost: false, suggestedRating: "again" },
    });
    const second = await type(one, await open());
    expect((await type("abandn", second)).verdict).toMatchObject({
      ...{ isRight: true, isAlmost: true, suggestedRating: "hard" },
    });
    expect((await type("abandon", await open())).verdict).toMatchObject({
      ...{ isRight: true, isAlmost: false, suggestedRating: "good" },
    });
  });

  it("records a rating once per id, and one per question", async () => {
    const student = await app.student("Repeating");
    const session = await begin(student);
    const unanswered = { id: randomUUID(), turn: 1, rating: "good" } as const;
    const rate = (body: { id: string; turn: number; rating: VocabularyRating }) =>
      student.call(rateVocabularyAnswer, { ...at(session), body });
    expect((await rate(unanswered)).code()).toBe("answers-missing");
    await answer(student, session);
    const first = await rate(unanswered);
    const again = await rate(unanswered);
    expect(again.text).toBe(first.text);
    expect((await rate({ ...unanswered, rating: "easy" })).code()).toBe("review-id-reused");
    expect((await rate({ ...unanswered, id: randomUUID() })).code()).toBe("question-not-current");
    expect(first.value().tally.reviews).toBe(1);
  });

  it("records one rating where the same comes in twice at once", async () => {
    const student = await app.student("Hurried");
    const session = await answer(student, await begin(student));
    const calls = (["good", "easy"] as const).map((rating) =>
      student.call(rateVocabularyAnswer, {
        ...at(session),
        body: { id: randomUUID(), turn: 1, rating },
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it("takes the last rating back, to the card as it was, and asks its word again", async () => {
    const student = await app.student("Undoing");
    const begun = await answer(student, await begin(student));
    const word = begun.verdict?.word.id ?? "";
    const id = randomUUID();
    const rated = (
      await student.call(rateVocabularyAnswer, {
        ...at(begun),
        body: { id, turn: 1, rating: "easy" },
      })
    ).value();
    expect(rated).toMatchObject({ canUndo: true, lastReviewId: id, finished: 1 });
    const undo = () => student.call(undoVocabularyReview, { ...at(begun), body: { reviewId: id } });
    const undone = (await undo()).value();
    expect(undone).toMatchObject({ canUndo: false, finished: 0, verdict: null });
    expect(undone.question?.turn).toBeGreaterThan(rated.question?.turn ?? 0);
    expect((await undo()).value()).toEqual(undone);
    const again = await answer(student, undone);
    expect(again.verdict?.word).toMatchObject({ id: word, card: { reviews: 0, phase: "new" } });
    expect((await standingOf(student)).today.done.newWords).toBe(0);
    const other = { ...at(begun), body: { reviewId: randomUUID() } };
    expect((await student.call(undoVocabularyReview, other)).code()).toBe("nothing-to-undo");
  });

  it("can be undone at its very end, until another is begun", async () => {
    const student = await app.student("Late");
    await set(student, { newPerDay: 1 });
    const done = await finish(student, await begin(student), "easy");
    expect(done).toMatchObject({ status: "closed", question: null, canUndo: true, words: 1 });
    const body = { reviewId: done.lastReviewId ?? "" };
    const reopened = await student.call(undoVocabularyReview, { ...at(done), body });
    expect(reopened.value()).toMatchObject({ status: "open", finished: 0 });
  });

  it("starts once per id, and never under another's", async () => {
    const [student, other] = [await app.student("One"), await app.student("Another")];
    const id = randomUUID();
    const start = (by: typeof student, body: object = {}) =>
      by.call(startVocabularySession, { body: { id, ...body } });
    const first = await start(student);
    expect((await start(student)).text).toBe(first.text);
    expect((await start(student, { drills: ["odd-one-out"] })).code()).toBe("session-id-reused");
    expect((await start(other)).code()).toBe("session-id-reused");
    expect((await other.call(readVocabularySession, at({ id }))).code()).toBe("session-not-found");
    expect((await other.call(closeVocabularySession, at({ id }))).code()).toBe("session-not-found");
    const body = { turn: 1, response: { kind: "unknown" as const }, elapsedMs: 1 };
    const foreign = await other.call(answerVocabularyQuestion, { ...at({ id }), body });
    expect(foreign.code()).toBe("session-not-found");
    expect((await app.visitor.call(vocabularyRoutes.readVocabulary, {})).code()).toBe(
      "unauthenticated",
    );
  });

  it("ends with the day's caps, and goes on the next study day", async () => {
    const student = await app.student("Capped");
    await set(student, { newPerDay: 3, timeZone: "America/New_York" });
    await finish(student, await begin(student), "easy");
    const body = { id: randomUUID() };
    expect((await student.call(startVocabularySession, { body })).code()).toBe("no-words-due");
    now += DAY_MS;
    const tomorrow = await app.student("Capped");
    expect((await begin(tomorrow)).words).toBe(3);
  });
});
