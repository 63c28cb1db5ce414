import { parseArgs } from "node:util";
import { wordRuns } from "@lexiquant/content";
import {
  drawProblems,
  type ItemModel,
  itemModels,
  realize,
  SAME_WORDING_SHARE,
  wordingShare,
} from "@lexiquant/content/item-models";
import { fingerprintOf, readBank } from "@lexiquant/content/read-bank";
import { shareOfRuns } from "./near-duplicates.ts";
import { contentDirectory } from "./project-paths.ts";

/**
 * `npm run bank:choose -- --written DATE`: proposes items of models that have fewer than three in the bank, as
 * entries for `content/item-models/published/`. Of the seeds that read unlike everything chosen before it takes those
 * that even out key positions and difficulty.
 */

const ITEMS_PER_MODEL = 3;
const FIRST_NUMBER = 101;
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
  options: { written: { type: "string" } },
});
const written = values.written ?? new Date().toISOString().slice(0, 10);
const bank = readBank(contentDirectory);
const keyCounts = new Map<string, number>();
const bandCounts = new Map<number, number>();
const published = new Map<string, number[]>();
for (const item of bank.items.values()) {
  const { model } = item.provenance;
  if (item.id.startsWith("q-")) count(item);
  if (model !== null) published.set(model.id, [...(published.get(model.id) ?? []), model.seed]);
}
const chosenRuns: ReadonlySet<string>[] = [...bank.items.values()].map(({ stem }) =>
  wordRuns(stem),
);
const nextId = new Map<string, number>();

/** The number after the highest that the bank has with a prefix. */
function firstFree(prefix: string): number {
  const numbers = [...bank.items.keys()]
    .filter((id) => id.startsWith(`${prefix}-`))
    .map((id) => Number(id.slice(prefix.length + 1)));
  return Math.max(FIRST_NUMBER, ...numbers.map((number) => number + 1));
}

function idFor(item: Item): string {
  const form = item.type === "numeric-entry" ? ` ${item.key.form}` : "";
  const prefix = ID_PREFIXES[item.type + form] ?? "q";
  const number = nextId.get(prefix) ?? firstFree(prefix);
  nextId.set(prefix, number + 1);
  return `${prefix}-${number}`;
}

interface Counted {
  readonly type: string;
  readonly key: unknown;
  readonly difficulty: number;
}

function count(item: Counted): void {
  keyCounts.set(keyPlace(item), (keyCounts.get(keyPlace(item)) ?? 0) + 1);
  bandCounts.set(item.difficulty, (bandCounts.get(item.difficulty) ?? 0) + 1);
}

function keyPlace(item: Counted): string {
  return `${item.type} ${typeof item.key === "string" ? item.key : ""}`;
}

/** Lower is better: how often its key place and band have been chosen already, above all of its own model. */
function crowding({ item }: Candidate, ofModel: readonly Candidate[]): number {
  const sameKey = ofModel.filter((other) => keyPlace(other.item) === keyPlace(item)).length;
  return (
    100 * sameKey +
    (keyCounts.get(keyPlace(item)) ?? 0) +
    0.5 * (bandCounts.get(item.difficulty) ?? 0)
  );
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
      .toSorted((a, b) => crowding(a, chosen) - crowding(b, chosen));
    if (best === undefined) break;
    chosen.push(best);
    chosenRuns.push(best.runs);
    count(best.item);
  }
  if (chosen.length < wanted)
    console.error(`${model.id}: only ${chosen.length} of ${wanted} unlike`);
  return chosen;
}

/** Whether two items of a model ask the same thing with other numbers: stems may be too short for runs of words. */
function sameQuestion(one: Item, other: Item): boolean {
  return wordingShare(one, other) > SAME_WORDING_SHARE;
}

for (const model of itemModels) {
  for (const { seed, item } of choose(model)) {
    console.log(
      `- {id: ${idFor(item)}, model: ${model.id}, seed: ${seed}, version: 1, written: "${written}", fingerprint: "${fingerprintOf(item)}"}`,
    );
  }
}
