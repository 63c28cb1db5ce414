import type { Bank } from "@lexiquant/content";
import { type KeyedItem, kindOf, MEASURE_OF_TYPE } from "@lexiquant/domain/item";

type Counts = Record<string, number>;

function tally(items: readonly KeyedItem[], labelOf: (item: KeyedItem) => string): Counts {
  const counts: Counts = {};
  for (const item of items) counts[labelOf(item)] = (counts[labelOf(item)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)));
}

/** Domain and topic of the main component, such as `quantitative.algebra.inequalities`. */
function topicOf(item: KeyedItem): string {
  return (item.knowledgeComponents[0] ?? "").split(".").slice(0, 3).join(".");
}

/** How often the key stands at each place, for the types with one right option. */
function keyPositions(items: readonly KeyedItem[]): Record<string, Counts> {
  const positions: Record<string, Counts> = {};
  for (const item of items) {
    if (typeof item.key !== "string" || item.type === "select-in-passage") continue;
    const counts = positions[item.type] ?? {};
    counts[item.key] = (counts[item.key] ?? 0) + 1;
    positions[item.type] = counts;
  }
  return positions;
}

const SHINGLE_WORDS = 8;
const NEAR_DUPLICATE_SHARE = 0.5;

function shingles(item: KeyedItem): Set<string> {
  const words = item.stem.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const result = new Set<string>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start += 1) {
    result.add(words.slice(start, start + SHINGLE_WORDS).join(" "));
  }
  return result;
}

/** Pairs of items whose stems share more than half of their eight-word runs. */
function nearDuplicates(items: readonly KeyedItem[]): number {
  const sets = items.map(shingles);
  const holders = new Map<string, number[]>();
  let pairs = 0;
  sets.forEach((set, index) => {
    const shared = new Map<number, number>();
    for (const shingle of set) {
      const others = holders.get(shingle) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(shingle, [...others, index]);
    }
    for (const [other, count] of shared) {
      const smaller = Math.max(1, Math.min(set.size, sets[other]?.size ?? 0));
      if (count / smaller > NEAR_DUPLICATE_SHARE) pairs += 1;
    }
  });
  return pairs;
}

/** What `bank:report` prints: of the items that are served, retired ones left out. */
export function countBank(bank: Bank) {
  const items = [...bank.items.values()].filter(({ retired }) => !retired);
  const ofMeasure = (measure: string) =>
    items.filter((item) => MEASURE_OF_TYPE[item.type] === measure).length;
  return {
    items: {
      total: items.length,
      verbal: ofMeasure("verbal"),
      quantitative: ofMeasure("quantitative"),
    },
    byType: tally(items, (item) => item.type),
    byKind: tally(items, kindOf),
    byTopic: tally(items, topicOf),
    byDifficulty: tally(items, (item) => String(item.difficulty)),
    stimuli: bank.stimuli.size,
    misconceptions: bank.misconceptions.size,
    models: new Set(items.flatMap((item) => item.provenance.model?.id ?? [])).size,
    microSkills: new Set(items.flatMap((item) => item.knowledgeComponents)).size,
    prompts: 0,
    words: 0,
    keyPositions: keyPositions(items),
    nearDuplicates: nearDuplicates(items),
    verification: tally(items, (item) => item.verification.kind),
  };
}
