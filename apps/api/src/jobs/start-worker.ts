import { Worker, type WorkerOptions } from "node:worker_threads";

/** Where a thread's program is: beside the server that was built, and among the sources. */
interface WorkerPlace {
  readonly built: URL;
  readonly source: URL;
}

/** Starts a thread from the built program or from the sources, whichever this one runs from. */
export function startWorker({ built, source }: WorkerPlace, options: WorkerOptions): Worker {
  const isBuilt = !import.meta.url.endsWith(".ts");
  if (isBuilt) return new Worker(built, options);
  // From the sources a thread does not take the loader for TypeScript over from its program.
  const program = JSON.stringify(source.href);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${program}); })`;
  return new Worker(load, { ...options, eval: true });
}

/** The one message of a thread; the thread ends at once when aborted, and so does the waiting. */
export function answerOf<Answer>(worker: Worker, signal: AbortSignal): Promise<Answer> {
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop, { once: true });
  return new Promise<Answer>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The thread ended with code ${code}.`)));
  }).finally(() => signal.removeEventListener("abort", stop));
}
