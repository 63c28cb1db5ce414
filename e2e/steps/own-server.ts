import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface OwnServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** A module that the server loads before itself, to stand in for the world around it. */
  readonly preload?: URL;
  /** To start again on the data of a server before. */
  readonly dataDirectory?: string;
  /** To start again at the address of a server before. */
  readonly port?: number;
}

export interface OwnServer {
  readonly origin: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Leaves the data where it is. */
  stop(): Promise<void>;
  /** As a crash does: without a chance to finish anything. */
  kill(): Promise<void>;
}

const START_LIMIT_MS = 30_000;

/** The built product as a process of its own, for tests that configure or stop it. */
export async function startOwnServer(options: OwnServerOptions = {}): Promise<OwnServer> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const dataDirectory =
    options.dataDirectory ?? mkdtempSync(join(tmpdir(), "lexiquant-own-server-"));
  const preload = options.preload === undefined ? [] : ["--import", options.preload.href];
  const server = spawn(process.execPath, [...preload, "dist/server/main.js"], {
    env: {
      ...process.env,
      HOST: "localhost",
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: "warn",
      ...options.environment,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await untilReady(`${origin}/readyz`, server);
  return {
    origin,
    port,
    dataDirectory,
    stop: () => stop(server, "SIGTERM"),
    kill: () => stop(server, "SIGKILL"),
  };
}

export function removeData({ dataDirectory }: OwnServer): void {
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error("The server did not become ready.");
}

function stop(server: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
