import { parseArgs } from "node:util";
import { drawProblems, itemModels } from "@lexiquant/content/item-models";

/**
 * `npm run bank:verify -- --draws N [--model ID] [--json]`: draws every item model N times, recomputes each key from the
 * statement and lints each item. Exit code 1 when anything is wrong.
 */
const { values } = parseArgs({
  options: {
    draws: { type: "string", default: "1000" },
    model: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const draws = Number(values.draws);
if (!Number.isInteger(draws) || draws < 1) {
  console.error(`--draws is ${values.draws}, but has to be a whole number of at least 1.`);
  process.exit(2);
}
const models = itemModels.filter(({ id }) => values.model === undefined || id === values.model);
if (models.length === 0) {
  console.error(`There is no model ${values.model}.`);
  process.exit(2);
}

const start = performance.now();
let failures = 0;
for (const model of models) {
  for (let seed = 1; seed <= draws; seed += 1) {
    const problems = drawProblems(model, seed);
    if (problems.length === 0) continue;
    failures += 1;
    console.error(`${model.id}, seed ${seed}: ${problems.join("; ")}`);
  }
}
const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
const report = { models: models.length, draws, failures, seconds };
console.log(
  values.json
    ? JSON.stringify(report)
    : `${models.length} models, ${draws} draws each: ${failures} failures in ${seconds} s.`,
);
process.exit(failures > 0 ? 1 : 0);
