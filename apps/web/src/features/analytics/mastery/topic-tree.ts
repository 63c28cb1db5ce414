import type { MasteryNode, MasteryView } from "@lexiquant/contract";
import type { Measure } from "@lexiquant/domain/item";
import { formatPercent } from "../../../lib/format.ts";
import type { CsvFile } from "../../../ui/csv-button.tsx";
import { changeInPoints, masteryInWords, partsInWords, shareRange } from "./mastery-words.ts";

export interface DomainBranch {
  readonly domain: MasteryNode;
  readonly topics: readonly MasteryNode[];
}

export interface MeasureTree {
  readonly measure: Measure;
  /** The measure's own node; null where the server gives none. */
  readonly root: MasteryNode | null;
  readonly branches: readonly DomainBranch[];
}

const MEASURES: readonly Measure[] = ["verbal", "quantitative"];

/** Measure › domain › topic, in the order in which the nodes come. */
export function treesOf(nodes: readonly MasteryNode[]): MeasureTree[] {
  return MEASURES.flatMap((measure) => {
    const own = nodes.filter((node) => node.measure === measure);
    if (own.length === 0) return [];
    const branches = own
      .filter(({ level }) => level === 1)
      .map((domain) => ({
        domain,
        topics: own.filter(({ level, parent }) => level === 2 && parent === domain.id),
      }));
    return [{ measure, root: own.find(({ level }) => level === 0) ?? null, branches }];
  });
}

/** Nodes of a list of ids, in its order. */
export function nodesNamed({ nodes }: MasteryView, ids: readonly string[]): MasteryNode[] {
  return ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}

export const TREE_COLUMNS = [
  "Topic",
  "Answers",
  "Right (80% range)",
  "Change in 30 days, points (80% range)",
  "Odds of mastery",
  "Because (logits)",
];

export function treeRows({ root, branches }: MeasureTree): [string, ...string[]][] {
  const nodes = [
    ...(root === null ? [] : [root]),
    ...branches.flatMap(({ domain, topics }) => [domain, ...topics]),
  ];
  return nodes.map((node) => [
    node.name,
    String(node.rate.answered),
    node.pCorrect === null ? masteryInWords(node) : shareRange(node.pCorrect),
    changeInPoints(node) ?? "–",
    node.pMastery === null ? "–" : formatPercent(node.pMastery),
    partsInWords(node) ?? "–",
  ]);
}

export function treeFile(measure: Measure, nodes: readonly MasteryNode[]): CsvFile {
  return {
    subject: `topics-${measure}`,
    columns: [
      "id",
      "name",
      "level",
      "parent",
      "answered_count",
      "right_count",
      "p_right",
      "p_right_low_80",
      "p_right_high_80",
      "p_mastery",
      "change_30_days",
      "change_30_days_low_80",
      "change_30_days_high_80",
      "faded",
      "half_life_days",
      "last_practiced_date",
      "parts_logits",
    ],
    rows: nodes
      .filter((node) => node.measure === measure)
      .map((node) => [
        node.id,
        node.name,
        node.level,
        node.parent,
        node.rate.answered,
        node.rate.correct,
        node.pCorrect?.estimate ?? null,
        node.pCorrect?.low ?? null,
        node.pCorrect?.high ?? null,
        node.pMastery,
        node.change?.estimate ?? null,
        node.change?.low ?? null,
        node.change?.high ?? null,
        node.faded,
        node.halfLifeDays,
        node.lastPracticed,
        node.parts.map(({ name, value }) => `${name}: ${value.toFixed(2)}`).join("; "),
      ]),
  };
}
