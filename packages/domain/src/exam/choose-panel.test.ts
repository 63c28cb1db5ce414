import { expect, it } from "vitest";
import { itemIdSchema, seededRandom } from "../kernel/index.ts";
import { choosePanel } from "./choose-panel.ts";

const id = (text: string) => itemIdSchema.parse(text);
const panels = ["one", "two", "three"].map((name) => ({
  id: name,
  modules: { routing: [id(`${name}-1`), id(`${name}-2`)], hard: [id(`${name}-3`)] },
}));
const choose = (sat: string[], met: string[], seed = 1) =>
  choosePanel({ panels, sat: new Set(sat), met: new Set(met.map(id)), random: seededRandom(seed) })
    ?.id;

it("takes the panel of which fewest items were met", () => {
  expect(choose([], ["one-1", "two-3", "two-1"])).toBe("three");
  expect(choose([], ["one-1", "two-3", "two-1", "three-1", "three-2"])).toBe("one");
});

it("comes back to a panel that was sat only where no other is left", () => {
  const all = ["one-1", "one-2", "one-3"];
  expect(choose(["two", "three"], all)).toBe("one");
  expect(choose(["one", "two", "three"], [...all, "two-1"])).toBe("three");
});

it("decides among equals by lot, and the same way again", () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => choose([], [], seed));
  expect(new Set(drawn)).toEqual(new Set(["one", "two", "three"]));
  expect(Array.from({ length: 40 }, (_, seed) => choose([], [], seed))).toEqual(drawn);
});

it("has none to choose of none", () => {
  const nothing = { sat: new Set<string>(), met: new Set<never>(), random: seededRandom(1) };
  expect(choosePanel({ panels: [], ...nothing })).toBeNull();
});
