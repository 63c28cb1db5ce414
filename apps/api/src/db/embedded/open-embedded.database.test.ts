import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { userIdSchema } from "@lexiquant/domain/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DurableFileSystem } from "./durable-file-system.ts";
import { DataDirectoryInUse } from "./engine-lock.ts";
import { NotDurable, openEmbedded } from "./open-embedded.ts";

const WRITER = fileURLToPath(new URL("testing/write-until-killed.ts", import.meta.url));
const KILLS = 3;
const WRITES_BEFORE_KILL = 40;

/** What an update of the engine would do that moved the hook elsewhere. */
class ForgetfulFileSystem extends DurableFileSystem {
  protected override passFsyncOn(): void {}
}

describe("the embedded database", () => {
  let directory: string;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), "lexiquant-embedded-"));
    const database = await openEmbedded(directory);
    await database.migrate();
    await database.close();
  });
  afterAll(() => {
    for (const process of running) process.kill("SIGKILL");
    rmSync(directory, { recursive: true, force: true });
  });

  /** A process that writes to the directory, and what it has said so far. */
  function startWriter() {
    const writer = spawn(process.execPath, ["--import", "tsx", WRITER, directory], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    running.add(writer);
    const said: string[] = [];
    createInterface({ input: writer.stdout }).on("line", (line) => said.push(line));
    const kill = async () => {
      const closed = once(writer, "close");
      writer.kill("SIGKILL");
      await closed;
      running.delete(writer);
    };
    return { said, kill, pid: writer.pid };
  }

  async function storedIds(): Promise<Set<string>> {
    const database = await openEmbedded(directory);
    const rows = await database.reader.selectFrom("users").select("user_id").execute();
    await database.close();
    return new Set(rows.map((row) => row.user_id));
  }

  it("refuses to start when commits do not reach the disk, and lets go of the directory", async () => {
    const opening = openEmbedded(directory, (path) => new ForgetfulFileSystem(path));
    await expect(opening).rejects.toThrow(NotDurable);
    const database = await openEmbedded(directory);
    await database.close();
  });

  it("flushes to disk once per transaction or more", async () => {
    const opened: DurableFileSystem[] = [];
    const database = await openEmbedded(directory, (path) => {
      const files = new DurableFileSystem(path);
      opened.push(files);
      return files;
    });
    const count = () => opened[0]?.fsyncCount ?? 0;
    const before = count();
    for (let index = 0; index < 20; index += 1) {
      await database.transaction((transaction) =>
        transaction
          .insertInto("identities")
          .values({
            provider: "test",
            subject: `flushed-${index}`,
            user_id: userIdSchema.parse("0193a1c0-0000-4000-8000-000000000001"),
            created_at: new Date(),
          })
          .execute(),
      );
    }
    expect(count() - before).toBeGreaterThanOrEqual(20);
    await database.close();
  });

  it("refuses a second process on its directory, until the first is gone", async () => {
    const writer = startWriter();
    await expect.poll(() => writer.said.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const opening = openEmbedded(directory);
    await expect(opening).rejects.toThrow(DataDirectoryInUse);
    await expect(opening).rejects.toThrow(`process ${writer.pid} `);
    await writer.kill();
    const database = await openEmbedded(directory);
    await expect(openEmbedded(directory)).rejects.toThrow(DataDirectoryInUse);
    await database.close();
  });

  it("has every acknowledged row after its process was killed while writing", {
    timeout: 120_000,
  }, async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = startWriter();
      const enough = WRITES_BEFORE_KILL + Math.floor(Math.random() * WRITES_BEFORE_KILL);
      await expect
        .poll(() => writer.said.length, { timeout: 30_000, interval: 5 })
        .toBeGreaterThan(enough);
      await writer.kill();
      acknowledged.push(...writer.said.filter((line) => line.length === 36));
    }
    const stored = await storedIds();
    expect(acknowledged.length).toBeGreaterThan(KILLS * (WRITES_BEFORE_KILL - 1));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});
