import { expect, it } from "vitest";
import type { PanelBlueprint } from "../adaptive/index.ts";
import { blueprintShares } from "./blueprint-shares.ts";

type Rule = PanelBlueprint["sections"][number]["counts"][number];

const rule = (parts: Partial<Rule>): Rule => ({
  name: "rule",
  counts: "items",
  kinds: null,
  blanks: null,
  topics: null,
  stimulusSorts: null,
  fewest: 0,
  most: 0,
  slack: 0,
  ...parts,
});

const section = (measure: "verbal" | "quantitative", counts: readonly Rule[]) => ({
  id: measure,
  measure,
  questions: 20,
  setSizes: [],
  counts,
  modules: [],
});

const COMPLETIONS = ["text-completion", "sentence-equivalence"] as const;
const READING = ["reading-single", "reading-multiple", "select-in-passage"] as const;

const verbal = section("verbal", [
  rule({ kinds: COMPLETIONS, fewest: 10, most: 10 }),
  rule({ kinds: ["sentence-equivalence"], fewest: 3, most: 5 }),
  rule({ kinds: ["text-completion"], blanks: 2, fewest: 9, most: 9 }),
  rule({ kinds: READING, fewest: 10, most: 10 }),
  rule({ kinds: ["reading-multiple"], fewest: 4, most: 4 }),
  rule({ topics: ["verbal.reading.argument"], stimulusSorts: ["short"], fewest: 2, most: 2 }),
  rule({ counts: "stimuli", stimulusSorts: ["long"], fewest: 1, most: 1 }),
]);
const quantitative = section("quantitative", [
  rule({ kinds: ["data-interpretation"], fewest: 3, most: 3 }),
  rule({ topics: ["quantitative.algebra"], fewest: 9, most: 11 }),
  rule({ topics: ["quantitative.data-analysis"], fewest: 10, most: 10 }),
]);

const WEIGHTS = new Map([
  ["verbal.text-completion.contrast", 3],
  ["verbal.text-completion.tone", 1],
  ["verbal.sentence-equivalence.word-meaning", 7],
  ["verbal.reading.argument", 5],
  ["verbal.reading.detail", 1],
  ["verbal.reading.inference", 3],
  ["quantitative.algebra.functions", 1],
  ["quantitative.algebra.inequalities", 1],
  ["quantitative.data-analysis.data-interpretation", 9],
  ["quantitative.data-analysis.counting", 1],
]);

it("shares a measure out by what its sections ask for, and the rest of a domain by weight", () => {
  const shares = blueprintShares([verbal, verbal, quantitative], WEIGHTS);
  const expected = {
    // Six of the ten completions are left when four equivalences are taken off.
    "verbal.text-completion.contrast": 4.5 / 20,
    "verbal.text-completion.tone": 1.5 / 20,
    "verbal.sentence-equivalence.word-meaning": 4 / 20,
    "verbal.reading.argument": 2 / 20,
    "verbal.reading.detail": 2 / 20,
    "verbal.reading.inference": 6 / 20,
    "quantitative.algebra.functions": 5 / 20,
    "quantitative.algebra.inequalities": 5 / 20,
    "quantitative.data-analysis.data-interpretation": 3 / 20,
    "quantitative.data-analysis.counting": 7 / 20,
  };
  expect(shares.size).toBe(WEIGHTS.size);
  for (const [skill, share] of Object.entries(expected)) {
    expect(shares.get(skill), skill).toBeCloseTo(share, 12);
  }
});
