import { randomUUID } from "node:crypto";
import { userIdSchema } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnDatabases, describeOnEngines } from "./testing.ts";

describeOnEngines("an empty database", (engine) => {
  it("gets every table by migrating, and nothing more by migrating again", async () => {
    const database = await engine.openEmpty();
    expect(await database.pendingMigrations()).not.toEqual([]);
    await database.migrate();
    expect(await database.pendingMigrations()).toEqual([]);
    await database.migrate();
    expect(await database.reader.selectFrom("users").selectAll().execute()).toEqual([]);
    await database.close();
  });

  it("is migrated once by three migrators at a time", async () => {
    const database = await engine.openEmpty();
    await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
    expect(await database.pendingMigrations()).toEqual([]);
    await database.close();
  });
});

describeOnDatabases("a database", (database) => {
  const newUser = () => ({
    user_id: userIdSchema.parse(randomUUID()),
    name: "Ada",
    email: "ada@example.org",
    created_at: new Date("2026-11-21T10:00:00.123Z"),
  });

  it("gives back what was stored", async () => {
    const user = newUser();
    await database().transaction((transaction) =>
      transaction.insertInto("users").values(user).execute(),
    );
    const stored = await database()
      .reader.selectFrom("users")
      .selectAll()
      .where("user_id", "=", user.user_id)
      .execute();
    expect(stored).toEqual([user]);
  });

  it("keeps nothing of a transaction that throws", async () => {
    const user = newUser();
    const failing = database().transaction(async (transaction) => {
      await transaction.insertInto("users").values(user).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    const stored = await database()
      .reader.selectFrom("users")
      .where("user_id", "=", user.user_id)
      .selectAll()
      .execute();
    expect(stored).toEqual([]);
  });

  it("still answers after a failed query", async () => {
    await expect(sql`select * from nowhere`.execute(database().reader)).rejects.toThrow("nowhere");
    expect(await database().pendingMigrations()).toEqual([]);
  });

  it("loses no update of twenty that change one row at the same time", async () => {
    const user = { ...newUser(), name: "0" };
    await database().transaction((transaction) =>
      transaction.insertInto("users").values(user).execute(),
    );
    const countUp = () =>
      database().transaction(async (transaction) => {
        const { name } = await transaction
          .selectFrom("users")
          .select("name")
          .where("user_id", "=", user.user_id)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("users")
          .set({ name: String(Number(name) + 1) })
          .where("user_id", "=", user.user_id)
          .execute();
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, countUp));
    const done = outcomes.filter(({ status }) => status === "fulfilled").length;
    const { name } = await database()
      .reader.selectFrom("users")
      .select("name")
      .where("user_id", "=", user.user_id)
      .executeTakeFirstOrThrow();
    expect(Number(name)).toBe(done);
    expect(done).toBeGreaterThan(0);
  });
});
