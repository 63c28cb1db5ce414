import { parentPort } from "node:worker_threads";
import { type Comparison, comparePolicies } from "@lexiquant/domain/plan/simulation";

// Loaded by `run-comparisons.ts` only, in a thread of its own.
parentPort?.on("message", (task: Comparison) => parentPort?.postMessage(comparePolicies(task)));
