import type { Bank, Library } from "@lexiquant/content";
import { type KeyedItem, kindOf, MEASURE_OF_TYPE } from "@lexiquant/domain/item";
import { nearDuplicates } from "./near-duplicates.ts";

type Counts = Record<string, number>;

function tally<Entry>(entries: readonly Entry[], labelOf: (entry: Entry) => string): Counts {
  const counts: Counts = {};
  for (const entry of entries) counts[labelOf(entry)] = (counts[labelOf(entry)] ?? 0) + 1;
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

/** What `bank:report` prints: of the items that are served, retired ones left out. */
export function countBank(bank: Bank, library: Library) {
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
    prompts: library.prompts.length,
    promptsByDirective: tally(library.prompts, ({ directive }) => directive),
    promptsByTheme: tally(library.prompts, ({ theme }) => theme),
    anchors: library.anchors.length,
    words: library.words.length,
    lessons: library.lessons.length,
    keyPositions: keyPositions(items),
    nearDuplicates: nearDuplicates(items.map(({ stem }) => stem)),
    verification: tally(items, (item) => item.verification.kind),
  };
}
