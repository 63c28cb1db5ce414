import type { Refit, RefitInput } from "@lexiquant/domain/irt";
import { answerOf, startWorker } from "../start-worker.ts";

const PLACE = {
  built: new URL("./refit-worker.js", import.meta.url),
  source: new URL("./refit-worker.ts", import.meta.url),
};

/** The refit in a thread of its own: it computes for seconds, and nobody may wait for it. Ends at once when aborted. */
export function runInWorker(input: RefitInput, signal: AbortSignal): Promise<Refit> {
  signal.throwIfAborted();
  const { students, items, correct, choices, times } = input.answers;
  const worker = startWorker(PLACE, {
    workerData: input,
    // Made here, so never shared between threads.
    transferList: [students, items, correct, choices, times].map(
      ({ buffer }) => buffer as ArrayBuffer,
    ),
  });
  return answerOf<Refit>(worker, signal);
}
