import { randomUUID } from "node:crypto";
import {
  practiceRoutes,
  questionRoutes,
  type RouteInput,
  vocabularyRoutes,
} from "@lexiquant/contract";
import { type ItemId, itemIdSchema } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realBank } from "../../bank/testing/real-bank.ts";
import { realLibrary } from "../../bank/testing/real-library.ts";
import { wrongResponse } from "../../bank/testing/responses.ts";
import type { PracticeApp, Student } from "../../history/testing/practice-app.ts";
import {
  answer,
  begin,
  finish,
  openWordApp,
  review,
  set,
  standingOf,
} from "./testing/word-calls.ts";

const {
  addWord,
  changeOwnWord,
  createWordList,
  deleteOwnWord,
  deleteWordList,
  exportWords,
  importWords,
  listWords,
  lookUpWord,
  previewWords,
  queueWords,
  readQuestionWords,
  readWord,
  removeWord,
  renameWordList,
  restoreOwnWord,
  saveWordNote,
} = vocabularyRoutes;

let now = Date.parse("2026-11-21T15:00:00Z");
let app: PracticeApp;
beforeAll(async () => {
  app = await openWordApp(() => new Date(now));
});
afterAll(() => app.close());
beforeEach(() => {
  now = Date.parse("2026-11-21T15:00:00Z");
});

async function listOf(student: Student, name = "Mine"): Promise<string> {
  const body = { id: randomUUID(), name };
  return (await student.call(createWordList, { body })).value().id;
}
const load = (student: Student, listId: string, text: string) =>
  student.call(importWords, { params: { listId }, body: { text } });
const wordsOf = async (student: Student, query: RouteInput<typeof listWords>["query"]) =>
  (await student.call(listWords, { query })).value();

describe("words", () => {
  it("are listed by the alphabet, a page at a time, each once", async () => {
    const student = await app.student("Paging");
    const first = await wordsOf(student, { limit: 100 });
    expect(first).toMatchObject({ hasMore: true });
    expect(first.matching).toBeGreaterThan(2800);
    const met = new Set<string>();
    for (let after: string | undefined, more = true; more; ) {
      const page = await wordsOf(student, {
        limit: 100,
        ...(after === undefined ? {} : { after }),
      });
      for (const { id } of page.words) met.add(id);
      after = page.words.at(-1)?.id;
      more = page.hasMore;
    }
    expect(met.size).toBe(first.matching);
    const found = await wordsOf(student, { query: "LOQUAC" });
    expect(found.words.map(({ id }) => id)).toContain("loquacious");
    const essential = realLibrary().words.filter(({ frequency }) => frequency === 1);
    expect((await wordsOf(student, { list: "essential" })).matching).toBe(essential.length);
    const none = await student.call(listWords, { query: { list: randomUUID() } });
    expect(none.code()).toBe("word-list-not-found");
  });

  it("have a page with all that is known of them, and a note", async () => {
    const student = await app.student("Reading");
    const params = { wordId: "dilate" };
    const page = (await student.call(readWord, { params })).value();
    expect(page.senses).toHaveLength(2);
    const paired = await student.call(readWord, { params: { wordId: "abandon" } });
    expect(paired.text).toContain("relinquish");
    expect(paired.text).not.toContain('"fits"');
    expect(page).toMatchObject({ root: "Latin *latus*, wide (latitude)", status: "new", note: "" });
    await student.call(saveWordNote, { params, body: { note: "like a pupil" } });
    expect((await student.call(readWord, { params })).value().note).toBe("like a pupil");
    const other = await app.student("Reading Too");
    expect((await other.call(readWord, { params })).value().note).toBe("");
    const unknown = await student.call(readWord, { params: { wordId: "nosuchword" } });
    expect(unknown.code()).toBe("word-not-found");
  });
});

