import type { LearnerItem } from "./model.ts";
import type { LearnerPriors } from "./priors.ts";

/** Name of the node of ability as a whole. */
export const OVERALL = "overall";

/** Nodes of students' own effects, beside the tree. */
export const HINTS = "effect:hints";
export const TIMED = "effect:timed";
export const AGAIN = "effect:again";
/** How a student does at words that stand alone, beside what questions on words ask. */
export const WORDS = "effect:words";

const DEEPEST = 3;

/** The node at the end of a component's path: the skill, to which the finer components below it are counted. */
export function skillOf(component: string): string {
  const parts = component.split(".");
  return parts.length <= DEEPEST ? component : parts.slice(0, DEEPEST).join(".");
}

/**
 * Prior variance of a node. What a short path has no nodes for, its last node carries, so that the variance of a skill's
 * ability does not depend on how the tree is cut.
 */
export function nodeVariance(node: string, isSkill: boolean, priors: LearnerPriors): number {
  const level = node === OVERALL ? 0 : node.split(".").length;
  const square = (at: number) => (priors.levelDeviations[at] ?? 0) ** 2;
  if (!isSkill || level >= DEEPEST) return square(level);
  let sum = 0;
  for (let at = level; at <= DEEPEST; at += 1) sum += square(at);
  return sum;
}

const WEIGHED = new WeakMap<ReadonlyMap<string, number>, ReadonlyMap<string, number>>();

/**
 * Weights of all nodes whose abilities add up to a weighted sum of these: ability as a whole, and every node on a path.
 * Those of several are kept while the weights are, which nobody may change: a blueprint is asked for again and again.
 */
export function weighPaths(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (weights.size === 1) return newWeighedPaths(weights);
  const known = WEIGHED.get(weights) ?? newWeighedPaths(weights);
  WEIGHED.set(weights, known);
  return known;
}

function newWeighedPaths(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  const add = (node: string, weight: number) => total.set(node, (total.get(node) ?? 0) + weight);
  for (const [end, weight] of weights) {
    add(OVERALL, weight);
    if (end === OVERALL) continue;
    const parts = end.split(".");
    parts.forEach((_, depth) => {
      add(parts.slice(0, depth + 1).join("."), weight);
    });
  }
  return total;
}

export interface PathNode {
  readonly node: string;
  readonly weight: number;
  readonly isSkill: boolean;
}

const PATHS = new WeakMap<LearnerItem, readonly PathNode[]>();

/** The nodes that an item draws on: ability as a whole, and those of its skills in equal shares. Kept while the item is. */
export function pathOf(item: LearnerItem): readonly PathNode[] {
  const known = PATHS.get(item);
  if (known !== undefined) return known;
  const path = newPathOf(item);
  PATHS.set(item, path);
  return path;
}

function newPathOf(item: LearnerItem): readonly PathNode[] {
  const weights = new Map<string, PathNode>([
    [OVERALL, { node: OVERALL, weight: 1, isSkill: false }],
  ]);
  const skills = skillsOf(item);
  for (const skill of skills) {
    const parts = skill.split(".");
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const node = parts.slice(0, depth).join(".");
      const weight = (weights.get(node)?.weight ?? 0) + 1 / skills.length;
      weights.set(node, { node, weight, isSkill: depth === parts.length });
    }
  }
  return [...weights.values()];
}

const NAMES = new WeakMap<LearnerItem, string>();

/** The components of an item as one name. Kept while the item is. */
export function skillsName(item: LearnerItem): string {
  const known = NAMES.get(item) ?? item.components.join(";");
  NAMES.set(item, known);
  return known;
}

/** The skills of an item, each once, in the order of the item. */
function skillsOf(item: LearnerItem): readonly string[] {
  return [...new Set(item.components.map(skillOf))];
}
