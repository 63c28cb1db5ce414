import { Worker } from "node:worker_threads";
import type { EssayFeedback } from "@lexiquant/domain/essay";
import type { EssayAnswer, EssayTask } from "./essay-task.ts";

/** One life of the thread: it takes one essay after another until it is ended or fails. */
export interface WorkerThread {
  readonly ready: Promise<void>;
  /** Rejects when the thread ends or takes longer than the limit; it is of no more use then. */
  rate(task: EssayTask): Promise<EssayFeedback>;
  end(): Promise<void>;
}

export function startThread(timeLimitMs: number): WorkerThread {
  const worker = startWorker();
  let isOver = false;
  worker.once("exit", () => {
    isOver = true;
  });
  // A thread may also fail while nobody waits for it, and an error that nobody hears would end the server.
  worker.on("error", () => undefined);
  // It may be waited for or not: a start that fails is told to whoever asks next.
  const ready = answerOf(worker, timeLimitMs).then(() => undefined);
  ready.catch(() => undefined);
  return {
    ready,
    rate: async (task) => {
      await ready;
      if (isOver) throw new Error("The essay thread has ended.");
      const answer = answerOf(worker, timeLimitMs);
      worker.postMessage(task);
      const { feedback } = (await answer) as EssayAnswer; // what the thread posts after a task
      return feedback;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}

function answerOf(worker: Worker, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => settle(reject)(new Error("The essay thread took too long.")),
      timeLimitMs,
    );
    const settle =
      <Value>(finish: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(limit);
        worker.off("message", resolved).off("error", failed).off("exit", ended);
        finish(value);
      };
    const resolved = settle(resolve);
    const failed = settle(reject);
    const ended = (code: number) => failed(new Error(`The essay thread ended with code ${code}.`));
    worker.once("message", resolved).once("error", failed).once("exit", ended);
  });
}

function startWorker(): Worker {
  const isBuilt = !import.meta.url.endsWith(".ts");
  if (isBuilt) return new Worker(new URL("./essay-worker.js", import.meta.url));
  // From the sources a thread does not take the loader for TypeScript over from its program.
  const source = JSON.stringify(new URL("./essay-worker.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(load, { eval: true });
}
