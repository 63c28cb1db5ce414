import { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEnginePool } from "./engine-pool.ts";

describe("the driver over the embedded engine", () => {
  let engine: PGlite;
  let pool: Pool;
  beforeAll(async () => {
    engine = await PGlite.create({ dataDir: "memory://" });
    pool = createEnginePool(engine);
  });
  afterAll(async () => {
    await pool.end();
    await engine.close();
  });

  it("takes queries that bring their own type parsers", async () => {
    const types = { getTypeParser: () => (text: string) => `parsed ${text}` };
    const { rows } = await pool.query({ text: "select $1::int as n", values: [7], types });
    expect(rows).toEqual([{ n: "parsed 7" }]);
  });

  it("gives values as the driver gives them over a network", async () => {
    const { rows } = await pool.query(
      `select 9007199254740993::int8 as big, '{"a":[1]}'::jsonb as doc, null as nothing,
        '2026-11-21T10:00:00Z'::timestamptz as at`,
    );
    expect(rows).toEqual([
      {
        big: "9007199254740993",
        doc: { a: [1] },
        nothing: null,
        at: new Date("2026-11-21T10:00:00Z"),
      },
    ]);
  });

  it("answers after a failed query, and says why it failed", async () => {
    await expect(pool.query("select * from nowhere")).rejects.toMatchObject({ code: "42P01" });
    const { rows } = await pool.query("select 1 as one");
    expect(rows).toEqual([{ one: 1 }]);
  });
});
