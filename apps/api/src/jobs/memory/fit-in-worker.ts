import type { FitTrial, MemoryLog } from "@lexiquant/domain/spacing";
import { answerOf, startWorker } from "../start-worker.ts";

const PLACE = {
  built: new URL("./memory-fit-worker.js", import.meta.url),
  source: new URL("./fit-worker.ts", import.meta.url),
};

/** Long logs take seconds; what takes longer than this is given up. */
const MOST_MS = 60_000;

/** A trial in a thread of its own: nobody waits for it. Ends at once when aborted. */
export function fitInWorker(log: MemoryLog, signal: AbortSignal): Promise<FitTrial> {
  signal.throwIfAborted();
  const worker = startWorker(PLACE, { workerData: log });
  return answerOf<FitTrial>(worker, AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]));
}
