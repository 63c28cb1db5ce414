import type { EssayFeedback, EssayPrompt } from "@lexiquant/domain/essay";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { startThread, type WorkerThread } from "./worker-thread.ts";

export type RatingRefusal = "too-long" | "busy" | "failed";

/** The built-in rater, in a thread of its own: nobody's request waits for another's essay to be read. */
export interface EssayRater {
  /** Loads the language libraries, which takes some seconds, before they are asked for, or keeps them loaded. */
  warmUp(): Promise<void>;
  /** Essays are read one at a time, in the order of asking. */
  feedback(text: string, prompt: EssayPrompt): Promise<Result<EssayFeedback, RatingRefusal>>;
  close(): Promise<void>;
}

export interface RaterLimits {
  /** Longer texts are refused: the editor allows less. */
  readonly mostCharacters: number;
  /** Essays that may wait; more are refused. */
  readonly mostWaiting: number;
  /** For loading the libraries and for one essay; a thread that takes longer is ended. */
  readonly timeLimitMs: number;
  /** The libraries' memory only grows, so a thread is replaced after so many essays. */
  readonly essaysPerThread: number;
  /** After so long without an essay, or anybody who writes one, the libraries' memory is given back. */
  readonly idleMs: number;
}

export const RATER_LIMITS: RaterLimits = {
  mostCharacters: 20_000,
  mostWaiting: 50,
  timeLimitMs: 60_000,
  essaysPerThread: 500,
  idleMs: 600_000,
};

export function createEssayRater(
  limits: RaterLimits = RATER_LIMITS,
  start: (timeLimitMs: number) => WorkerThread = startThread,
): EssayRater {
  let thread: WorkerThread | null = null;
  let read = 0;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const endThread = async () => {
    const old = thread;
    thread = null;
    read = 0;
    await old?.end();
  };
  const stayLoaded = () => {
    clearTimeout(idle);
    if (isClosed) return;
    idle = setTimeout(() => {
      if (waiting === 0) void endThread();
    }, limits.idleMs).unref();
  };
  const runningThread = () => {
    thread ??= start(limits.timeLimitMs);
    return thread;
  };
  const rate = async (
    text: string,
    prompt: EssayPrompt,
  ): Promise<Result<EssayFeedback, RatingRefusal>> => {
    if (isClosed) return refused("failed");
    try {
      const feedback = await runningThread().rate({ text, prompt });
      read += 1;
      if (read >= limits.essaysPerThread) await endThread();
      return accepted(feedback);
    } catch {
      await endThread();
      return refused("failed");
    }
  };

  return {
    warmUp: () => {
      stayLoaded();
      return runningThread().ready.catch((error: unknown) => {
        // Closed while it was loading: nobody waits for it any more.
        if (!isClosed) throw error;
      });
    },
    feedback: (text, prompt) => {
      if (text.length > limits.mostCharacters) return Promise.resolve(refused("too-long"));
      if (waiting >= limits.mostWaiting) return Promise.resolve(refused("busy"));
      waiting += 1;
      const answer = last
        .then(() => rate(text, prompt))
        .finally(() => {
          waiting -= 1;
          stayLoaded();
        });
      last = answer;
      return answer;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      await endThread();
    },
  };
}
