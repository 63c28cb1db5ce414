import {
  accountRoutes,
  authRoutes,
  DELETION_WORDS,
  goalsRoutes,
  planRoutes,
  practiceRoutes,
  questionRoutes,
} from "@lexiquant/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openPracticeApp,
  type PracticeApp,
  type Student,
} from "../history/testing/practice-app.ts";
import { begin, of, wrongAt } from "./practice/testing/practice-calls.ts";
import { askTwin, itemOfModel, startOn } from "./questions/testing/twin-calls.ts";

const { closeSession, submitAttempt } = practiceRoutes;

let app: PracticeApp;
beforeAll(async () => {
  app = await openPracticeApp();
});
afterAll(() => app.close());

/** Tables with a row in which the user's id stands anywhere; looked for in all that there are. */
async function tablesWith(userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = current_schema()
    order by 1`.execute(app.database.reader);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: some } = await sql`
      select 1 from ${sql.table(name)} as one where one::text like ${`%${userId}%`} limit 1`.execute(
      app.database.reader,
    );
    if (some.length > 0) found.push(name);
  }
  return found;
}

const idOf = async (student: Student) =>
  (await student.call(authRoutes.currentUser, {})).value().id;
const remove = (student: Student) =>
  student.call(accountRoutes.deleteAccount, { body: { confirmation: DELETION_WORDS } });

/** A student who has left something in many tables. */
async function busyStudent(name: string) {
  const student = await app.student(name);
  await student.call(goalsRoutes.saveGoals, { body: { verbalTarget: 163 } });
  await student.call(authRoutes.savePreferences, { body: { paceFactor: 1.5 } });
  const session = await begin(student);
  await student.call(submitAttempt, wrongAt(session, 0));
  await student.call(closeSession, of(session));
  const origin = itemOfModel("reverse-percent-after-change");
  await student.call(questionRoutes.revealKey, { params: { itemId: origin.id } });
  const twin = (await askTwin(student, origin.id)).value();
  await startOn(student, twin.item.id);
  // Reading takes the answers in.
  await student.call(planRoutes.readRecommendations, {});
  return { student, userId: await idOf(student) };
}

describe("[AC2] the deletion of an account", () => {
  it("leaves nothing of the user in any table, and everything of others", async () => {
    const gone = await busyStudent("Leaving");
    const staying = await busyStudent("Staying");
    const before = await tablesWith(staying.userId);
    expect(await tablesWith(gone.userId)).toEqual(before);
    expect(before).toEqual(
      expect.arrayContaining(["attempts", "learner_states", "mistakes", "twins", "users"]),
    );
    expect((await remove(gone.student)).value()).toEqual({ deleted: true });
    expect(await tablesWith(gone.userId)).toEqual([]);
    expect(await tablesWith(staying.userId)).toEqual(before);
  });

  it("finds tables that were added later, whatever refers to whatever", async () => {
    const { student, userId } = await busyStudent("Added");
    await sql`create table a_parent (user_id uuid primary key)`.execute(app.database.reader);
    await sql`create table a_child (user_id uuid references a_parent (user_id))`.execute(
      app.database.reader,
    );
    await sql`insert into a_parent values (${userId})`.execute(app.database.reader);
    await sql`insert into a_child values (${userId})`.execute(app.database.reader);
    expect(await tablesWith(userId)).toContain("a_child");
    await remove(student);
    expect(await tablesWith(userId)).toEqual([]);
    await sql`drop table a_child, a_parent`.execute(app.database.reader);
  });

  it("ends every sign-in at once, and signing in again begins anew", async () => {
    const { student, userId } = await busyStudent("Returning");
    const otherDevice = await app.student("Returning");
    await remove(student);
    for (const device of [student, otherDevice]) {
      const late = await device.call(goalsRoutes.saveGoals, { body: { verbalTarget: 150 } });
      expect(late.code()).toBe("unauthenticated");
    }
    expect(await tablesWith(userId)).toEqual([]);
    const again = await app.student("Returning");
    expect(await idOf(again)).not.toBe(userId);
    expect((await again.call(goalsRoutes.readGoals, {})).value().verbalTarget).toBeNull();
  });

  it("does nothing without the words", async () => {
    const { student, userId } = await busyStudent("Hesitating");
    const before = await tablesWith(userId);
    const { method, path: url } = accountRoutes.deleteAccount;
    for (const payload of [{}, { confirmation: "yes" }]) {
      expect((await student.send({ method, url, payload: JSON.stringify(payload) })).status).toBe(
        400,
      );
    }
    expect(await tablesWith(userId)).toEqual(before);
  });
});
