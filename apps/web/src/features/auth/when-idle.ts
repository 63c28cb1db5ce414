const LONGEST_WAIT_MS = 2_000;

/** Runs the task once the browser has nothing more urgent to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(task, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 1);
  return () => clearTimeout(handle);
}
