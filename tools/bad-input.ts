import { readFileSync } from "node:fs";

/** The input is not what it has to be; the message is one sentence for the person who gave it. */
export class BadInput extends Error {}

/** The text of a file that was named on the command line. */
export function readNamedFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new BadInput(`The file ${path} cannot be read.`);
  }
}

/** Runs a command; bad input is told in its one sentence on standard error, with exit code 2. */
export async function tellBadInput(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
