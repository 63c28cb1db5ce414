import { randomUUID } from "node:crypto";
import type { UserId } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../../db/testing.ts";
import { createTestClock } from "../../../testing/test-app.ts";
import { openAllowance } from "./allowance.ts";

const HOUR_MS = 3_600_000;
const student = () => randomUUID() as UserId; // a uuid is all that the brand asks for
const usage = { inputTokens: 300, outputTokens: 100 };

describeOnDatabases("the allowance of a language model", (database) => {
  /** Each test has a day of its own: the tests share the tables. */
  function allowance(day: string, tokensPerDay: number) {
    const clock = createTestClock(new Date(`${day}T10:00:00.000Z`));
    return { clock, ...openAllowance({ database: database(), clock: clock.now, tokensPerDay }) };
  }

  it("of tokens is one for all students, and new each day", async () => {
    const { begin, clock } = allowance("2026-11-01", 700);
    for (const userId of [student(), student()]) {
      const leave = await begin(userId);
      expect(leave.ok).toBe(true);
      if (leave.ok) await leave.value.end(usage);
    }
    expect(await begin(student())).toEqual({ ok: false, reason: "used-up" });
    clock.advance(24 * HOUR_MS);
    expect((await begin(student())).ok).toBe(true);
  });

  it("is one call at a time for each student", async () => {
    const { begin } = allowance("2026-11-05", 1_000_000);
    const [one, other] = [student(), student()];
    const leave = await begin(one);
    expect(await begin(one)).toEqual({ ok: false, reason: "too-fast" });
    expect((await begin(other)).ok).toBe(true);
    if (leave.ok) await leave.value.end(null);
    expect((await begin(one)).ok).toBe(true);
  });

  it("is a hundred calls a day for each student", async () => {
    const { begin, clock } = allowance("2026-11-09", 1_000_000);
    const one = student();
    for (let call = 0; call < 100; call += 1) {
      const leave = await begin(one);
      if (!leave.ok) throw new Error(`call ${call} was refused`);
      await leave.value.end(usage);
      clock.advance(10_000);
    }
    expect(await begin(one)).toEqual({ ok: false, reason: "used-up" });
    expect((await begin(student())).ok).toBe(true);
  });
});
