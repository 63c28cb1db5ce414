import {
  planRoutes,
  standingRoutes,
  type VocabularyResponse,
  vocabularyRoutes,
} from "@lexiquant/contract";
import { WORD_SKILLS } from "@lexiquant/domain/vocabulary";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realBank } from "../bank/testing/real-bank.ts";
import { realExams } from "../bank/testing/real-exams.ts";
import { realLibrary } from "../bank/testing/real-library.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { answer, at, begin, review } from "./vocabulary/testing/word-calls.ts";

let app: PracticeApp;
let now = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  app = await openPracticeApp(realBank(), {
    library: realLibrary(),
    exams: realExams(),
    clock: () => now,
  });
});
afterAll(() => app.close());

/** Meets words for the first time and says not to know them; rated so that none comes back at once. */
async function meetUnknown(student: Student, words: number) {
  let session = await begin(student);
  for (let n = 0; n < words; n += 1) {
    now = new Date(now.getTime() + 10_000);
    session = await review(student, session, "good");
  }
  return session;
}

const masteryOf = async (student: Student) => {
  const { nodes } = (await student.call(standingRoutes.readMastery, {})).value();
  return (id: string) => nodes.find((node) => node.id === id);
};
const overallIn = (node: Awaited<ReturnType<Awaited<ReturnType<typeof masteryOf>>>>) =>
  node?.parts.find(({ kind }) => kind === "overall")?.value ?? 0;
const wordsStep = async (student: Student) =>
  (await student.call(planRoutes.readRecommendations, {}))
    .value()
    .recommendations.find(({ id }) => id === "words");

it("names words in the mastery and the standing of Verbal, as far as they were met", async () => {
  const student = await app.student("Mastery Of Words");
  expect((await masteryOf(student))("verbal")?.words).toBeUndefined();
  const session = await meetUnknown(student, 7);
  const node = await masteryOf(student);
  const said = { met: 7, known: 0, learned: 0 };
  for (const id of [...WORD_SKILLS, "verbal"]) expect(node(id)?.words).toEqual(said);
  expect(node("quantitative")?.words).toBeUndefined();
  expect(overallIn(node("verbal"))).toBeLessThan(0);
  // Words alone show no topic: nothing was answered in it.
  expect(node(WORD_SKILLS[0])).toMatchObject({ pCorrect: null, rate: { answered: 0 } });
  const { measures } = (await student.call(standingRoutes.readStanding, {})).value();
  expect(measures.map(({ words }) => words)).toEqual([said, undefined]);
  expect(measures[0]).toMatchObject({ answers: 0, now: null });

  // Taken back, the last of them has said nothing.
  const body = { reviewId: session.lastReviewId ?? "" };
  (await student.call(vocabularyRoutes.undoVocabularyReview, { ...at(session), body })).value();
  const after = await masteryOf(student);
  expect(after("verbal")?.words).toEqual({ ...said, met: 6 });
  expect(overallIn(after("verbal"))).toBeGreaterThan(overallIn(node("verbal")));
});

it("recommends words where they cost most, with what was met and known", async () => {
  const student = await app.student("Costly Words");
  expect(await wordsStep(student)).toBeUndefined();
  await meetUnknown(student, 14);
  expect(await wordsStep(student)).toMatchObject({
    action: { kind: "review-words" },
    reason: { kind: "costly-words", answered: 14, right: 0 },
  });
});

it("proposes no words for their cost to one who knows them", async () => {
  const student = await app.student("Knows Words");
  let session = await begin(student);
  for (let n = 0; n < 14; n += 1) {
    const question = session.question;
    if (question === null) throw new Error("The session is over.");
    now = new Date(now.getTime() + 10_000);
    const options = question.prompt.options ?? [];
    // What is right is told once something was chosen; so an own answer is looked up in the lexicon.
    const senses = realLibrary().words.flatMap((word) =>
      "word" in question.prompt && word.id === question.prompt.word ? word.senses : [],
    );
    const key = options.find(({ text }) => senses.some(({ definition }) => definition === text));
    const response: VocabularyResponse =
      key === undefined ? { kind: "unknown" } : { kind: "chosen", optionIds: [key.id] };
    session = await answer(student, session, { response, elapsedMs: 4000 });
    const rating = { id: crypto.randomUUID(), turn: question.turn, rating: "good" } as const;
    session = (
      await student.call(vocabularyRoutes.rateVocabularyAnswer, { ...at(session), body: rating })
    ).value();
  }
  const { words } = (await masteryOf(student))("verbal") ?? {};
  expect(words).toEqual({ met: 14, known: 14, learned: 0 });
  expect((await wordsStep(student))?.reason.kind).not.toBe("costly-words");
});
