import { execFileSync } from "node:child_process";
import { accessSync, chownSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Server programs refuse root; these users exist on most systems. */
const UNPRIVILEGED_USERS = ["postgres", "nobody"];
const PACKAGE_DIRECTORY = "/usr/lib/postgresql";
/** No fsync and no TCP: the server lives as long as a test run and is reached through a socket file. */
const SERVER_OPTIONS = "-c fsync=off -c listen_addresses='' -c max_connections=60";

/** Folder of `initdb` and `pg_ctl`, or null when this machine has no PostgreSQL server. */
export function findServerPrograms(): string | null {
  const versions = existsSync(PACKAGE_DIRECTORY) ? readdirSync(PACKAGE_DIRECTORY) : [];
  const packaged = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(PACKAGE_DIRECTORY, version, "bin"));
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...packaged];
  return (
    folders.find((folder) => isProgram(folder, "initdb") && isProgram(folder, "pg_ctl")) ?? null
  );
}

function isProgram(folder: string, name: string): boolean {
  try {
    accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface TestServer {
  /** Folder of the socket, which the driver takes for a host. */
  readonly host: string;
  readonly user: string;
}

export function serverIn(scratchDirectory: string): TestServer {
  return { host: serverDirectory(scratchDirectory), user: "lexiquant" };
}

export function startServerIn(scratchDirectory: string, programs: string): void {
  const directory = serverDirectory(scratchDirectory);
  const account = unprivilegedAccount();
  mkdirSync(directory);
  if (account !== null) chownSync(directory, account.uid, account.gid);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, {
      cwd: directory,
      stdio: ["ignore", "ignore", "pipe"],
      ...account,
    });
  const data = join(directory, "data");
  run("initdb", ["-D", data, "-U", "lexiquant", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  const log = join(directory, "log");
  run("pg_ctl", ["-D", data, "-w", "-l", log, "-o", `${SERVER_OPTIONS} -k ${directory}`, "start"]);
}

/** Stops the server of a test run, if one was started. */
export function stopServerIn(scratchDirectory: string): void {
  const data = join(serverDirectory(scratchDirectory), "data");
  const programs = findServerPrograms();
  if (programs === null || !existsSync(join(data, "postmaster.pid"))) return;
  execFileSync(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"], {
    cwd: data,
    stdio: "ignore",
    ...unprivilegedAccount(),
  });
}

function serverDirectory(scratchDirectory: string): string {
  return join(scratchDirectory, "postgresql");
}

/** Whom to run the server as: null means as ourselves. */
function unprivilegedAccount(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of UNPRIVILEGED_USERS) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, user], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // This system has no such user: try the next.
    }
  }
  throw new Error(`No user to run PostgreSQL as: tried ${UNPRIVILEGED_USERS.join(", ")}`);
}
