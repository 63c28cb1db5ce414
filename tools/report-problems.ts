/** Runs a command; what it throws goes to standard error as text, with exit code 2. */
export function reportProblems(command: () => void): void {
  try {
    command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
