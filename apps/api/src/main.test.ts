import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

function runMain(variables: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, ["--import", "tsx", MAIN], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...variables },
  });
}

describe("the server program", () => {
  it("ends with status 2 and one line when its environment is not valid", () => {
    const { status, stderr, stdout } = runMain({ PORT: "abc" });
    expect(status).toBe(2);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("PORT");
    expect(stdout).toBe("");
  });

  it("does not run the local identity provider in production", () => {
    const { status, stderr } = runMain({ NODE_ENV: "production" });
    expect(status).toBe(2);
    expect(stderr).toContain("GOOGLE_CLIENT_ID");
  });
});
