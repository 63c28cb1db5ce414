import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const LOCK_FILE = "lexiquant.lock";
const ownerSchema = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** Tells a process from a later one with the same pid; empty where the system does not say. */
  started: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

export class DataDirectoryInUse extends Error {
  constructor(directory: string, owner: Owner | null) {
    const by = owner === null ? "another process" : `process ${owner.pid} on ${owner.host}`;
    const otherHost = owner !== null && owner.host !== hostname();
    const advice = otherHost
      ? `if that process is gone for good, delete ${join(directory, LOCK_FILE)}`
      : "stop it first, or set another DATA_DIR";
    super(`The data directory ${directory} is in use by ${by}: ${advice}.`);
    this.name = "DataDirectoryInUse";
  }
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Two engines on one directory lose data without an error, so the second is refused. On Linux an abstract
 * socket decides, which the kernel frees however the owner dies; it does not reach other systems or
 * containers that share the volume, so a file with the owner's pid and host decides there.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const realDirectory = realpathSync(directory);
  const path = join(realDirectory, LOCK_FILE);
  const socket = await takeSocket(realDirectory, () => readOwner(path));
  try {
    takeFile(path, realDirectory);
  } catch (error) {
    await closeSocket(socket);
    throw error;
  }
  return {
    async release() {
      rmSync(path, { force: true });
      await closeSocket(socket);
    },
  };
}

async function takeSocket(
  directory: string,
  readHolder: () => Owner | null,
): Promise<Server | null> {
  if (process.platform !== "linux") return null;
  const name = createHash("sha256").update(directory).digest("hex");
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new DataDirectoryInUse(directory, readHolder()) : error);
    });
    server.listen(`\0lexiquant-${name}`, resolve);
  });
  server.unref();
  return server;
}

function takeFile(path: string, directory: string): void {
  const { pid } = process;
  const owner: Owner = { pid, host: hostname(), started: startOf(pid) };
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(owner), { flag: "wx", mode: 0o600 });
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = readOwner(path);
    if (holder !== null && isAlive(holder)) throw new DataDirectoryInUse(directory, holder);
    rmSync(path, { force: true });
  }
}

/** Null when the file is gone or was left half written by a crash. */
function readOwner(path: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

/** A process on another machine cannot be asked: it counts as alive. */
function isAlive({ pid, host, started }: Owner): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return started === startOf(pid);
}

/** When a process started, in the system's own unit; field 22 of proc's `stat`, counted after the name. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

async function closeSocket(server: Server | null): Promise<void> {
  if (server !== null) await new Promise((resolve) => server.close(resolve));
}
