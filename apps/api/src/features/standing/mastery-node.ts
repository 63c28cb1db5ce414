import type { MasteryNode } from "@lexiquant/contract";
import {
  abilityParts,
  answersToEvidence,
  type Belief,
  changeInMiddle,
  lastPracticed,
  MASTERY_TARGET,
  type Mastery,
  masteryOf,
  OVERALL,
  pCorrectInMiddle,
} from "@lexiquant/domain/learner";
import { MINIMUM_ANSWERS_PER_GROUP, summariseRate } from "@lexiquant/domain/report";
import type { NodeDay } from "../../history/learner/days-repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { dayOf, isoDayOf } from "../../history/learner/student-state.ts";
import type { PlacedTally } from "../../history/learner/tallies.ts";
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
  const { learner, model, day } = sources.student;
  const asked = { node: node.id, day, target: MASTERY_TARGET };
  const mastery = masteryOf(learner, model.priors, asked);
  const needed = answersToEvidence(mastery);
  const practiced = lastPracticed(learner, node.id);
  return {
    ...node,
    rate: rateOf(sources.topics, node.id),
    answersNeeded: needed,
    lastPracticed: practiced === null ? null : isoDayOf(practiced),
    halfLifeDays: mastery.halfLifeDays,
    parts: partsOf(sources, node),
    faded: practiced === null ? null : fadedOf(sources, { node, mastery, practiced }),
    ...wordsBehind(sources.student, node.id),
    ...(needed > 0 ? NOT_KNOWN : figuresOf(sources, node, mastery)),
  };
}

const NOT_KNOWN = { pCorrect: null, pMastery: null, change: null };

function figuresOf(sources: NodeSources, { id }: TreeNode, mastery: Mastery) {
  const guessing = sources.guessingIn.get(id) ?? 0;
  const after = beliefOf(mastery);
  return {
    pCorrect: pCorrectInMiddle(after, guessing),
    pMastery: mastery.pMastery,
    change: changeOf(sources, { id, after, guessing }),
  };
}

/** Of a topic of which enough was known when it was practised last: a pause makes uncertain too. */
function fadedOf(
  { student, guessingIn }: NodeSources,
  {
    node,
    mastery,
    practiced,
  }: { readonly node: TreeNode; readonly mastery: Mastery; readonly practiced: number },
): number | null {
  if (mastery.halfLifeDays === null) return null;
  const { learner, model } = student;
  const asked = { node: node.id, day: practiced, target: MASTERY_TARGET };
  if (answersToEvidence(masteryOf(learner, model.priors, asked)) > 0) return null;
  const guessing = guessingIn.get(node.id) ?? 0;
  const now = beliefOf(mastery);
  const unfaded = { ...now, mean: now.mean + mastery.faded };
  return pCorrectInMiddle(unfaded, guessing).estimate - pCorrectInMiddle(now, guessing).estimate;
}

function beliefOf({ mean, standardDeviation }: Mastery): Belief {
  return { mean, variance: standardDeviation ** 2 };
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
  const drift = student.model.priors.driftPerDay * (student.day - dayOf(new Date(before.day)));
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
