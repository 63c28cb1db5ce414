import { parentPort, workerData } from "node:worker_threads";
import { type MemoryLog, tryFit } from "@lexiquant/domain/spacing";

// Loaded by `fit-in-worker.ts` only, in a thread of its own.
const log = workerData as MemoryLog; // that is what the starter passes
parentPort?.postMessage(tryFit(log));
