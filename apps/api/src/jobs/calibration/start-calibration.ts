import type { Dependencies } from "../../dependencies.ts";
import type { JobLog } from "../job-log.ts";
import { type RepeatedWork, repeat } from "../repeat.ts";
import { refitWhenDue } from "./refit.ts";
import { runInWorker } from "./run-in-worker.ts";
import { takeAnswers } from "./take-answers.ts";

const EVERY_MS = 60_000;

/** Learns from new answers every minute, and publishes new parameters when there are enough of them. */
export function startCalibration(dependencies: Dependencies, log: JobLog): RepeatedWork {
  const context = { ...dependencies, runRefit: runInWorker };
  return repeat(
    async (signal) => {
      const answers = await takeAnswers(context, { isUnbounded: false, signal });
      if (answers > 0) log.info({ answers }, "calibration has looked at new answers");
      const version = await refitWhenDue(context, signal);
      if (version !== null) log.info({ version }, "new item parameters are published");
    },
    {
      everyMs: EVERY_MS,
      onError: (err) => log.error({ err }, "calibration failed; it will be tried again"),
    },
  );
}