describe("own lists", () => {
  it("take what can be taken of a text, and name the lines that cannot", async () => {
    const student = await app.student("Importing");
    const listId = await listOf(student);
    const text =
      "front,back\nabate,\nsaudade,longing for what is gone\nloquacious,a chatterbox\nqwerty\nabjure\n";
    const preview = await student.call(previewWords, { params: { listId }, body: { text } });
    expect(preview.value()).toMatchObject({ count: 3, refusals: [{ line: 2 }, { line: 5 }] });
    expect(preview.value().words.map(({ word, isOwn }) => [word, isOwn])).toEqual([
      ["saudade", true],
      ["loquacious", false],
      ["abjure", false],
    ]);
    const first = (await load(student, listId, text)).value();
    expect(first).toEqual({
      added: 1,
      fromLexicon: 2,
      already: 0,
      refusals: [
        { line: 2, reason: "empty-back" },
        { line: 5, reason: "unknown-word" },
      ],
    });
    const again = (await load(student, listId, text)).value();
    expect(again).toMatchObject({ added: 0, fromLexicon: 0, already: 3 });
    // What the student wrote of a word of ours is kept as a note.
    const page = await student.call(readWord, { params: { wordId: "loquacious" } });
    expect(page.value().note).toBe("a chatterbox");
    const anki =
      '#separator:tab\n#html:true\n#tags column:3\nennui\t<b>boredom</b>\tfrench\n"x\ty\n';
    expect((await load(student, listId, anki)).value().refusals).toEqual([
      { line: 5, reason: "unclosed-quote" },
    ]);
    expect((await load(student, listId, "")).value().refusals).toEqual([
      { line: 1, reason: "no-words" },
    ]);
  });

  it("come out as files that come in again", async () => {
    const student = await app.student("Exporting");
    const listId = await listOf(student);
    const id = randomUUID();
    const body = { id, front: 'naïve "art", so', back: "line one\nline two" };
    const added = await student.call(addWord, { params: { listId }, body });
    expect(added.value()).toMatchObject({ id: `own:${id}`, status: "none" });
    await load(student, listId, "abate\nennui");
    for (const format of ["anki", "csv"] as const) {
      const file = (await student.call(exportWords, { query: { format, list: listId } })).value();
      const copy = await listOf(student, format);
      const result = (await load(student, copy, file.text)).value();
      expect(result).toMatchObject({ refusals: [], already: 0 });
      expect(result.added + result.fromLexicon).toBe(3);
      const words = (await wordsOf(student, { list: copy })).words;
      expect(words.map(({ word }) => word)).toContain('naïve "art", so');
    }
    // Our own text is no note of the student's.
    const page = await student.call(readWord, { params: { wordId: "abate" } });
    expect(page.value().note).toBe("");
    const all = (await student.call(exportWords, { query: { format: "csv" } })).value();
    expect(all.text).toContain("naïve");
  });

  it("are learned with the drills that they allow: typed, without regard to case and accents", async () => {
    const student = await app.student("Own Words");
    const listId = await listOf(student);
    await load(student, listId, "Fernweh,longing for far places");
    const session = await begin(student, { listId, drills: ["meaning-to-word"] });
    expect(session).toMatchObject({
      words: 1,
      question: { answerBy: "typing", prompt: { meaning: "longing for far places" } },
    });
    const typed = await answer(student, session, {
      response: { kind: "typed", text: "  FÉRNWEH " },
    });
    expect(typed.verdict).toMatchObject({ isRight: true, answer: "Fernweh" });
    await finish(student, typed, "easy");
    await set(student, { lists: [listId] });
    expect((await standingOf(student)).counts).toMatchObject({ known: 1, unseen: 0 });
    await student.call(deleteWordList, { params: { listId } });
    const standing = await standingOf(student);
    expect(standing.counts).toMatchObject({ known: 0, unseen: 0 });
    expect(standing.settings.lists).toEqual([]);
    const rows = await app.database.reader
      .selectFrom("vocabulary_reviews")
      .select("word_id")
      .where("session_id", "=", session.id)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
  });

  it("and their words are changed and deleted, by their owner alone", async () => {
    const [student, other] = [await app.student("Changing"), await app.student("Changing Not")];
    const listId = await listOf(student);
    const second = await listOf(student, "second");
    const id = randomUUID();
    const params = { wordId: `own:${id}` };
    await student.call(addWord, { params: { listId }, body: { id, front: "enui", back: "b" } });
    const body = { front: "ennui", back: "boredom" };
    expect((await other.call(changeOwnWord, { params, body })).code()).toBe("word-not-found");
    expect((await other.call(deleteOwnWord, { params })).code()).toBe("word-not-found");
    const changed = (await student.call(changeOwnWord, { params, body })).value();
    expect(changed).toMatchObject({ word: "ennui", meaning: "boredom" });
    const ours = { params: { wordId: "abate" } };
    expect((await student.call(changeOwnWord, { ...ours, body })).code()).toBe("word-not-found");
    expect((await student.call(deleteOwnWord, ours)).code()).toBe("word-not-found");
    const named = { params: { listId: second }, body: { name: "French" } };
    expect((await other.call(renameWordList, named)).code()).toBe("word-list-not-found");
    expect((await student.call(renameWordList, named)).value().name).toBe("French");
    const before = (await wordsOf(student, { list: listId })).words.map(({ word }) => word);
    expect(before).toEqual(["ennui"]);
    expect((await student.call(deleteOwnWord, { params })).value()).toEqual({ id: params.wordId });
    expect((await wordsOf(student, { list: listId })).words).toEqual([]);
    expect((await student.call(readWord, { params })).code()).toBe("word-not-found");
  });

  it("come before the words of the lexicon once their list is chosen", async () => {
    const student = await app.student("Own First");
    const listId = await listOf(student);
    const body = { id: randomUUID(), front: "weltschmerz", back: "weariness of the world" };
    await student.call(addWord, { params: { listId }, body });
    expect((await standingOf(student)).lists[0]).toMatchObject({ id: listId, words: 1 });
    await set(student, { lists: ["essential", listId] });
    const first = await answer(student, await begin(student));
    expect(first.verdict?.word.word).toBe("weltschmerz");
  });

  it("come back as they were for a day after they were deleted", async () => {
    const [student, other] = [await app.student("Deleting"), await app.student("Deleting Not")];
    const listId = await listOf(student);
    const ids = [randomUUID(), randomUUID()];
    const [front, wordId] = ["wanderlust", `own:${ids[0]}`];
    for (const [at, id] of ids.entries()) {
      const body = { id, front: at === 0 ? front : "angst", back: "a longing" };
      await student.call(addWord, { params: { listId }, body });
    }
    await student.call(queueWords, { body: { wordIds: [wordId] } });
    const session = await begin(student, { listId });
    await review(student, session, "good");
    const params = { wordId };
    const note = { params, body: { note: "from the film" } };
    await student.call(saveWordNote, note);
    const page = async () => (await student.call(readWord, { params })).value();
    const order = async () => (await wordsOf(student, { list: listId })).words;
    const before = [await page(), await order()];
    expect(before[0]).toMatchObject({ note: "from the film", reviews: [{ rating: "good" }] });
    await student.call(deleteOwnWord, { params });
    expect((await student.call(readWord, { params })).code()).toBe("word-not-found");
    expect((await other.call(restoreOwnWord, { params })).code()).toBe("word-not-found");
    const restored = await student.call(restoreOwnWord, { params });
    expect(restored.value()).toMatchObject({ id: wordId, word: front });
    expect([await page(), await order()]).toEqual(before);
    expect((await student.call(restoreOwnWord, { params })).value()).toEqual(restored.value());

    await student.call(deleteOwnWord, { params });
    now += 25 * 60 * 60 * 1000;
    const back = await app.student("Deleting");
    await back.call(deleteOwnWord, { params: { wordId: `own:${ids[1]}` } });
    expect((await back.call(restoreOwnWord, { params })).code()).toBe("word-not-found");
    const notes = app.database.reader.selectFrom("word_notes").select("note");
    expect(await notes.where("word_id", "=", wordId).execute()).toEqual([]);
  });

  it("are a student's own", async () => {
    const [student, other] = [await app.student("Owner"), await app.student("Stranger")];
    const listId = await listOf(student);
    const id = randomUUID();
    await student.call(addWord, { params: { listId }, body: { id, front: "a", back: "b" } });
    const params = { listId, wordId: `own:${id}` };
    const calls = [
      await load(other, listId, "x,y"),
      await other.call(deleteWordList, { params: { listId } }),
      await other.call(removeWord, { params }),
      await other.call(addWord, { params: { listId }, body: { id, front: "a", back: "b" } }),
      await other.call(exportWords, { query: { format: "csv", list: listId } }),
    ];
    expect(new Set(calls.map((reply) => reply.code()))).toEqual(new Set(["word-list-not-found"]));
    const read = await other.call(readWord, { params: { wordId: params.wordId } });
    expect(read.code()).toBe("word-not-found");
    const queued = await other.call(queueWords, { body: { wordIds: [params.wordId] } });
    expect(queued.code()).toBe("word-not-found");
    const left = (await student.call(removeWord, { params })).value();
    expect(left.words).toBe(0);
    const gone = await student.call(readWord, { params: { wordId: params.wordId } });
    expect(gone.code()).toBe("word-not-found");
  });
});

