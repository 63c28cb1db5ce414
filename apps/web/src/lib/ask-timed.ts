/** An answer with the moment of this page (`performance.now()`) at which the server's clocks stood as it says. */
export interface TimedAnswer<Answer> {
  readonly answer: Answer;
  readonly atMs: number;
}

/**
 * Asks the server for what has a clock. It read the clock while the request was under way: half of that time is the best guess,
 * and the page's own time of day is never asked.
 */
export async function askTimed<Answer>(ask: () => Promise<Answer>): Promise<TimedAnswer<Answer>> {
  const beganAtMs = performance.now();
  const answer = await ask();
  return { answer, atMs: (beganAtMs + performance.now()) / 2 };
}
