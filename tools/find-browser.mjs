// Which browser the browser tests drive: CHROME_PATH, a Chromium of the system, else the one shipped in a package.
import { accessSync, constants } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .find(isExecutable);
}

/**
 * The packaged Chromium unpacks itself into the temporary directory, with the libraries that a bare system
 * lacks when it believes to run on that platform; they are found through LD_LIBRARY_PATH. Its own arguments are
 * not used: one process for all pages and no web security are for that platform, not for tests.
 */
async function packaged() {
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  const libraries = [join(dirname(executablePath), "al2023", "lib"), dirname(executablePath)];
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: [...libraries, process.env.LD_LIBRARY_PATH ?? ""].join(":") },
  };
}

/** @returns {Promise<{ executablePath: string, env: Record<string, string> }>} */
export async function findBrowser() {
  const executablePath = process.env.CHROME_PATH ?? onPath();
  return executablePath === undefined ? packaged() : { executablePath, env: {} };
}
