import type { MasteryNode } from "@lexiquant/contract";
import {
  abilityParts,
  type Belief,
  changeInMiddle,
  lastPracticed,
  OVERALL,
  pCorrectInMiddle,
} from "@lexiquant/domain/learner";
import { MINIMUM_ANSWERS_PER_GROUP, summariseRate } from "@lexiquant/domain/report";
import type { NodeDay } from "../../history/learner/days-repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { estimateNode, type NodeEstimate } from "../../history/learner/node-estimate.ts";
import { dayOf, instantOf, isoDayOf } from "../../history/learner/student-state.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";
import { studyDayAt } from "../../history/vocabulary/day-rule.ts";
import { wordsBehind } from "./words-behind.ts";

export type TreeNode = Pick<MasteryNode, "id" | "name" | "measure" | "parent" | "level">;

export interface NodeSources {
  readonly student: LoadedStudent;
  readonly names: ReadonlyMap<string, string>;
  readonly guessingIn: ReadonlyMap<string, number>;
  /** The last estimate of each node that is at least 30 days old. */
  readonly earlier: ReadonlyMap<string, NodeDay>;
  /** First answers by topic, week by week. */
  readonly topics: readonly PlacedTally[];
}

/** What is believed of a node, and what is missing where nothing can be said yet. */
export function masteryNode(sources: NodeSources, node: TreeNode): MasteryNode {
  const { student } = sources;
  const guessing = sources.guessingIn.get(node.id) ?? 0;
  const now = estimateNode(student, node.id, guessing);
  const practiced = lastPracticed(student.learner, node.id);
  return {
    ...node,
    rate: rateOf(sources.topics, node.id),
    answersNeeded: now.answersNeeded,
    lastPracticed:
      practiced === null ? null : isoDayOf(studyDayAt(instantOf(practiced), student.dayRule)),
    halfLifeDays: now.mastery.halfLifeDays,
    parts: partsOf(sources, node),
    pCorrect: now.pCorrect,
    pMastery: now.pCorrect === null ? null : now.mastery.pMastery,
    faded: practiced === null ? null : fadedOf(now, { student, node, practiced, guessing }),
    change:
      now.pCorrect === null
        ? null
        : changeOf(sources, { id: node.id, after: now.belief, guessing }),
    ...wordsBehind(student, node.id),
  };
}

interface Practiced {
  readonly student: LoadedStudent;
  readonly node: TreeNode;
  /** The day of the last practice. */
  readonly practiced: number;
  readonly guessing: number;
}

/** Of a topic of which enough was known when it was practised last: a pause makes uncertain too. */
function fadedOf(
  { mastery, belief }: NodeEstimate,
  { student, node, practiced, guessing }: Practiced,
): number | null {
  if (mastery.halfLifeDays === null) return null;
  const then = estimateNode({ ...student, day: practiced }, node.id, guessing);
  if (then.pCorrect === null) return null;
  const unfaded = { ...belief, mean: belief.mean + mastery.faded };
  return pCorrectInMiddle(unfaded, guessing).estimate - pCorrectInMiddle(belief, guessing).estimate;
}

/** Against the last estimate that is at least 30 days old; the ability itself may have moved by its drift since. */
function changeOf(
  { student, earlier }: NodeSources,
  {
    id,
    after,
    guessing,
  }: { readonly id: string; readonly after: Belief; readonly guessing: number },
): MasteryNode["change"] {
  const before = earlier.get(id);
  if (before === undefined) return null;
  const drift = student.model.priors.driftPerDay * (student.today - dayOf(new Date(before.day)));
  return changeInMiddle({ before, after, drift }, guessing);
}

/** First answers whose main topic is the node or lies below it. */
function rateOf(topics: readonly PlacedTally[], node: string): MasteryNode["rate"] {
  const own = topics.filter(({ value }) => value === node || value.startsWith(`${node}.`));
  const count = {
    answered: own.reduce((sum, { tally }) => sum + tally.answers, 0),
    correct: own.reduce((sum, { tally }) => sum + tally.right, 0),
  };
  return summariseRate(count, MINIMUM_ANSWERS_PER_GROUP);
}

const KIND_OF_DEPTH = ["measure", "domain", "skill"] as const;

function partsOf({ student, names }: NodeSources, { id }: TreeNode): MasteryNode["parts"] {
  const { learner, model, day } = student;
  return abilityParts(learner, model.priors, { node: id, day }).map(({ node, kind, value }) => {
    if (node === OVERALL) return { kind: "overall", name: "Overall ability", value };
    const depth = node.split(".").length - 1;
    return {
      kind: kind === "faded" ? "faded" : (KIND_OF_DEPTH[depth] ?? "skill"),
      name: names.get(node) ?? node,
      value,
    };
  });
}
