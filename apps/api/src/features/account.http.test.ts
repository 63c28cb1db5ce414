import { randomUUID } from "node:crypto";
import {
  accountRoutes,
  goalsRoutes,
  practiceRoutes,
  questionRoutes,
  vocabularyRoutes,
} from "@lexiquant/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realBank } from "../bank/testing/real-bank.ts";
import { realLibrary } from "../bank/testing/real-library.ts";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { forbiddenIn, secretFinder } from "../history/testing/secrets.ts";
import { EXPORTED_TABLES } from "./account/exported-tables.ts";
import { AT_END, begin, of, rightAt, wrongAt } from "./practice/testing/practice-calls.ts";
import { askTwin, itemOfModel, startOn } from "./questions/testing/twin-calls.ts";

const { closeSession, submitAttempt } = practiceRoutes;

let app: PracticeApp;
/** The same with the lexicon. */
let words: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
  words = await openPracticeApp(realBank(), { library: realLibrary() });
});
afterAll(async () => {
  await app.close();
  await words.close();
});

async function exported(student: Student) {
  const reply = await student.call(accountRoutes.exportAccount, {});
  return { ...reply.value(), text: reply.text };
}

describe("the export of an account", () => {
  it("forgets no table that has a user's rows", async () => {
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where column_name = 'user_id' and table_schema = 'public'`.execute(app.database.reader);
    const tables = rows.map(({ table_name }) => table_name);
    expect(tables.length).toBeGreaterThan(20);
    expect([...EXPORTED_TABLES].sort()).toEqual(tables.sort());
  });

  it("has what the user did and set, and nothing of others", async () => {
    const student = await app.student("Exporting");
    const other = await app.student("Somebody Else");
    await other.call(goalsRoutes.saveGoals, { body: { verbalTarget: 141 } });
    await student.call(goalsRoutes.saveGoals, { body: { verbalTarget: 163 } });
    const session = await begin(student);
    await student.call(submitAttempt, wrongAt(session, 0));
    const { tables, text } = await exported(student);
    expect(Object.keys(tables).sort()).toEqual([...EXPORTED_TABLES].sort());
    expect(tables.study_goals).toMatchObject([{ verbal_target: 163 }]);
    expect(tables.attempts).toMatchObject([{ position: 0, correct: false }]);
    expect(tables.users).toMatchObject([{ name: "Exporting" }]);
    expect(tables.identities).toHaveLength(1);
    const users = Object.values(tables).flatMap((rows) => rows.map(({ user_id }) => user_id));
    expect(new Set(users).size).toBe(1);
    expect(text).not.toContain("Somebody Else");
  });

  it("leaves out what would let others sign in", async () => {
    const student = await app.student("Signed In");
    const { tables, text } = await exported(student);
    const stored = await app.database.reader
      .selectFrom("refresh_tokens")
      .select("secret_hash")
      .execute();
    expect(tables.refresh_tokens).toHaveLength(1);
    expect(tables.refresh_tokens?.[0]).toHaveProperty("expires_at");
    expect(stored.filter(({ secret_hash }) => text.includes(secret_hash))).toEqual([]);
  });

  it("has no outcome of an attempt while its session withholds it, and has it afterwards", async () => {
    const student = await app.student("Withheld");
    const session = await begin(student, { settings: AT_END });
    await student.call(submitAttempt, rightAt(session, 0));
    await student.call(submitAttempt, wrongAt(session, 1));
    const before = await exported(student);
    expect(before.tables.attempts).toHaveLength(2);
    for (const attempt of before.tables.attempts ?? []) {
      expect(attempt).not.toHaveProperty("correct");
    }
    await student.call(closeSession, of(session));
    const { tables } = await exported(student);
    expect(tables.attempts?.map(({ position, correct }) => [position, correct]).sort()).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  it("has no earlier outcome either of a question that an open session asks again", async () => {
    const student = await app.student("Asked Again");
    const first = await begin(student, { itemCount: 1 });
    await student.call(submitAttempt, wrongAt(first, 0));
    await student.call(closeSession, of(first));
    expect((await exported(student)).tables.attempts?.[0]).toHaveProperty("correct", false);
    const itemId = first.items[0]?.item.id;
    if (itemId === undefined) throw new Error("The session is empty.");
    await startOn(student, itemId, "end");
    expect((await exported(student)).tables.attempts?.[0]).not.toHaveProperty("correct");
  });

  it("has twins without their keys", async () => {
    const student = await app.student("Twin");
    const origin = itemOfModel("reverse-percent-after-change");
    await student.call(questionRoutes.revealKey, { params: { itemId: origin.id } });
    const twin = (await askTwin(student, origin.id)).value();
    await startOn(student, twin.item.id);
    const { tables, text } = await exported(student);
    expect(tables.twins).toMatchObject([{ item: { id: twin.item.id, stem: twin.item.stem } }]);
    expect(tables.twins?.[0]).not.toHaveProperty("difficulty");
    expect(forbiddenIn(text)).toEqual([]);
    expect(
      secretFinder({ ...realBank(), items: new Map([[origin.id, origin]]) }).leaksIn(text, [
        origin,
      ]),
    ).toEqual([]);
  });

  it("has the log of words, and no question of theirs that is still open", async () => {
    const student = await words.student("Learning Words");
    const id = randomUUID();
    await student.call(vocabularyRoutes.startVocabularySession, { body: { id } });
    const answered = { turn: 1, response: { kind: "unknown" }, elapsedMs: 900 } as const;
    const at = { params: { sessionId: id } };
    await student.call(vocabularyRoutes.answerVocabularyQuestion, { ...at, body: answered });
    const body = { id: randomUUID(), turn: 1, rating: "again" } as const;
    await student.call(vocabularyRoutes.rateVocabularyAnswer, { ...at, body });
    const { tables, text } = await exported(student);
    expect(tables.vocabulary_reviews).toMatchObject([{ rating: "again", elapsed_ms: 900 }]);
    expect(tables.vocabulary_sessions).toMatchObject([{ id, turn: 2 }]);
    expect(text).not.toMatch(/"accepts"|"question"/);
  });

  it("has no event of another visit", async () => {
    const student = await app.student("Visitor");
    expect((await exported(student)).tables.product_events).toEqual([]);
    expect((await app.visitor.call(accountRoutes.exportAccount, {})).code()).toBe(
      "unauthenticated",
    );
  });
});
