import { parseArgs } from "node:util";
import { fingerprintOf, readBank } from "@lexiquant/content";
import { drawProblems, type ItemModel, itemModels, realize } from "@lexiquant/content/item-models";
import { shareOfRuns, wordRuns } from "./near-duplicates.ts";
import { contentDirectory } from "./project-paths.ts";

/**
 * `npm run bank:choose -- --first N --written DATE`: proposes items of models that have fewer than three in the bank, as
 * entries for `content/item-models/published/`. Of the seeds that read unlike everything chosen before it takes those
 * that even out key positions and difficulty. Ids count up from N.
 */

const ITEMS_PER_MODEL = 3;
const SEEDS_TRIED = 80;
const MOST_SHARED = 0.3;
const ID_PREFIXES: Readonly<Record<string, string>> = {
  "single-choice": "q-sc",
  "multiple-choice": "q-mc",
  "quantitative-comparison": "q-qc",
  "numeric-entry decimal": "q-ne",
  "numeric-entry fraction": "q-nf",
};

type Item = ReturnType<typeof realize>["item"];
interface Candidate {
  readonly seed: number;
  readonly item: Item;
  readonly runs: ReadonlySet<string>;
}

const { values } = parseArgs({
  options: { first: { type: "string", default: "101" }, written: { type: "string" } },
});
const written = values.written ?? new Date().toISOString().slice(0, 10);
const bank = readBank(contentDirectory);
const published = new Map<string, number[]>();
for (const { provenance } of bank.items.values()) {
  const { model } = provenance;
  if (model !== null) published.set(model.id, [...(published.get(model.id) ?? []), model.seed]);
}
const keyCounts = new Map<string, number>();
const bandCounts = new Map<number, number>();
const chosenRuns: ReadonlySet<string>[] = [...bank.items.values()].map(({ stem }) =>
  wordRuns(stem),
);
const nextId = new Map<string, number>();

function idFor(item: Item): string {
  const form = item.type === "numeric-entry" ? ` ${item.key.form}` : "";
  const prefix = ID_PREFIXES[item.type + form] ?? "q";
  const number = nextId.get(prefix) ?? Number(values.first);
  nextId.set(prefix, number + 1);
  return `${prefix}-${number}`;
}

function keyPlace(item: Item): string {
  return `${item.type} ${typeof item.key === "string" ? item.key : ""}`;
}

/** Lower is better: how often its key place and band have been chosen already. */
function crowding({ item }: Candidate): number {
  return (keyCounts.get(keyPlace(item)) ?? 0) + 0.5 * (bandCounts.get(item.difficulty) ?? 0);
}

function candidatesOf(model: ItemModel): Candidate[] {
  const taken = new Set(published.get(model.id) ?? []);
  return Array.from({ length: SEEDS_TRIED }, (_, index) => index + 1)
    .filter((seed) => !taken.has(seed) && drawProblems(model, seed).length === 0)
    .map((seed) => {
      const { item } = realize(model, seed, { id: "q-draw", version: 1, written });
      return { seed, item, runs: wordRuns(item.stem) };
    });
}

function choose(model: ItemModel): Candidate[] {
  const wanted = ITEMS_PER_MODEL - (published.get(model.id)?.length ?? 0);
  const candidates = wanted > 0 ? candidatesOf(model) : [];
  const chosen: Candidate[] = [];
  while (chosen.length < wanted) {
    const [best] = candidates
      .filter((candidate) => !chosen.some(({ item }) => sameQuestion(item, candidate.item)))
      .filter(({ runs }) => chosenRuns.every((other) => shareOfRuns(runs, other) < MOST_SHARED))
      .toSorted((a, b) => crowding(a) - crowding(b));
    if (best === undefined) break;
    chosen.push(best);
    chosenRuns.push(best.runs);
    keyCounts.set(keyPlace(best.item), (keyCounts.get(keyPlace(best.item)) ?? 0) + 1);
    bandCounts.set(best.item.difficulty, (bandCounts.get(best.item.difficulty) ?? 0) + 1);
  }
  if (chosen.length < wanted)
    console.error(`${model.id}: only ${chosen.length} of ${wanted} unlike`);
  return chosen;
}

/** Short stems have no runs of words to compare. */
function sameQuestion(one: Item, other: Item): boolean {
  return questionText(one) === questionText(other);
}

function questionText(item: Item): string {
  const quantities = item.type === "quantitative-comparison" ? item.quantityA + item.quantityB : "";
  return (item.stem + quantities).replaceAll(/\d+/g, "#");
}

for (const model of itemModels) {
  for (const { seed, item } of choose(model)) {
    console.log(
      `- {id: ${idFor(item)}, model: ${model.id}, seed: ${seed}, version: 1, written: "${written}", fingerprint: "${fingerprintOf(item)}"}`,
    );
  }
}
