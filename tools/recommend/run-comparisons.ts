import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ComparedStudent, Comparison } from "@lexiquant/domain/plan/simulation";

/** Runs the tasks in as many threads as there are cores; the results stand in the order of the tasks. */
export async function runComparisons(tasks: readonly Comparison[]): Promise<ComparedStudent[][]> {
  const results: ComparedStudent[][] = [];
  const queue = [...tasks.entries()];
  const threads = Math.min(availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: threads }, () => workOff(queue, results)));
  return results;
}

async function workOff(queue: [number, Comparison][], results: ComparedStudent[][]): Promise<void> {
  const worker = startWorker();
  try {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, task] = next;
      results[index] = await answerOf(worker, task);
    }
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, task: Comparison): Promise<ComparedStudent[]> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.postMessage(task);
  });
}

/** A thread does not take the loader for TypeScript over from its program. */
function startWorker(): Worker {
  const source = JSON.stringify(new URL("./compare-worker.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(load, { eval: true });
}
