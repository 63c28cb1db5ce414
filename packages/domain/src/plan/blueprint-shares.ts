import type { PanelBlueprint } from "../adaptive/index.ts";
import type { ItemKind } from "../item/index.ts";
import { domainOf, measureOf } from "./practice-state.ts";

type Sections = PanelBlueprint["sections"];
type CountRule = Sections[number]["counts"][number];

/** Nodes of the tree that are kinds of question at once. */
const NODE_OF_KIND: Partial<Record<ItemKind, string>> = {
  "text-completion": "verbal.text-completion",
  "sentence-equivalence": "verbal.sentence-equivalence",
  "reading-single": "verbal.reading",
  "reading-multiple": "verbal.reading",
  "select-in-passage": "verbal.reading",
  "data-interpretation": "quantitative.data-analysis.data-interpretation",
};

/** Questions that the exam asks of some nodes of the tree together. */
interface Claim {
  readonly nodes: readonly string[];
  readonly questions: number;
}

/**
 * Share of each skill in the questions of its measure, 0 … 1, from what the exam's sections ask for: rules about domains
 * first, then those about single skills, and the rest of a domain in proportion to `weights`.
 *
 * @param weights by skill, all of the tree: any measure of how much of its domain it is, such as the bank's questions
 */
export function blueprintShares(
  sections: Sections,
  weights: ReadonlyMap<string, number>,
): Map<string, number> {
  const skills = [...weights.keys()];
  const claims = claimsOf(sections);
  const questions = new Map<string, number>();
  for (const domain of new Set(skills.map(domainOf))) {
    const own = skills.filter((skill) => domainOf(skill) === domain);
    for (const [skill, count] of shareOut(questionsOf(claims, domain), own, { claims, weights })) {
      questions.set(skill, count);
    }
  }
  const totals = new Map<string, number>();
  for (const [skill, count] of questions) {
    totals.set(measureOf(skill), (totals.get(measureOf(skill)) ?? 0) + count);
  }
  return new Map(
    [...questions].map(([skill, count]) => [skill, count / (totals.get(measureOf(skill)) ?? 1)]),
  );
}

/** What the sections ask of the same nodes, summed. */
function claimsOf(sections: Sections): Claim[] {
  const claims = new Map<string, Claim>();
  for (const rule of sections.flatMap(({ counts }) => counts)) {
    const nodes = nodesOf(rule);
    if (nodes === null) continue;
    const key = nodes.join(";");
    const before = claims.get(key)?.questions ?? 0;
    claims.set(key, { nodes, questions: before + (rule.fewest + rule.most) / 2 });
  }
  return [...claims.values()];
}

/** The nodes that a rule is about and about nothing narrower; null where it is about something else. */
function nodesOf({ counts, kinds, blanks, topics, stimulusSorts }: CountRule): string[] | null {
  if (counts !== "items" || blanks !== null) return null;
  if (topics !== null) return kinds === null ? [...topics].sort() : null;
  if (kinds === null || stimulusSorts !== null) return null;
  const nodes = new Set(kinds.map((kind) => NODE_OF_KIND[kind]));
  if (nodes.has(undefined)) return null;
  // All kinds of a node: "reading, several answers" says nothing of reading as a whole.
  const isWhole = Object.entries(NODE_OF_KIND).every(
    ([kind, node]) => !nodes.has(node) || kinds.some((own) => own === kind),
  );
  return isWhole ? [...nodes].flatMap((node) => node ?? []).sort() : null;
}

/** Questions of a domain: by its own claim, or what a claim for several leaves when the others' are taken off. */
function questionsOf(claims: readonly Claim[], domain: string): number {
  const own = claims.find(({ nodes }) => nodes.length === 1 && nodes[0] === domain);
  if (own !== undefined) return own.questions;
  const shared = claims.find(({ nodes }) => nodes.length > 1 && nodes.includes(domain));
  if (shared === undefined) return 0;
  const others = shared.nodes.filter((node) => node !== domain);
  const claimed = others.flatMap(
    (node) => claims.find(({ nodes }) => nodes.length === 1 && nodes[0] === node) ?? [],
  );
  const rest = shared.questions - claimed.reduce((sum, { questions }) => sum + questions, 0);
  return rest / (shared.nodes.length - claimed.length);
}

/** The questions of a domain by skill: those claimed for a skill, and the rest by weight. */
function shareOut(
  total: number,
  skills: readonly string[],
  {
    claims,
    weights,
  }: { readonly claims: readonly Claim[]; readonly weights: ReadonlyMap<string, number> },
): [string, number][] {
  const claimOf = (skill: string) =>
    claims.find(({ nodes }) => nodes.length === 1 && nodes[0] === skill)?.questions;
  const open = skills.filter((skill) => claimOf(skill) === undefined);
  const rest = skills.reduce((sum, skill) => sum - (claimOf(skill) ?? 0), total);
  const weight = open.reduce((sum, skill) => sum + (weights.get(skill) ?? 0), 0);
  return skills.map((skill) => [
    skill,
    claimOf(skill) ?? (Math.max(0, rest) * (weights.get(skill) ?? 0)) / Math.max(1e-9, weight),
  ]);
}