describe("words of a question", () => {
  const item = [...realBank().items.values()].find(
    ({ type, retired }) => type === "sentence-equivalence" && !retired,
  );
  const itemId: ItemId = item?.id ?? itemIdSchema.parse(null);
  const params = { itemId };

  it("are told once its key may be seen, come into line with one tap, and are asked first", async () => {
    const student = await app.student("Missing");
    const words = () => student.call(readQuestionWords, { params });
    expect((await words()).code()).toBe("key-withheld");
    const wordId = "abate";
    const early = { params: { wordId }, body: { id: randomUUID(), itemId } };
    expect((await student.call(lookUpWord, early)).code()).toBe("key-withheld");
    const start = {
      id: randomUUID(),
      settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" } as const,
      filter: { measures: [], kinds: [], topics: [], difficulties: [], statuses: [] },
      itemCount: 1,
      itemId,
    };
    const session = (await student.call(practiceRoutes.startSession, { body: start })).value();
    expect((await words()).code()).toBe("key-withheld");
    if (item === undefined) throw new Error("The bank has no such item.");
    const attempt = {
      ...{ id: randomUUID(), position: 0, elapsedMs: 30_000, sureness: null },
      response: wrongResponse(item),
    };
    const at = { params: { sessionId: session.id } };
    await student.call(practiceRoutes.submitAttempt, { ...at, body: attempt });
    const told = (await words()).value().words;
    const missed = told.filter(({ behindWrongAnswer }) => behindWrongAnswer);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every(({ place }) => place === "option")).toBe(true);
    const wanted = missed[0]?.word.id ?? "";
    expect((await standingOf(student)).met.map(({ word }) => word.id)).toContain(wanted);
    const page = await student.call(readWord, { params: { wordId: wanted } });
    const { items, senses } = page.value();
    expect(items).toMatchObject([{ id: itemId, sense: missed[0]?.sense }]);
    expect(missed[0]?.word.meaning).toBe(senses[missed[0]?.sense ?? Number.NaN]?.definition);
    await student.call(queueWords, { body: { wordIds: [wanted] } });
    const after = await standingOf(student);
    expect(after.met.map(({ word }) => word.id)).not.toContain(wanted);
    const first = await answer(student, await begin(student, { drills: ["word-to-meaning"] }));
    expect(first.verdict?.word.id).toBe(wanted);
  });

  it("can be looked up once its key was shown, which is recorded once", async () => {
    const student = await app.student("Looking Up");
    await student.call(questionRoutes.revealKey, { params });
    const { words } = (await student.call(readQuestionWords, { params })).value();
    const told = new Set(words.map(({ word }) => word.id));
    const wordId = words[0]?.word.id ?? "";
    const lookup = { params: { wordId }, body: { id: randomUUID(), itemId } };
    expect((await student.call(lookUpWord, lookup)).value().id).toBe(wordId);
    await student.call(lookUpWord, lookup);
    const other = realLibrary().words.find(({ id }) => !told.has(id))?.id ?? "";
    const elsewhere = { params: { wordId: other }, body: { id: randomUUID(), itemId } };
    expect((await student.call(lookUpWord, elsewhere)).code()).toBe("word-not-found");
    expect((await standingOf(student)).met).toMatchObject([
      { because: "looked-up", itemId, word: { id: wordId } },
    ]);
  });
});
