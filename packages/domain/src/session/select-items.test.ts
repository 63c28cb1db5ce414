import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ItemKind } from "../item/index.ts";
import { groupBy, itemIdSchema, seededRandom, stimulusIdSchema } from "../kernel/index.ts";
import { type Candidate, selectItems } from "./select-items.ts";

const KINDS: ItemKind[] = ["text-completion", "reading-single", "numeric-entry"];

function candidate(index: number, change: Partial<Candidate> = {}): Candidate {
  return {
    id: itemIdSchema.parse(`item-${index}`),
    kind: "text-completion",
    stimulusId: null,
    unseen: true,
    ...change,
  };
}

const pools = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      stimulusId: fc.option(
        fc
          .constantFrom("passage-1", "passage-2", "passage-3")
          .map((id) => stimulusIdSchema.parse(id)),
      ),
      unseen: fc.boolean(),
    }),
    { maxLength: 50 },
  )
  .map((changes) => changes.map((change, index) => candidate(index, change)));

const requests = fc.record({
  candidates: pools,
  itemCount: fc.integer({ min: 1, max: 40 }),
  mode: fc.constantFrom("topic" as const, "mixed" as const),
  seed: fc.integer(),
});

function select({
  seed,
  ...rest
}: { seed: number } & Omit<Parameters<typeof selectItems>[0], "random">) {
  return selectItems({ ...rest, random: seededRandom(seed) });
}

describe("whatever is asked", () => {
  it("gives as many different candidates as asked for, or all when fewer are there", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const ids = select(request);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(Math.min(request.itemCount, request.candidates.length));
        const known = new Set(request.candidates.map(({ id }) => id));
        expect(ids.every((id) => known.has(id))).toBe(true);
      }),
    );
  });

  it("draws a seen item only when no unseen one is left", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const ids = new Set(select(request));
        const unseen = request.candidates.filter((item) => item.unseen);
        const drawn = unseen.filter(({ id }) => ids.has(id)).length;
        expect(drawn).toBe(Math.min(request.itemCount, unseen.length));
      }),
    );
  });

  it("presents the items of a stimulus in one run, in the order of the bank", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const ids: string[] = select(request);
        const drawn = request.candidates.filter(({ id }) => ids.includes(id));
        for (const [stimulusId, items] of groupBy(drawn, (item) => item.stimulusId)) {
          if (stimulusId === null) continue;
          const places = items.map(({ id }) => ids.indexOf(id));
          const first = places[0] ?? 0;
          expect(places).toEqual(places.map((_, index) => first + index));
        }
      }),
    );
  });

  it("gives the same items for the same seed", () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(select(request)).toEqual(select(request));
      }),
    );
  });
});

it("gives other items for another seed", () => {
  const candidates = Array.from({ length: 40 }, (_, index) => candidate(index));
  const drawn = (seed: number) => select({ candidates, itemCount: 10, mode: "topic", seed });
  expect(drawn(1)).not.toEqual(drawn(2));
});

it("lets the kinds take turns in mixed mode, however uneven the bank is", () => {
  const candidates = Array.from({ length: 60 }, (_, index) =>
    candidate(index, { kind: index < 50 ? "text-completion" : "numeric-entry" }),
  );
  const kinds = new Map(candidates.map(({ id, kind }) => [id, kind]));
  for (let seed = 0; seed < 20; seed += 1) {
    const drawn = select({ candidates, itemCount: 10, mode: "mixed", seed });
    expect(drawn.filter((id) => kinds.get(id) === "numeric-entry")).toHaveLength(5);
    expect(new Set(drawn.slice(0, 2).map((id) => kinds.get(id))).size).toBe(2);
  }
});

it("takes a set whole while one fits, and cuts it only to fill the session", () => {
  const set = { stimulusId: stimulusIdSchema.parse("data-1") };
  const candidates = [candidate(0, set), candidate(1, set), candidate(2, set), candidate(3)];
  for (let seed = 0; seed < 20; seed += 1) {
    expect(select({ candidates, itemCount: 1, mode: "topic", seed })).toEqual(["item-3"]);
    expect(select({ candidates, itemCount: 3, mode: "topic", seed })).toContain("item-0");
  }
});
