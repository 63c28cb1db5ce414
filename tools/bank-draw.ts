import { parseArgs } from "node:util";
import { itemModels, realize } from "@lexiquant/content/item-models";
import { stringify } from "yaml";

/** `npm run bank:draw -- --model ID [--seed N] [--count N]`: prints what an item model makes, to be read. */
const { values } = parseArgs({
  options: {
    model: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "1" },
  },
});
const model = itemModels.find(({ id }) => id === values.model);
if (model === undefined) {
  console.error(`There is no model "${values.model}". The models are:`);
  console.error(itemModels.map(({ id }) => id).join("\n"));
  process.exit(2);
}
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.count); seed += 1) {
  const { item } = realize(model, seed, { id: "q-draw", version: 1, written: "2026-01-01" });
  console.log(stringify({ seed, ...item }, { lineWidth: 110 }));
}
