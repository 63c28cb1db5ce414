import type { ItemKind } from "../item/index.ts";
import { masteryOf, predictItems } from "../learner/index.ts";
import { fitOf } from "./expected-gain.ts";
import { type ExplainedGain, explainGain } from "./gain-terms.ts";
import { type Candidate, mainSkillOf, type PracticeState } from "./practice-state.ts";
import { type SkillOutlook, skillOutlooks } from "./skill-outlook.ts";

/** A student's first answers to the questions of a skill and kind. */
export interface PracticeRecord {
  readonly skill: string;
  readonly kind: ItemKind;
  readonly answered: number;
  readonly right: number;
  /** Sum over the answers of the time beyond the exam's pace, seconds; below 0 for a faster student. */
  readonly secondsOverPace: number;
}

/** What a drill is about. */
export interface DrillTarget {
  readonly skill: string;
  /** Null for questions of all kinds. */
  readonly kind: ItemKind | null;
}

/** Why a drill is recommended: every figure follows from what is stored. */
export interface DrillReason extends ExplainedGain {
  /** The student's own answers to such questions. */
  readonly answered: number;
  readonly right: number;
  /** Time beyond the exam's pace, seconds a question; null without answers. */
  readonly secondsOverPace: number | null;
  /** Average chance of success at the drill's questions, 0 … 1 */
  readonly pCorrect: number;
  /** Share of the skill in the questions of its measure, 0 … 1 */
  readonly share: number;
  /** Belief about the ability, logits. */
  readonly ability: number;
  readonly deviation: number;
  readonly daysSincePractised: number | null;
  readonly halfLifeDays: number;
}

export interface Drill {
  readonly target: DrillTarget;
  readonly questions: number;
  readonly minutes: number;
  readonly reason: DrillReason;
}

const MOST_QUESTIONS = 12;
const LEAST_QUESTIONS = 4;
const LEAST_P_CORRECT = 0.4;

/** What drills are worked out from, the same for all of a state. */
export interface DrillSource {
  readonly state: PracticeState;
  readonly records: readonly PracticeRecord[];
  readonly outlooks: ReadonlyMap<string, SkillOutlook>;
}

export const drillSource = (
  state: PracticeState,
  records: readonly PracticeRecord[],
): DrillSource => ({ state, records, outlooks: skillOutlooks(state) });

/**
 * The drill on a target: of the questions that the student has not met, those whose chance of success fits best. Null where
 * too few are left.
 */
export function drillOn(source: DrillSource, target: DrillTarget): Drill | null {
  const { state, records, outlooks } = source;
  const chances = drillChances(state, target);
  const outlook = outlooks.get(target.skill);
  if (outlook === undefined || chances.length < LEAST_QUESTIONS) return null;
  const pCorrect = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const { model, learner, day } = state;
  const { mean, standardDeviation } = masteryOf(learner, model.priors, {
    node: target.skill,
    day,
    target: 0,
  });
  return {
    target,
    questions: chances.length,
    minutes: chances.length * outlook.minutes,
    reason: {
      ...explainGain(outlook, pCorrect, { all: [...outlooks.values()], priors: model.priors }),
      ...ownRecord(records, target),
      pCorrect,
      share: outlook.demand.share,
      ability: mean,
      deviation: standardDeviation,
      daysSincePractised: outlook.daysSincePractised,
      halfLifeDays: outlook.halfLifeDays,
    },
  };
}

/** Whether a question is one that a drill on the target could hold. */
const isOn = ({ skill, kind }: DrillTarget, item: Candidate): boolean =>
  !item.isSeen && mainSkillOf(item) === skill && (kind === null || item.kind === kind);

function drillChances({ model, learner, day, candidates }: PracticeState, target: DrillTarget) {
  const items = candidates.filter((item) => isOn(target, item));
  const context = { day, hints: 0, isTimed: false };
  return [...predictItems(model, learner, { items, context })]
    .filter((chance) => chance >= LEAST_P_CORRECT)
    .sort((one, other) => fitOf(other) - fitOf(one))
    .slice(0, MOST_QUESTIONS);
}

function ownRecord(records: readonly PracticeRecord[], { skill, kind }: DrillTarget) {
  let [answered, right, seconds] = [0, 0, 0];
  for (const record of records) {
    if (record.skill !== skill || (kind !== null && record.kind !== kind)) continue;
    answered += record.answered;
    right += record.right;
    seconds += record.secondsOverPace;
  }
  return { answered, right, secondsOverPace: answered === 0 ? null : seconds / answered };
}

/** How much a bad record in a kind counts when the kind of a drill is chosen: a judgement. */
const RECORD_WEIGHT = 1.5;

/**
 * The best drill on a skill: of the kinds with enough questions the one that promises most, more so where the student's own
 * answers to it were wrong; of all kinds together where none has enough.
 */
export function bestDrill(source: DrillSource, skill: string): Drill | null {
  const kinds = new Set(
    source.state.candidates.flatMap((item) => (isOn({ skill, kind: null }, item) ? item.kind : [])),
  );
  const drills = [...kinds].flatMap((kind) => drillOn(source, { skill, kind }) ?? []);
  const worth = ({ reason: { gainPerMinute, right, answered } }: Drill) =>
    gainPerMinute * (RECORD_WEIGHT - (right + 1) / (answered + 2));
  drills.sort((one, other) => worth(other) - worth(one));
  return drills[0] ?? drillOn(source, { skill, kind: null });
}
