import {
  comparisonKey,
  integers,
  type Relation,
  relationOf,
} from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { outcomeQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { type Draws, differentCase, sameCase } from "./replacement-cases.ts";
import { laterCase } from "./replacement-later-case.ts";
import { matchingCase } from "./replacement-matching-case.ts";

function draw(chance: Chance): Draws | null {
  const scene = chance.pick(["same", "different", "later", "matching", "matching"] as const);
  const [red, white] = [chance.integer(3, 12), chance.integer(3, 12)];
  const known =
    scene === "matching" ? chance.pick([true, false, false, false]) : chance.pick([true, false]);
  const least = chance.integer(2, 6);
  return red === white && known
    ? null
    : { scene, red, white, known, least, swapped: chance.pick([true, false]) };
}

const CASES = {
  same: sameCase,
  different: differentCase,
  later: laterCase,
  matching: matchingCase,
};

/** Ordered pairs of draws from numbered balls, the first `red` of them red, counted by colors. */
function pairsOf(red: number, white: number, putBack: boolean) {
  const counts = { redRed: 0, redWhite: 0, whiteRed: 0, whiteWhite: 0, all: 0 };
  for (const first of integers(1, red + white)) {
    for (const second of integers(1, red + white)) {
      if (first === second && !putBack) continue;
      counts.all += 1;
      if (first <= red) counts[second <= red ? "redRed" : "redWhite"] += 1;
      else counts[second <= red ? "whiteRed" : "whiteWhite"] += 1;
    }
  }
  return counts;
}

function quantities(scene: Draws["scene"], red: number, white: number) {
  const [back, kept] = [pairsOf(red, white, true), pairsOf(red, white, false)];
  switch (scene) {
    case "same":
      return [back.redRed * kept.all, kept.redRed * back.all] as const;
    case "different":
      return [
        (back.redWhite + back.whiteRed) * kept.all,
        (kept.redWhite + kept.whiteRed) * back.all,
      ] as const;
    case "later":
      return [kept.redRed + kept.redWhite, kept.redRed + kept.whiteRed] as const;
    default:
      return [kept.redRed + kept.whiteWhite, kept.redWhite + kept.whiteRed] as const;
  }
}

export const probabilityReplacementQc = defineModel<Draws>({
  id: "probability-replacement-qc",
  knowledgeComponents: [
    "quantitative.data-analysis.probability.conditional-probability",
    "quantitative.data-analysis.probability.independent-events",
  ],
  traps: ["with-or-without-replacement", "earlier-draw-unknown"],
  method: "For many allowed compositions, all ordered pairs of draws are listed and counted",
  draw,
  write: (parameters) => outcomeQuestion(CASES[parameters.scene](parameters)),
  recompute: ({ scene, red, white, known, least, swapped }) => {
    const relations: Relation[] = [];
    const range = (value: number) => (known ? [value] : [...integers(least, least + 10)]);
    for (const reds of range(red)) {
      for (const whites of range(white)) {
        const [first, second] = quantities(scene, reds, whites);
        relations.push(swapped ? relationOf(second, first) : relationOf(first, second));
      }
    }
    return comparisonKey(relations);
  },
});
