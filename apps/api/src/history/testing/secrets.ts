import type { Bank } from "@lexiquant/content";
import type { KeyedItem } from "@lexiquant/domain/item";
import { optionsOf } from "@lexiquant/domain/scoring";

/** Shorter strings occur by chance; keys and numbers are caught by the names of their properties instead. */
const SHORTEST_TELLING = 12;

/** Names that only keyed items, feedback and outcomes have. */
const FORBIDDEN_PROPERTIES: ReadonlySet<string> = new Set([
  "anticipatedErrors",
  "blankPredictions",
  "clueWords",
  "evidence",
  "expectations",
  "explanation",
  "fasterWay",
  "hints",
  "key",
  "misconception",
  "misconceptionId",
  "misconceptions",
  "provenance",
  "rationale",
  "rationales",
  "repairQuestion",
  "roundTo",
  "selfExplain",
  "sentenceIds",
  "sentenceRationales",
  "similarIds",
  "steps",
  "takeaway",
  "traps",
  "verification",
  "whyTempting",
]);

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      // The words that tell variants apart are the contract's, not the author's.
      if (name !== "kind" && name !== "type") yield* stringsIn(part);
    }
  }
}

/** As it would stand inside a JSON body. */
function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Finds authored text that students may not see yet. */
export interface SecretFinder {
  /** Secret strings of an item, as they would stand in a JSON body. */
  secretsOf(item: KeyedItem): readonly string[];
  /** Those that a body holds. */
  leaksIn(text: string, items: Iterable<KeyedItem>): string[];
}

export function secretFinder(bank: Bank): SecretFinder {
  // What is printed with any item is no secret, also where an explanation quotes it.
  const printed = [
    ...[...bank.items.values()].map(printedOf),
    ...bank.stimuli.values(),
    ...[...bank.components.values()].map(({ id, name }) => ({ id, name })),
  ]
    .map((entry) => JSON.stringify(entry))
    .join("\n");
  const secrets = new Map(
    [...bank.items.values()].map((item) => {
      const authored = [...stringsIn(item), ...misconceptionTexts(bank, item)];
      const telling = authored.filter(({ length }) => length >= SHORTEST_TELLING).map(escaped);
      return [item.id, [...new Set(telling)].filter((text) => !printed.includes(text))];
    }),
  );
  const secretsOf = (item: KeyedItem) => secrets.get(item.id) ?? [];
  return {
    secretsOf,
    leaksIn: (text, items) =>
      [...items].flatMap((item) => secretsOf(item).filter((secret) => text.includes(secret))),
  };
}

/** What a candidate sees of an item. Told here once more, by hand: `toPublicItem` is what is being tested. */
function printedOf(item: KeyedItem): unknown[] {
  return [
    item.id,
    item.stimulusId,
    item.stem,
    item.figure,
    optionsOf(item).map(({ text }) => text),
    item.type === "quantitative-comparison" ? [item.quantityA, item.quantityB] : [],
    item.type === "numeric-entry" ? [item.unitBefore, item.unitAfter] : [],
  ];
}

function misconceptionTexts(bank: Bank, item: KeyedItem): string[] {
  const named = new Set(stringsIn(item));
  return [...bank.misconceptions.values()]
    .filter(({ id }) => named.has(id))
    .flatMap(({ name, description, remedy }) => [name, description, remedy]);
}

/** Forbidden names among the properties of a JSON body, and outcomes or feedback that are told. */
export function forbiddenIn(text: string): string[] {
  const found: string[] = [];
  JSON.parse(text, (name, value: unknown) => {
    const isTold = name === "outcome" || name === "feedback";
    if (FORBIDDEN_PROPERTIES.has(name)) found.push(name);
    else if (isTold && typeof value === "object" && value !== null) found.push(name);
    return value;
  });
  return found;
}
