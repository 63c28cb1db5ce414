import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Refit, RefitInput } from "@lexiquant/domain/irt";

/** The refit in a thread of its own: it computes for seconds, and nobody may wait for it. Ends at once when aborted. */
export function runInWorker(input: RefitInput, signal: AbortSignal): Promise<Refit> {
  signal.throwIfAborted();
  const { students, items, correct, choices, times } = input.answers;
  const worker = startWorker({
    workerData: input,
    // Made here, so never shared between threads.
    transferList: [students, items, correct, choices, times].map(
      ({ buffer }) => buffer as ArrayBuffer,
    ),
  });
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop, { once: true });
  return new Promise<Refit>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The refit ended with code ${code}.`)));
  }).finally(() => signal.removeEventListener("abort", stop));
}

function startWorker(options: WorkerOptions): Worker {
  const isBuilt = !import.meta.url.endsWith(".ts");
  if (isBuilt) return new Worker(new URL("./refit-worker.js", import.meta.url), options);
  // From the sources a thread does not take the loader for TypeScript over from its program.
  const source = JSON.stringify(new URL("./refit-worker.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(load, { ...options, eval: true });
}
