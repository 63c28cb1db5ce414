import { type AssemblyItem, countFor, deviationOf } from "../assembly-item.ts";
import type { CountRule, ModuleBlueprint, ModuleTarget } from "../blueprint.ts";
import { informationWithoutGuessing } from "../module-information.ts";
import { expectedCutoffScores, offCentre } from "../route-to-module.ts";
import type { Unit } from "./unit.ts";

/** Of a count beyond its slack, or two enemies in a panel: more than all that may be gained by it. */
export const BROKEN_WEIGHT = 20;
/** Of a count outside its range but within its slack. */
const DEVIATION_WEIGHT = 1;
/** Of the squared share of the attainable information that is missing. */
const INFORMATION_WEIGHT = 10;
/** Of the squared distance, raw-score points, of a routing module's expected scores from where whole cut-offs fit. */
const CUTOFF_WEIGHT = 25;

/** How to judge a module by the sum of its units' features. */
export interface ModuleJudge {
  /** What a unit adds: a count for each rule, its difficulties, its information at each ability, its expected scores. */
  readonly featuresOf: (unit: Unit) => Float64Array;
  /** 0 is perfect. */
  readonly costOf: (sums: Float64Array) => number;
}

/**
 * The judge of one module of the blueprint.
 *
 * Information is held against what the best items of the measure would give were there no other wish, and
 * the shortfall is squared, so that panels are alike rather than one good at another's cost.
 *
 * @param panels how many panels share the items
 */
export function moduleJudge(
  { section, target, isRouting }: ModuleBlueprint,
  items: readonly AssemblyItem[],
  panels: number,
): ModuleJudge {
  const rules = section.counts;
  const attainable = target.informationAt.map((theta) =>
    attainableInformation(items, { theta, questions: section.questions, panels }),
  );
  return {
    featuresOf: ({ items: own }) =>
      Float64Array.from([
        ...rules.map((rule) => countFor(rule, own)),
        sumOf(own, ({ difficulty }) => difficulty),
        ...target.informationAt.map((theta) =>
          sumOf(own, (item) => informationWithoutGuessing(item, theta)),
        ),
        ...Object.values(expectedCutoffScores(own)),
      ]),
    costOf: (sums) => {
      const mean = (sums[rules.length] ?? 0) / section.questions;
      return (
        costOfCounts(rules, sums) +
        costOfMean(mean, target) +
        costOfInformation(attainable, sums, rules.length + 1) +
        (isRouting ? costOfCutoffs(sums.at(-2), sums.at(-1)) : 0)
      );
    },
  };
}

function costOfCounts(rules: readonly CountRule[], counts: Float64Array): number {
  let cost = 0;
  for (let index = 0; index < rules.length; index += 1) {
    const rule = rules[index];
    if (rule === undefined) continue;
    const deviation = deviationOf(rule, counts[index] ?? 0);
    if (deviation === 0) continue;
    cost += DEVIATION_WEIGHT * deviation;
    cost += BROKEN_WEIGHT * Math.max(0, deviation - rule.slack);
  }
  return cost;
}

function costOfMean(mean: number, { meanDifficulty, meanTolerance }: ModuleTarget): number {
  const error = Math.abs(mean - meanDifficulty);
  // In units of the tolerance, with room for rounding.
  return BROKEN_WEIGHT * Math.max(0, error / meanTolerance - 1 - 1e-9);
}

/** @param from where the information begins among the sums: a view of its own for each proposal would cost more */
function costOfInformation(
  attainable: readonly number[],
  sums: Float64Array,
  from: number,
): number {
  let cost = 0;
  for (let index = 0; index < attainable.length; index += 1) {
    const missing = 1 - (sums[from + index] ?? 0) / (attainable[index] ?? 1);
    cost += INFORMATION_WEIGHT * missing * missing;
  }
  return cost;
}

function costOfCutoffs(easyAndMedium = 0, mediumAndHard = 0): number {
  return CUTOFF_WEIGHT * offCentre({ easyAndMedium, mediumAndHard }) ** 2;
}

/** Information of a module made of the best items alone, on the mean of all panels. */
export function attainableInformation(
  items: readonly AssemblyItem[],
  { theta, questions, panels }: { theta: number; questions: number; panels: number },
): number {
  const best = items
    .map((item) => informationWithoutGuessing(item, theta))
    .sort((one, other) => other - one)
    .slice(0, questions * panels);
  return (best.reduce((sum, information) => sum + information, 0) / best.length) * questions;
}

function sumOf(items: readonly AssemblyItem[], termOf: (item: AssemblyItem) => number): number {
  return items.reduce((sum, item) => sum + termOf(item), 0);
}
