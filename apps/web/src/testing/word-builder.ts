import type {
  VocabularyForecast,
  VocabularyQuestion,
  VocabularySession,
  VocabularyStanding,
  VocabularyVerdict,
  WordPage,
  WordSummary,
} from "@lexiquant/contract";
import { sessionIdSchema } from "@lexiquant/domain/kernel";

export const WORDS_ID = sessionIdSchema.parse("3f6a1c52-9d0e-4b77-8c11-0a5e2d9b7f40");
export const REVIEW_ID = "9c1f0c2e-74a1-4f55-9a36-5b6f1d2e3a4b";
export const LIST_ID = "51b8f1a2-6a0e-4b8e-9a58-6d2d0a4c9d11";

/** `abate`, not in line yet. */
export function wordSummary(changes: Partial<WordSummary> = {}): WordSummary {
  return {
    id: "abate",
    word: "abate",
    partOfSpeech: "verb",
    meaning: "to become less strong",
    frequency: 1,
    status: "none",
    dueOn: null,
    isDue: false,
    pRecall: null,
    isLeech: false,
    ...changes,
  };
}

export function wordPage(changes: Partial<WordPage> = {}): WordPage {
  return {
    ...wordSummary(),
    senses: [
      {
        partOfSpeech: "verb",
        definition: "to become less strong",
        sentences: ["The storm *abated* at night."],
        synonyms: ["subside", "ebb"],
        antonyms: ["intensify"],
        charge: "neutral",
      },
    ],
    root: "Old French *abatre*, to beat down",
    mnemonic: "A bait that is gone draws fewer fish.",
    confusedWith: [{ word: "abet", id: "abet", difference: "to *abet* is to help in a wrong." }],
    note: "",
    tags: [],
    card: null,
    reviews: [],
    items: [],
    ...changes,
  };
}

/** Five options, of which B is right. */
export function wordQuestion(changes: Partial<VocabularyQuestion> = {}): VocabularyQuestion {
  return {
    turn: 1,
    answerBy: "choosing",
    phase: "new",
    synonymTried: null,
    prompt: {
      drill: "meaning-to-word",
      partOfSpeech: "verb",
      meaning: "to become less strong",
      begins: null,
      options: ["soar", "abate", "feign", "usurp", "extol"].map((text, place) => ({
        id: `o${place}`,
        text,
      })),
    },
    ...changes,
  };
}

export function wordVerdict(changes: Partial<VocabularyVerdict> = {}): VocabularyVerdict {
  return {
    turn: 1,
    response: { kind: "chosen", optionIds: ["o1"] },
    isRight: true,
    isAlmost: false,
    key: ["o1"],
    answer: "abate",
    suggestedRating: "good",
    ratings: [
      { rating: "again", wait: { unit: "minutes", amount: 1 } },
      { rating: "hard", wait: { unit: "minutes", amount: 6 } },
      { rating: "good", wait: { unit: "minutes", amount: 10 } },
      { rating: "easy", wait: { unit: "days", amount: 8 } },
    ],
    word: wordPage(),
    ...changes,
  };
}

/** An open session of three words at its first question. */
export function wordSession(changes: Partial<VocabularySession> = {}): VocabularySession {
  return {
    id: WORDS_ID,
    status: "open",
    createdAt: "2026-11-21T10:00:00.000Z",
    closedAt: null,
    words: 3,
    finished: 0,
    question: wordQuestion(),
    verdict: null,
    canUndo: false,
    lastReviewId: null,
    tally: { reviews: 0, recalled: 0, newWords: 0, elapsedMs: 0, leeches: 0 },
    ...changes,
  };
}

/** Twelve words due, eight new; one list of the lexicon and one own. */
export function vocabularyStanding(changes: Partial<VocabularyStanding> = {}): VocabularyStanding {
  return {
    settings: {
      newPerDay: 8,
      reviewsPerDay: 100,
      minutesPerDay: 15,
      timeZone: "America/New_York",
      dayStartsAtHour: 4,
      lists: ["essential"],
      answerBy: "mixed",
    },
    settingsSaved: true,
    counts: { known: 120, learning: 30, unseen: 400, due: 12, setAside: 1 },
    today: {
      day: "2026-11-21",
      endsAt: "2026-11-22T09:00:00.000Z",
      learning: 0,
      reviews: 12,
      newWords: 8,
      refreshers: 0,
      plannedSeconds: 320,
      postponed: 0,
      postponedBecause: null,
      newHeldBack: 0,
      done: { reviews: 0, newWords: 0, elapsedMs: 0 },
    },
    scheduling: { testDate: "2027-02-14", desiredRetention: 0.8, chosenOn: "2026-11-20" },
    backlog: null,
    leeches: [],
    met: [],
    lists: [
      { id: "essential", name: "essential", isOwn: false, words: 700, known: 120, learning: 30 },
      { id: LIST_ID, name: "From class", isOwn: true, words: 4, known: 0, learning: 1 },
    ],
    openSession: null,
    ...changes,
  };
}

export function vocabularyForecast(changes: Partial<VocabularyForecast> = {}): VocabularyForecast {
  const nothing = { answered: 0, correct: 0, accuracy: null, low: null, high: null };
  const empty = { from: 0, to: 0.9, predicted: null, observed: { ...nothing, answersNeeded: 8 } };
  const observed = {
    answered: 60,
    correct: 51,
    accuracy: 0.85,
    low: 0.78,
    high: 0.9,
    answersNeeded: 0,
  };
  return {
    counts: { known: 120, learning: 30, unseen: 400, due: 12, setAside: 1 },
    load: [
      { date: "2026-11-21", reviews: 12, newWords: 8 },
      { date: "2026-11-22", reviews: 20, newWords: 8 },
    ],
    recall: {
      date: "2027-02-14",
      isTestDay: true,
      met: 150,
      expected: 96.4,
      low: 85.2,
      high: 107.9,
      asPlanned: 310.2,
      active: 550,
    },
    weakest: [{ word: wordSummary({ status: "learning" }), pRecall: 0.21 }],
    calibration: {
      overall: { from: 0, to: 1, predicted: 0.87, observed },
      bins: [empty, { from: 0.9, to: 1, predicted: 0.93, observed }],
    },
    memory: {
      basis: "defaults",
      triedWith: 0,
      triedOn: null,
      reviews: 60,
      reviewsNeeded: 600,
    },
    history: [{ date: "2026-11-20", reviews: 40, recalled: 34, newWords: 8, elapsedMs: 300_000 }],
    ...changes,
  };
}
