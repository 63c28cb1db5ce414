import type { KeyedItem } from "@lexiquant/domain/item";
import { twinIdOf } from "@lexiquant/domain/kernel";
import { toKeyedItem } from "../../src/to-keyed-item.ts";
import {
  printedPart,
  questionFingerprint,
  questionNumbers,
  wordingShare,
} from "./asked-question.ts";
import { realizedProblems } from "./draw-problems.ts";
import type { ItemModel } from "./item-model.ts";
import { realize } from "./realize.ts";

/** Two questions that share more of their words tell the same story. */
export const SAME_WORDING_SHARE = 0.6;
/** Seeds among which the least like the origin is taken. */
const SEEDS_COMPARED = 16;
/** Seeds tried for any question that is new, before a model counts as used up. */
const MOST_SEEDS = 120;

/** Another item of the same model, checked. */
export interface Twin {
  readonly item: KeyedItem;
  readonly seed: number;
  readonly fingerprint: string;
}

export interface TwinRequest {
  /** The item of the bank that the twin is to be like. */
  readonly origin: KeyedItem;
  readonly seeds: Iterable<number>;
  /** Fingerprints of the questions that it must not repeat: those of the bank and those that the student had. */
  readonly taken: ReadonlySet<string>;
  /** ISO date, for the record of the check. */
  readonly today: string;
}

/**
 * Searches for a twin: other numbers and, where the model has several, another story than the origin's. Every candidate
 * has its key recomputed and its texts linted. Gives control back after each seed, since some models need long for one.
 *
 * @returns null when every question that the model can ask seems to be taken
 */
export function* searchTwin(model: ItemModel, request: TwinRequest): Generator<void, Twin | null> {
  const printed = new Set([...request.taken].map(printedPart));
  let best: { readonly twin: Twin; readonly likeness: number } | null = null;
  let tried = 0;
  for (const seed of request.seeds) {
    if (tried === MOST_SEEDS || (best !== null && tried >= SEEDS_COMPARED)) break;
    tried += 1;
    const twin = twinOf(model, request, seed);
    if (twin !== null) {
      const likeness = likenessOf(twin, request.origin, printed);
      if (likeness === 0) return twin;
      if (best === null || likeness < best.likeness) best = { twin, likeness };
    }
    yield;
  }
  return best?.twin ?? null;
}

/** A few seeds make no sound item. They are passed over, whatever is wrong: `npm run bank:verify` is where it is told. */
function twinOf(model: ItemModel, request: TwinRequest, seed: number): Twin | null {
  const { origin, taken, today } = request;
  const id = twinIdOf({ originId: origin.id, seed });
  try {
    const realized = realize(model, seed, { id, version: origin.version, written: today });
    const item = toKeyedItem(realized.item, { model: { id: model.id, seed } });
    const fingerprint = questionFingerprint(item);
    if (taken.has(fingerprint) || realizedProblems(realized).length > 0) return null;
    return { item, seed, fingerprint };
  } catch {
    return null;
  }
}

/** 0 for a twin as it should be; the graver the fault, the higher. */
function likenessOf(
  { item, fingerprint }: Twin,
  origin: KeyedItem,
  printed: ReadonlySet<string>,
): number {
  const faults = [
    Math.abs(item.difficulty - origin.difficulty) > 1,
    wordingShare(item, origin) > SAME_WORDING_SHARE,
    questionNumbers(item) === questionNumbers(origin),
    printed.has(printedPart(fingerprint)),
  ];
  return faults.reduce((sum, fault, place) => sum + (fault ? 2 ** place : 0), 0);
}
