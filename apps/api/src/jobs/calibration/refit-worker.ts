import { parentPort, workerData } from "node:worker_threads";
import { type RefitInput, refitItems } from "@lexiquant/domain/irt";

// Loaded by `run-in-worker.ts` only, in a thread of its own.
const input = workerData as RefitInput; // that is what the starter passes
parentPort?.postMessage(refitItems(input));
