import type { Dependencies } from "../../dependencies.ts";
import type { JobLog } from "../job-log.ts";
import { type RepeatedWork, repeat } from "../repeat.ts";
import { fitInWorker } from "./fit-in-worker.ts";
import { fitMemories } from "./fit-memories.ts";

const EVERY_MS = 10 * 60_000;

/** Fits the memory model to students as their reviews come to be enough. */
export function startFitting(dependencies: Dependencies, log: JobLog): RepeatedWork {
  const context = { ...dependencies, runFit: fitInWorker, failed: new Map() };
  return repeat(
    async (signal) => {
      const fitted = await fitMemories(context, signal);
      if (fitted.tried > 0) log.info(fitted, "memories were fitted to students");
    },
    {
      everyMs: EVERY_MS,
      onError: (err) => log.error({ err }, "a memory could not be fitted"),
    },
  );
}
