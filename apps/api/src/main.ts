import closeWithGrace from "close-with-grace";
import { createApp } from "./app.ts";
import { buildDependencies } from "./build-dependencies.ts";
import type { Dependencies } from "./dependencies.ts";
import { EnvironmentError, readEnvironment } from "./env.ts";
import { startCalibration } from "./jobs/calibration/start-calibration.ts";
import { startFitting } from "./jobs/memory/start-fitting.ts";

const BAD_ENVIRONMENT = 2;
const CANNOT_START = 1;
/** For requests under way when the server is told to stop. */
const DRAIN_MS = 5_000;
/** When this is over the process ends, whatever still hangs. */
const SHUTDOWN_MS = 10_000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const dependencies = await buildDependencies(environment, reportLine);
  try {
    await serve(dependencies, environment);
  } catch (error) {
    await dependencies.database.close();
    throw error;
  }
}

async function serve(
  dependencies: Dependencies,
  address: { readonly host: string; readonly port: number },
): Promise<void> {
  await dependencies.database.migrate();
  const app = await createApp(dependencies);
  await app.listen({ host: address.host, port: address.port });
  app.log.info(
    { items: dependencies.bank.items.size },
    `open ${dependencies.settings.publicOrigin}`,
  );
  // The first question about an equation need not wait for the algebra system, nor the first twin for the models.
  void dependencies.algebra.warmUp();
  void dependencies.itemModels.warmUp();
  const calibration = startCalibration(dependencies, app.log);
  const fitting = startFitting(dependencies, app.log);
  closeWithGrace({ delay: SHUTDOWN_MS, logger: false }, async ({ err }) => {
    if (err !== undefined) app.log.fatal({ err }, "stopping after an unexpected error");
    await app.drain(DRAIN_MS);
    await app.close();
    await dependencies.essayRater.close();
    await calibration.stop();
    await fitting.stop();
    await dependencies.database.close();
  });
}

/** One line of what is wrong: errors of the embedded engine carry a megabyte of its source. */
function reportLine(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

try {
  await start();
} catch (error) {
  reportLine(error);
  process.exit(error instanceof EnvironmentError ? BAD_ENVIRONMENT : CANNOT_START);
}
