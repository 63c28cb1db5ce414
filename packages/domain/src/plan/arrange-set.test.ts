import { expect, it } from "vitest";
import { buildCandidate } from "../testing/build-practice-state.ts";
import { arrangeSet } from "./arrange-set.ts";
import { mainSkillOf } from "./practice-state.ts";

const item = (skill: string, n: number) =>
  buildCandidate(`${skill}-${n}`, { components: [`quantitative.algebra.${skill}`] });

const orderOf = (skills: string, served: string) =>
  arrangeSet(
    [...skills].map((skill, n) => ({
      item: item(skill, n),
      purpose: "gain",
      redo: "same",
      pCorrect: 0.6,
    })),
    [...served].map((skill, n) => item(skill, 100 + n)),
  )
    .map((chosen) => mainSkillOf(chosen.item).at(-1))
    .join("");

it.each([
  ["aaaab", "", "aabaa"],
  ["aaabbb", "", "ababab"],
  ["aab", "aa", "baa"],
  ["aaa", "", "aaa"],
])("mixes %s after %s into %s", (skills, served, order) => {
  expect(orderOf(skills, served)).toBe(order);
});
