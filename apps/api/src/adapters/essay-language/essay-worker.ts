import { parentPort } from "node:worker_threads";
import { essayFeedback } from "@lexiquant/domain/essay";
import type { EssayAnswer, EssayTask } from "./essay-task.ts";
import { createLanguageReader } from "./read-language.ts";

// Loaded by `essay-rater.ts` only, in a thread of its own, which is sent one essay at a time.
const read = await createLanguageReader();
parentPort?.on("message", async ({ text, prompt }: EssayTask) => {
  parentPort?.postMessage({
    feedback: essayFeedback(await read(text), prompt),
  } satisfies EssayAnswer);
});
parentPort?.postMessage("ready");
