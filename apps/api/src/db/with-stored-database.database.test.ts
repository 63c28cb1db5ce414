import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { withStoredDatabase } from "./with-stored-database.ts";

const directory = mkdtempSync(join(tmpdir(), "lexiquant-stored-database-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const address = { databaseUrl: null, dataDirectory: directory };
const engine = () => withStoredDatabase(address, async (database) => database.engine);

describe("a command's database", () => {
  it("has to be there, and of this program, and is closed again", async () => {
    await expect(engine()).rejects.toThrow("There is no database under");
    const unmade = await openEmbedded(directory);
    await unmade.close();
    await expect(engine()).rejects.toThrow("older than this program");
    const made = await openEmbedded(directory);
    await made.migrate();
    await made.close();
    expect(await engine()).toBe("embedded");
    expect(await engine()).toBe("embedded");
  });
});
