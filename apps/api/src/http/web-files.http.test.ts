import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorBodySchema } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const codeOf = (answer: { json: () => unknown }) => errorBodySchema.parse(answer.json()).error.code;

describe("the built web application", () => {
  let test: TestApp;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), "lexiquant-web-"));
    const web = join(directory, "web");
    mkdirSync(join(web, "assets"), { recursive: true });
    writeFileSync(join(directory, "secret.txt"), "outside");
    writeFileSync(join(web, "index.html"), "<!doctype html><title>Landing</title>");
    writeFileSync(join(web, "screen.html"), "<!doctype html><title>Screen</title>");
    writeFileSync(join(web, "robots.txt"), "User-agent: *");
    writeFileSync(join(web, "assets", "main-4f2a.js"), "export {};");
    test = await createTestApp({ webDirectory: web });
    await test.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await test.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const get = (url: string, accept = "text/html") => test.app.inject({ url, headers: { accept } });

  it("has files with a hash in their name cached for good, and its page asked for each time", async () => {
    const asset = await get("/assets/main-4f2a.js", "*/*");
    expect(asset.body).toBe("export {};");
    expect(asset.headers["cache-control"]).toContain("immutable");
    expect(asset.headers["content-type"]).toMatch(/javascript/);
    const landing = await get("/");
    expect(landing.headers["cache-control"]).toBe("no-cache");
    expect(landing.body).toContain("<title>Landing</title>");
    expect((await get("/robots.txt")).body).toBe("User-agent: *");
  });

  it.each(["/practice/session?id=1", "/practice/mode", "/no/such/screen", "/apiary"])(
    "answers a navigation to %s with the page of its screens",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("<title>Screen</title>");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  it.each(["/api/nowhere", "/api", "/dev/nowhere", "/assets/gone.js", "/healthz/x"])(
    "does not answer %s with its page",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(codeOf(answer)).toBe("route-not-found");
    },
  );

  it("does not answer calls that are no navigation with its page", async () => {
    expect((await get("/practice/mode", "application/json")).statusCode).toBe(404);
    const post = await test.app.inject({ method: "POST", url: "/practice/mode" });
    expect(post.statusCode).toBe(404);
  });

  it.each(["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"])(
    "gives no file outside its folder away for %s",
    async (path) => {
      expect(await rawGet(test, path)).not.toContain("outside");
    },
  );
});

/** Sends a path as it is written: clients and `inject` would tidy it up. */
function rawGet(test: TestApp, path: string): Promise<string> {
  const address = test.app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += String(chunk);
      });
      answer.on("end", () => resolve(text));
    });
    call.on("error", reject);
    call.end();
  });
}
