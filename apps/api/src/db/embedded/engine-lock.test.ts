import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataDirectoryInUse, lockDirectory } from "./engine-lock.ts";

/** Above the highest pid that Linux gives. */
const NO_PROCESS = 2 ** 22 + 1;

describe("the lock of a data directory", () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "lexiquant-lock-"));
    file = join(directory, "lexiquant.lock");
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const leave = (owner: object) => writeFileSync(file, JSON.stringify(owner));

  async function expectTaken() {
    const lock = await lockDirectory(directory);
    await lock.release();
    expect(existsSync(file)).toBe(false);
  }

  it("is held by one of five who want it at the same time", async () => {
    const wants = Array.from({ length: 5 }, () => lockDirectory(directory));
    const outcomes = await Promise.allSettled(wants);
    const locks = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value] : [],
    );
    expect(locks).toHaveLength(1);
    for (const lock of locks) await lock.release();
    await expectTaken();
  });

  it("is one lock, whichever way the directory is written", async () => {
    const lock = await lockDirectory(directory);
    await expect(
      lockDirectory(join(directory, "..", directory.split("/").at(-1) ?? "")),
    ).rejects.toThrow(DataDirectoryInUse);
    await lock.release();
  });

  it("is not taken from a process that lives, whatever became of its socket", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "lexiquant-lock-"));
    const lock = await lockDirectory(elsewhere);
    copyFileSync(join(elsewhere, "lexiquant.lock"), file);
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid} `);
    expect(existsSync(file)).toBe(true);
    await lock.release();
    rmSync(elsewhere, { recursive: true });
  });

  it("is not taken from another machine, which cannot be asked", async () => {
    leave({ pid: NO_PROCESS, host: "elsewhere", started: "1" });
    await expect(lockDirectory(directory)).rejects.toThrow(`delete ${file}`);
    expect(existsSync(file)).toBe(true);
  });

  it.each([
    ["a process that is gone", { pid: NO_PROCESS, host: hostname(), started: "1" }],
    ["an earlier process with the same pid", { pid: process.pid, host: hostname(), started: "1" }],
    ["a file that a crash left half written", { pid: "" }],
  ])("is taken over from %s", async (_what, owner) => {
    leave(owner);
    await expectTaken();
  });
});
