import { describe, expect, it } from "vitest";
import { isTemporary, retryTransaction } from "./retry-transaction.ts";

const failure = (code: string) => Object.assign(new Error("failed"), { code });

/** Work that fails with the given codes, one a time, and then succeeds. */
function failing(...codes: string[]) {
  const left = [...codes];
  let runs = 0;
  return {
    runs: () => runs,
    work: async () => {
      runs += 1;
      const code = left.shift();
      if (code !== undefined) throw failure(code);
      return "done";
    },
  };
}

const pauses: number[] = [];
const wait = async (delayMs: number) => {
  pauses.push(delayMs);
};

describe("a transaction", () => {
  it("is run again after a serialization failure and a deadlock", async () => {
    const { work, runs } = failing("40001", "40P01", "40001");
    await expect(retryTransaction(work, { idempotent: false, wait })).resolves.toBe("done");
    expect(runs()).toBe(4);
  });

  it("is given up after five runs", async () => {
    const { work, runs } = failing(..."40001 ".repeat(9).trim().split(" "));
    await expect(retryTransaction(work, { idempotent: false, wait })).rejects.toThrow("failed");
    expect(runs()).toBe(5);
  });

  it("waits longer before each run", async () => {
    pauses.length = 0;
    await retryTransaction(failing("40001", "40001", "40001", "40001").work, {
      idempotent: false,
      wait,
    });
    expect(pauses).toHaveLength(4);
    for (const [index, delayMs] of pauses.entries()) {
      expect(delayMs).toBeGreaterThanOrEqual(10 * 2 ** index);
      expect(delayMs).toBeLessThanOrEqual(20 * 2 ** index);
    }
  });

  it.each(["08006", "57P01", "ECONNRESET"])(
    "is run again after the loss of the connection (%s) only when a repeat does no harm",
    async (code) => {
      const harmless = failing(code);
      await retryTransaction(harmless.work, { idempotent: true, wait });
      expect(harmless.runs()).toBe(2);
      const harmful = failing(code);
      await expect(retryTransaction(harmful.work, { idempotent: false, wait })).rejects.toThrow();
      expect(harmful.runs()).toBe(1);
    },
  );

  it("is not run again after any other failure", async () => {
    const { work, runs } = failing("23505");
    await expect(retryTransaction(work, { idempotent: true, wait })).rejects.toThrow();
    expect(runs()).toBe(1);
  });
});

describe("a failure", () => {
  it("counts as temporary when the same call may succeed soon", () => {
    expect(isTemporary(failure("40001"))).toBe(true);
    expect(isTemporary(failure("ECONNREFUSED"))).toBe(true);
    expect(isTemporary(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isTemporary(failure("23505"))).toBe(false);
    expect(isTemporary("40001")).toBe(false);
  });
});
