import { parseArgs } from "node:util";
import {
  evaluateModelPath,
  evaluateTutor,
  missedBars,
  missedModelBars,
  recogniseUtterances,
} from "@lexiquant/api/evaluate-tutor";

/**
 * `npm run eval:tutor -- --engine embedded|model [--json] [--check]`: measures the tutor, built-in or with a scripted
 * model behind it;
 * `npm run eval:tutor -- --utterances FILE`: the three likeliest intents of each line `{"utterance","phase"}`.
 */
const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "embedded" },
    utterances: { type: "string" },
    json: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});

if (values.utterances !== undefined) {
  for (const line of await recogniseUtterances(values.utterances))
    console.log(JSON.stringify(line));
} else if (values.engine === "embedded") {
  const result = await evaluateTutor();
  report(result, missedBars(result));
} else if (values.engine === "model") {
  const result = await evaluateModelPath();
  report(result, [...missedBars(result), ...missedModelBars(result)]);
} else {
  console.error(
    `There is no engine "${values.engine}" to measure: say --engine embedded or model.`,
  );
  process.exitCode = 2;
}

function report(result: { readonly failures: readonly string[] }, missed: readonly string[]): void {
  const { failures, ...figures } = result;
  if (values.json) console.log(JSON.stringify(result));
  else {
    for (const [name, value] of Object.entries(figures)) console.log(name, value);
    for (const failure of failures) console.log(failure);
  }
  for (const bar of missed) console.error(`missed: ${bar}`);
  if (values.check && missed.length > 0) process.exitCode = 1;
}
