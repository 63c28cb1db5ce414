import { comparisonKey, integers, type Relation } from "../../../machine-checks/option-values.ts";
import type { Chance } from "../../kit/chance.ts";
import { outcomeQuestion } from "../../kit/comparison-question.ts";
import { defineModel } from "../../kit/item-model.ts";
import { bandsCase, type Normal } from "./normal-cases.ts";
import { centerCase } from "./normal-center-case.ts";
import { areaBelow, roughly } from "./normal-curve.ts";
import { tailsCase } from "./normal-tails-case.ts";

const NOTHING: readonly [number, number] = [0, 0];

function draw(chance: Chance): Normal | null {
  const scene = chance.pick(["bands", "tails", "center"] as const);
  const swapped = chance.pick([true, false]);
  if (scene === "bands") return drawBands(chance, swapped);
  const known = chance.pick([true, false]);
  if (scene === "tails") {
    const mean = chance.integer(20, 80);
    const below = chance.integer(3, 12);
    const above = known
      ? chance.pick([below, below + chance.integer(1, 6), below - chance.integer(1, 2)])
      : chance.integer(4, 12);
    const [low, high] = [mean - below, mean + above];
    return {
      scene,
      mean,
      deviation: 0,
      first: [low, low],
      second: [high, high],
      known,
      bound: 0,
      swapped,
    };
  }
  const low = chance.integer(38, 50);
  const high = low + 2 * chance.integer(6, 14);
  const middle = (low + high) / 2;
  const bound = known ? middle + chance.pick([-2, -1, 0, 0, 1, 2]) : low + chance.integer(4, 14);
  return {
    scene,
    mean: 0,
    deviation: 0,
    first: [low, high],
    second: NOTHING,
    known,
    bound,
    swapped,
  };
}

function drawBands(chance: Chance, swapped: boolean): Normal | null {
  const deviation = chance.pick([8, 10, 12, 16, 20]);
  const mean = chance.pick([480, 500, 520, 750, 760, 800]);
  const width = deviation / chance.pick([1, 2]);
  const from = chance.integer(-6, 5) * (deviation / 2);
  const mirror = chance.pick([true, false, false]);
  const other = mirror ? -from - width : chance.integer(-6, 5) * (deviation / 2);
  if (from === other || (!mirror && Math.abs(from + width / 2) === Math.abs(other + width / 2)))
    return null;
  const band = (start: number) => [mean + start, mean + start + width] as const;
  return {
    scene: "bands",
    mean,
    deviation,
    first: band(from),
    second: band(other),
    known: true,
    bound: 0,
    swapped,
  };
}

const CASES = { bands: bandsCase, tails: tailsCase, center: centerCase };

/** The mean at which the two tails have the sizes wanted, by halving. */
function meanWhere(tooSmall: (mean: number) => boolean): number {
  let [low, high] = [0, 300];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (tooSmall(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function pairs({
  scene,
  mean,
  deviation,
  first,
  second,
  known,
  bound,
}: Normal): [number, number][] {
  const below = (limit: number, center: number, spread: number) =>
    areaBelow((limit - center) / spread);
  if (scene === "bands") {
    const inside = ([from, to]: readonly [number, number]) =>
      below(to, mean, deviation) - below(from, mean, deviation);
    return [[inside(first), inside(second)]];
  }
  const [low, high] = scene === "tails" ? [first[0], second[0]] : first;
  const spreads = [...integers(3, 12)];
  if (scene === "tails") {
    const means = known ? [mean] : [...integers(low + 1, high - 1)];
    return means.flatMap((center) =>
      spreads.map((spread): [number, number] => [
        below(low, center, spread),
        1 - below(high, center, spread),
      ]),
    );
  }
  return spreads.map((spread) => [
    known
      ? meanWhere((center) => below(low, center, spread) > 1 - below(high, center, spread))
      : meanWhere((center) => below(low, center, spread) > 0.1),
    bound,
  ]);
}

export const normalCompareQc = defineModel<Normal>({
  id: "normal-compare-qc",
  knowledgeComponents: ["quantitative.data-analysis.distributions.normal-distribution"],
  traps: ["symmetry", "width-for-share"],
  method:
    "Areas under the normal curve are integrated numerically, for several standard deviations where none is given",
  draw,
  write: (parameters) => outcomeQuestion(CASES[parameters.scene](parameters)),
  recompute: (parameters) => {
    const relations = pairs(parameters).map(
      ([one, other]): Relation => (parameters.swapped ? roughly(other, one) : roughly(one, other)),
    );
    return comparisonKey(relations);
  },
});
