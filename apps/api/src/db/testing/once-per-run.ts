import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const POLL_MS = 50;
const PATIENCE_MS = 55_000;

/** Runs costly work once for all the workers of a test run; the others wait until it is done. */
export async function oncePerRun(
  scratchDirectory: string,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const claimed = join(scratchDirectory, `${name}.claimed`);
  const done = join(scratchDirectory, `${name}.done`);
  const failed = join(scratchDirectory, `${name}.failed`);
  if (existsSync(done)) return;
  if (claim(claimed)) {
    await work().catch((error: unknown) => {
      writeFileSync(failed, String(error));
      throw error;
    });
    writeFileSync(done, "");
    return;
  }
  for (const start = Date.now(); !existsSync(done); await pause()) {
    if (existsSync(failed)) throw new Error(`"${name}" failed in another worker`);
    if (Date.now() - start > PATIENCE_MS) throw new Error(`"${name}" takes too long`);
  }
}

function claim(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
