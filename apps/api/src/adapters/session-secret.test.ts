import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionSecret } from "./session-secret.ts";

describe("the secret that signs access tokens", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "lexiquant-secret-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it("is made once, kept, and readable by its owner only", () => {
    const secret = sessionSecret(null, directory);
    expect(secret).toHaveLength(32);
    expect(sessionSecret(null, directory)).toEqual(secret);
    const [file = ""] = readdirSync(directory);
    expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  });

  it("is another one in every installation", () => {
    expect(sessionSecret(null, directory)).not.toEqual(sessionSecret(null, join(directory, "b")));
  });

  it("is the configured one where there is one, and then no file is written", () => {
    expect(sessionSecret("s".repeat(32), directory)).toEqual(new Uint8Array(32).fill(115));
    expect(readdirSync(directory)).toEqual([]);
  });

  it("is not used when its file is damaged", () => {
    sessionSecret(null, directory);
    writeFileSync(join(directory, "session-secret"), "short");
    expect(() => sessionSecret(null, directory)).toThrow("damaged");
  });
});
