/** Writes to the browser's console, for developers. People are told on the screen. */
export function logError(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that logs.
  console.error(...(error === undefined ? [message] : [message, error]));
}
