import { randomUUID } from "node:crypto";
import { userIdSchema } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindIdentity } from "../features/auth/repository.ts";
import type { Database } from "./database.ts";
import { describeOnDatabases, TEST_ENGINES } from "./testing.ts";

const newUserId = () => userIdSchema.parse(randomUUID());

describeOnDatabases("an identity", (database) => {
  it("belongs to one user after ten first sign-ins at the same time", async () => {
    const identity = { provider: "test", subject: "ten", name: "Ada", email: "ada@example.org" };
    const bound = await Promise.all(
      Array.from({ length: 10 }, () =>
        database().transaction((transaction) =>
          bindIdentity(transaction, identity, { userId: newUserId(), now: new Date() }),
        ),
      ),
    );
    expect(new Set(bound).size).toBe(1);
    const rows = await database().reader.selectFrom("identities").selectAll().execute();
    expect(rows.map((row) => row.user_id)).toEqual([bound[0]]);
  });
});

/** The embedded engine has one connection: there, transactions queue and never conflict. */
const server = TEST_ENGINES.find(({ name }) => name === "postgresql");

describe.skipIf(server?.available !== true)("two transactions on one row [postgresql]", () => {
  let database: Database;
  const userId = newUserId();
  beforeAll(async () => {
    if (server === undefined) throw new Error("there is no such engine");
    database = await server.openMigrated();
    await database.reader
      .insertInto("users")
      .values({ user_id: userId, name: "0", email: "ada@example.org", created_at: new Date() })
      .execute();
  });
  afterAll(() => database.close());

  it("both take effect: the later one fails to serialize and is run again", async () => {
    const codes: string[] = [];
    let meeting = 0;
    let open = () => {};
    const bothHaveRead = new Promise<void>((resolve) => {
      open = resolve;
    });
    const countUp = () =>
      database.transaction(async (transaction) => {
        const { name } = await transaction
          .selectFrom("users")
          .select("name")
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow();
        meeting += 1;
        if (meeting === 2) open();
        await bothHaveRead;
        await sql`update users set name = ${String(Number(name) + 1)} where user_id = ${userId}`
          .execute(transaction)
          .catch((error: { code: string }) => {
            codes.push(error.code);
            throw error;
          });
      });
    await Promise.all([countUp(), countUp()]);
    const { name } = await database.reader
      .selectFrom("users")
      .select("name")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(name).toBe("2");
    expect(codes).toEqual(["40001"]);
    expect(meeting).toBe(3);
  });

  it("survive the loss of a connection when a repeat does no harm", async () => {
    let runs = 0;
    await database.transaction(
      async (transaction) => {
        runs += 1;
        if (runs === 1) {
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
        }
        await transaction
          .updateTable("users")
          .set({ name: "renamed" })
          .where("user_id", "=", userId)
          .execute();
      },
      { idempotent: true },
    );
    expect(runs).toBe(2);
  });
});
