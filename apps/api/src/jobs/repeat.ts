/** Work that is done again and again beside the requests. */
export interface RepeatedWork {
  /** Ends the work under way as soon as it can, and all further. */
  stop(): Promise<void>;
}

/** Runs work every so often, never twice at once; what it throws is reported, and the next turn tries again. */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): RepeatedWork {
  const abort = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(turn, everyMs).unref();
  function turn(): void {
    running = work(abort.signal)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) onError(error);
      })
      .finally(() => {
        if (!abort.signal.aborted) timer = setTimeout(turn, everyMs).unref();
      });
  }
  return {
    async stop() {
      abort.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
