import { createHash } from "node:crypto";
import type { KeyedItem } from "@lexiquant/domain/item";
import { keyIdsOf } from "../../src/lint-text.ts";

/** What is printed above the choices of a question. */
type Printed = Pick<KeyedItem, "stem" | "figure"> & {
  readonly quantityA?: string;
  readonly quantityB?: string;
};

/**
 * What a question asks, in short form: equal for two draws that print the same. Where several choices may be right the
 * choices are part of the question, so there the right ones count too. Kept on the server: it depends on the key.
 */
export function questionFingerprint(item: KeyedItem): string {
  const printed = digest([item.stem, ...quantitiesOf(item), item.figure]);
  if (item.type !== "multiple-choice") return printed;
  const keys = keyIdsOf(item);
  const right = item.options.filter(({ id }) => keys.includes(id)).map(({ text }) => text);
  return `${printed}${CHOICES}${digest(right.sort())}`;
}

const CHOICES = "+";

/** The part of a fingerprint that stands for what is printed above the choices. */
export function printedPart(fingerprint: string): string {
  return fingerprint.split(CHOICES)[0] ?? fingerprint;
}

/** How many of the words of two questions, numbers apart, are in both: 0 to 1. */
export function wordingShare(one: Printed, other: Printed): number {
  const [words, others] = [questionWords(one), questionWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(1, words.size + others.size - shared);
}

/** The numbers of a question in the order printed; those of the choices where there are no others. */
export function questionNumbers(item: KeyedItem): string {
  const above = [item.stem, ...quantitiesOf(item), JSON.stringify(item.figure)].join(" ");
  const choices = "options" in item ? item.options.map(({ text }) => text).join(" ") : "";
  return (above.match(NUMBER) ?? choices.match(NUMBER) ?? []).join(" ");
}

const NUMBER = /\d+(?:\.\d+)?/g;

function questionWords(item: Printed): ReadonlySet<string> {
  const text = [item.stem, ...quantitiesOf(item)].join(" ").toLowerCase();
  return new Set(text.match(/[a-z]+|[-+^=<>]/g) ?? []);
}

function quantitiesOf({ quantityA = "", quantityB = "" }: Printed): string[] {
  return [quantityA, quantityB];
}

function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
