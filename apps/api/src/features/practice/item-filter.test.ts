import { EMPTY_FILTER, type PracticeFilter } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import { indexItems } from "../../bank/item-index.ts";
import { realBank } from "../../bank/testing/real-bank.ts";
import { countFacets, matchingItems, type RatedItem } from "./item-filter.ts";

const items: RatedItem[] = [...indexItems(realBank()).values()].map((entry, place) => ({
  ...entry,
  statuses: new Set(place % 2 === 0 ? (["unseen"] as const) : (["wrong", "slow"] as const)),
  keptForExams: false,
}));
const topic = (id: string) => knowledgeComponentIdSchema.parse(id);

function matching(change: Partial<PracticeFilter>): RatedItem[] {
  return matchingItems(items, { ...EMPTY_FILTER, ...change });
}

it("lets everything through when nothing is asked", () => {
  expect(matching({})).toEqual(items);
});

it("joins the values of one facet by or, and facets by and", () => {
  const both = matching({ kinds: ["text-completion", "numeric-entry"] });
  expect(new Set(both.map(({ kind }) => kind))).toEqual(
    new Set(["text-completion", "numeric-entry"]),
  );
  expect(matching({ kinds: ["text-completion"], measures: ["quantitative"] })).toEqual([]);
});

it("finds items of a data set by that kind, not by their type", () => {
  for (const { item } of matching({ kinds: ["single-choice"] })) expect(item.dataSet).toBe(false);
  for (const { item } of matching({ kinds: ["data-interpretation"] }))
    expect(item.dataSet).toBe(true);
});

it("finds items anywhere below a node, but not below a node of a similar name", () => {
  const algebra = matching({ topics: [topic("quantitative.algebra")] });
  const inequalities = matching({ topics: [topic("quantitative.algebra.inequalities")] });
  expect(inequalities.length).toBeGreaterThan(0);
  expect(algebra.length).toBeGreaterThan(inequalities.length);
  expect(inequalities.every((item) => algebra.includes(item))).toBe(true);
  expect(matching({ topics: [topic("quantitative.algeb")] })).toEqual([]);
});

describe("counts", () => {
  const filter: PracticeFilter = {
    ...EMPTY_FILTER,
    measures: ["quantitative"],
    difficulties: [2, 3],
    statuses: ["unseen"],
  };
  const counts = countFacets(items, filter);

  it("say for every value what would match if it were the facet's only one", () => {
    expect(counts.matching).toBe(matchingItems(items, filter).length);
    const facets = [
      ["measures", ["verbal", "quantitative"]],
      ["kinds", ["numeric-entry", "data-interpretation", "text-completion"]],
      ["topics", ["quantitative.algebra", "verbal.reading"]],
      ["difficulties", [1, 2, 3, 4, 5]],
      ["statuses", ["unseen", "wrong", "slow", "marked"]],
    ] as const;
    for (const [facet, values] of facets) {
      for (const value of values) {
        const alone = { ...filter, [facet]: [value] };
        expect(counts[facet][value], `${facet} ${value}`).toBe(matchingItems(items, alone).length);
      }
    }
  });

  it("say zero instead of nothing", () => {
    expect(counts.kinds["text-completion"]).toBe(0);
    expect(counts.statuses.marked).toBe(0);
  });
});

describe("items kept for mock exams", () => {
  const half = items.map((item, place) => ({ ...item, keptForExams: place % 3 === 0 }));
  const kinds = ["numeric-entry" as const];
  const free = { ...EMPTY_FILTER, kinds };
  const all = { ...free, keptForExams: true };

  it("are left out unless they are asked for", () => {
    expect(matchingItems(half, free).some(({ keptForExams }) => keptForExams)).toBe(false);
    expect(matchingItems(half, all)).toHaveLength(matchingItems(items, free).length);
  });

  it("are left out of every facet's counts, and told beside them in either case", () => {
    const [without, within] = [countFacets(half, free), countFacets(half, all)];
    expect(without.keptForExams).toBeGreaterThan(0);
    expect(within.keptForExams).toBe(without.keptForExams);
    expect(within.matching - without.matching).toBe(without.keptForExams);
    expect(within.measures.quantitative).toBe(within.matching);
    expect(without.measures.quantitative).toBe(without.matching);
  });
});
