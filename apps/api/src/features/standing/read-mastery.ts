import type { MasteryNode, MasteryView } from "@lexiquant/contract";
import { MEASURE_NAMES, MEASURES, type Measure } from "@lexiquant/domain/item";
import type { UserId } from "@lexiquant/domain/kernel";
import { skillShortfalls } from "@lexiquant/domain/plan";
import { listLastDays } from "../../history/learner/days-repository.ts";
import { loadStudent } from "../../history/learner/load-student.ts";
import { isoDayOf } from "../../history/learner/student-state.ts";
import { listTallies } from "../../history/learner/tallies-repository.ts";
import type { PracticeStateContext } from "../../history/practice-state/practice-state-context.ts";
import { masteryNode, type NodeSources, type TreeNode } from "./mastery-node.ts";

const CHANGE_DAYS = 30;
/** Topics named at each end. */
const MOST_NAMED = 5;
/** Less than this much of a probability is not worth a review. */
const LEAST_FADED = 0.01;

/** What is believed of every topic; bounded by the tree and by weeks, not by answers. */
export async function readMastery(
  context: PracticeStateContext,
  userId: UserId,
): Promise<MasteryView> {
  const student = await loadStudent(context, userId);
  const { reader } = context.database;
  const earlier = await listLastDays(reader, userId, isoDayOf(student.today - CHANGE_DAYS));
  const sources: NodeSources = {
    student,
    names: namesOf(context),
    guessingIn: context.guessingIn,
    earlier: new Map(earlier.map((day) => [day.node, day])),
    topics: await listTallies(reader, userId, ["topic"]),
  };
  const nodes = treeOf(context).map((node) => masteryNode(sources, node));
  const costliest = costliestTopics(nodes, { ...student, demands: context.demands });
  return { nodes, ...namedTopics(nodes), costliest };
}

/** Where most points are lost: a weak topic that the test hardly asks costs less than a middling one that it asks often. */
function costliestTopics(
  nodes: readonly MasteryNode[],
  known: Parameters<typeof skillShortfalls>[0],
): MasteryView["costliest"] {
  const told = new Set(nodes.flatMap(({ id, pCorrect }) => (pCorrect === null ? [] : id)));
  return MEASURES.flatMap((measure) => skillShortfalls(known, measure))
    .filter(({ skill, pointsLost }) => told.has(skill) && pointsLost > 0)
    .sort((one, other) => other.pointsLost - one.pointsLost)
    .slice(0, MOST_NAMED)
    .map(({ skill, pointsLost, share }) => ({ id: skill, points: pointsLost, testShare: share }));
}

/** Parents before children; micro-skills count to their topics. */
function treeOf({ bank }: PracticeStateContext): TreeNode[] {
  const measureNode = (measure: Measure): TreeNode => ({
    id: measure,
    name: MEASURE_NAMES[measure],
    measure,
    parent: null,
    level: 0,
  });
  const below = [...bank.components.values()].flatMap(
    ({ id, name, measure, parentId, level }): TreeNode[] =>
      level === 3 ? [] : [{ id, name, measure, parent: parentId ?? measure, level }],
  );
  return [...MEASURES.map(measureNode), ...below];
}

function namesOf({ bank }: PracticeStateContext): ReadonlyMap<string, string> {
  const components = [...bank.components.values()].map(({ id, name }): [string, string] => [
    id,
    name,
  ]);
  return new Map([
    ...MEASURES.map((measure): [string, string] => [measure, MEASURE_NAMES[measure]]),
    ...components,
  ]);
}

/** The half of the topics that stands better, as far as enough is known of them, the one that stands worse, and what is being forgotten. */
function namedTopics(nodes: readonly MasteryNode[]): Omit<MasteryView, "nodes" | "costliest"> {
  const topics = nodes.filter(({ level }) => level === 2);
  const known = topics
    .flatMap(({ id, pCorrect }) => (pCorrect === null ? [] : [{ id, p: pCorrect.estimate }]))
    .sort((one, other) => other.p - one.p || (one.id < other.id ? -1 : 1));
  const named = Math.min(MOST_NAMED, Math.floor(known.length / 2));
  const fading = topics
    .flatMap(({ id, faded }) => (faded === null || faded < LEAST_FADED ? [] : [{ id, faded }]))
    .sort((one, other) => other.faded - one.faded);
  const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  return {
    strongest: idsOf(known.slice(0, named)),
    weakest: idsOf(known.toReversed().slice(0, named)),
    rusting: idsOf(fading.slice(0, MOST_NAMED)),
  };
}
