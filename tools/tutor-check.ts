import { EnvironmentError, readEnvironment } from "@lexiquant/api/environment";
import { probeModel } from "@lexiquant/api/probe-model";

/**
 * `npm run tutor:check [-- --json]`: asks the language model that the environment configures for a word and a choice, and
 * says what works. Exit code 0: all of it, or the built-in tutor alone is configured; 1: something does not; 2: the
 * environment is not valid.
 */
const asJson = process.argv.includes("--json");

try {
  await check();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function check(): Promise<void> {
  const { tutorModel } = readEnvironment(process.env);
  if (tutorModel === null) {
    const line =
      "No language model is configured: the built-in tutor answers. Set TUTOR_PROVIDER to change that.";
    console.log(asJson ? JSON.stringify({ model: null }) : line);
    return;
  }
  const probe = await probeModel(tutorModel);
  if (asJson) console.log(JSON.stringify(probe));
  else {
    console.log(`${tutorModel.provider}, ${probe.model}`);
    console.log(`writes:  ${probe.writes ?? `yes, first word after ${probe.firstWordMs} ms`}`);
    console.log(`chooses: ${probe.chooses ?? "yes"}`);
    console.log(`tokens:  ${probe.tokens}`);
  }
  if (probe.writes !== null || probe.chooses !== null) process.exitCode = 1;
}
