import type { ItemKind } from "../item/index.ts";
import {
  groupBy,
  type ItemId,
  type RandomSource,
  type StimulusId,
  shuffled,
} from "../kernel/index.ts";
import type { PracticeMode } from "./practice-settings.ts";

/** An item that a session may draw. */
export interface Candidate {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly stimulusId: StimulusId | null;
  /** Whether the student has never had it. */
  readonly unseen: boolean;
}

export interface SelectionRequest {
  /** Without repetition, in the order of the bank: items of one stimulus are presented in this order. */
  readonly candidates: readonly Candidate[];
  /** Items wanted, ≥ 1; fewer are returned when fewer are there. */
  readonly itemCount: number;
  readonly mode: PracticeMode;
  readonly random: RandomSource;
}

/** Items presented one after the other because they share a stimulus; or a single item without one. */
type Bundle = readonly [Candidate, ...Candidate[]];

/**
 * Draws the items of a practice session: unseen ones before seen ones, at random among equals, items of
 * one stimulus next to each other and in order. In mixed mode the kinds take turns.
 */
export function selectItems({ candidates, itemCount, mode, random }: SelectionRequest): ItemId[] {
  const chosen: Candidate[] = [];
  for (const unseen of [true, false]) {
    const pool = candidates.filter((candidate) => candidate.unseen === unseen);
    const bundles = shuffled(bundle(pool), random);
    const ordered = mode === "mixed" ? alternateKinds(bundles, random) : bundles;
    chosen.push(...fill(ordered, itemCount - chosen.length));
  }
  return joinBundles(chosen, candidates).map(({ id }) => id);
}

function bundle(candidates: readonly Candidate[]): Bundle[] {
  // An item without stimulus is a bundle of its own.
  return [...groupBy(candidates, ({ id, stimulusId }) => stimulusId ?? id).values()];
}

/** Puts the bundles in an order in which the kind with the fewest items so far comes next. */
function alternateKinds(bundles: readonly Bundle[], random: RandomSource): Bundle[] {
  const queues = [...groupBy(bundles, ([first]) => first.kind).values()];
  const turns = shuffled(queues, random).map((queue) => ({ queue: [...queue], drawn: 0 }));
  const ordered: Bundle[] = [];
  while (ordered.length < bundles.length) {
    const waiting = turns.filter(({ queue }) => queue.length > 0);
    const turn = waiting.reduce((least, next) => (next.drawn < least.drawn ? next : least));
    const next = turn.queue.shift();
    if (next === undefined) throw new Error("A waiting kind has no bundle.");
    turn.drawn += next.length;
    ordered.push(next);
  }
  return ordered;
}

/** Takes bundles that fit whole; cuts one only where nothing else is left to fill the session. */
function fill(bundles: readonly Bundle[], room: number): Candidate[] {
  const taken: Candidate[] = [];
  const tooLong: Bundle[] = [];
  for (const next of bundles) {
    if (taken.length + next.length <= room) taken.push(...next);
    else tooLong.push(next);
  }
  for (const next of tooLong) taken.push(...next.slice(0, Math.max(0, room - taken.length)));
  return taken;
}

/** Brings the items of a stimulus together where some were drawn as unseen and others as seen. */
function joinBundles(chosen: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const place = new Map(candidates.map(({ id }, index) => [id, index]));
  const placeOf = (candidate: Candidate) => place.get(candidate.id) ?? 0;
  return bundle(chosen).flatMap((group) =>
    group.toSorted((left, right) => placeOf(left) - placeOf(right)),
  );
}
