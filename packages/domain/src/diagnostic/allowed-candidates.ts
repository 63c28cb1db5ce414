import type { Measure } from "../item/index.ts";
import { difficultyOf, type LearnerModel } from "../learner/index.ts";
import { type DiagnosticCandidate, DRAWN_FROM, domainOf } from "./diagnostic-candidate.ts";
import {
  type DiagnosticBlueprint,
  type DiagnosticDesign,
  questionsOf,
} from "./diagnostic-design.ts";

/** What has been served so far of which diagnostic. */
export interface Served {
  readonly design: DiagnosticDesign;
  readonly blueprint: DiagnosticBlueprint;
  readonly model: LearnerModel;
  readonly questions: readonly DiagnosticCandidate[];
}

/** Farthest from the middle that a question of the first block may be, logits. */
const MIDDLE = 0.4;
/** How much longer than the time left per question one may take, while others can still make up for it. */
const LONGEST_SHARE = 1.1;

/**
 * The candidates that may come next: of the measure that is behind, of a domain that is not ahead of its share, of no
 * stimulus that was used, and short enough. In the first block of middle difficulty and of the kind used least. A rule that
 * would leave nothing (for time: too few) is passed over, but for those of measure, stimulus and repetition.
 */
export function allowedCandidates(
  candidates: readonly DiagnosticCandidate[],
  served: Served,
): readonly DiagnosticCandidate[] {
  const measure = measureBehind(served.questions);
  const used = new Set(served.questions.map(({ item }) => item.id));
  const stimuli = new Set(served.questions.map(({ stimulusId }) => stimulusId));
  const possible = candidates.filter(
    ({ measure: own, item, stimulusId }) =>
      own === measure && !used.has(item.id) && (stimulusId === null || !stimuli.has(stimulusId)),
  );
  const ofDomain = keepIfAny(possible, inDomainBehind(served, measure));
  const inTime = shortEnough([ofDomain, possible], served);
  if (served.questions.length >= (served.design.blocks[0] ?? 0)) return inTime;
  const middle = keepIfAny(inTime, isOfMiddleDifficulty(served.model));
  const count = countBy(served.questions, ({ kind }) => kind);
  const fewest = Math.min(...middle.map(({ kind }) => count.get(kind) ?? 0));
  return middle.filter(({ kind }) => (count.get(kind) ?? 0) === fewest);
}

type Rule = (candidate: DiagnosticCandidate) => boolean;

function keepIfAny(candidates: readonly DiagnosticCandidate[], rule: Rule) {
  const kept = candidates.filter(rule);
  return kept.length === 0 ? candidates : kept;
}

function countBy(
  questions: readonly DiagnosticCandidate[],
  key: (question: DiagnosticCandidate) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const question of questions) counts.set(key(question), (counts.get(key(question)) ?? 0) + 1);
  return counts;
}

function measureBehind(questions: readonly DiagnosticCandidate[]): Measure {
  const counts = countBy(questions, ({ measure }) => measure);
  return (counts.get("verbal") ?? 0) <= (counts.get("quantitative") ?? 0)
    ? "verbal"
    : "quantitative";
}

/** A domain is behind when it has fewer questions than its share of those so far and the next. */
function inDomainBehind({ blueprint, questions }: Served, measure: Measure): Rule {
  const own = questions.filter((question) => question.measure === measure);
  const counts = countBy(own, domainOf);
  const shares = new Map<string, number>();
  for (const [skill, weight] of blueprint[measure]) {
    const domain = skill.split(".").slice(0, 2).join(".");
    shares.set(domain, (shares.get(domain) ?? 0) + weight);
  }
  return (candidate) => {
    const domain = domainOf(candidate);
    return (counts.get(domain) ?? 0) < (shares.get(domain) ?? 0) * (own.length + 1);
  };
}

/** Of the first group that has enough to draw from, those that leave the others their time; or else the shortest. */
function shortEnough(
  groups: readonly (readonly DiagnosticCandidate[])[],
  { design, questions }: Served,
): readonly DiagnosticCandidate[] {
  const spent = questions.reduce((sum, { targetSeconds }) => sum + targetSeconds, 0);
  const left = questionsOf(design) - questions.length;
  const each = Math.max(0, design.seconds - spent) / left;
  const most = left > 1 ? LONGEST_SHARE * each : each;
  for (const group of groups) {
    const kept = group.filter(({ targetSeconds }) => targetSeconds <= most);
    if (kept.length >= DRAWN_FROM) return kept;
  }
  return groups
    .flat()
    .toSorted((one, other) => one.targetSeconds - other.targetSeconds)
    .slice(0, DRAWN_FROM);
}

function isOfMiddleDifficulty({ pool, priors }: LearnerModel): Rule {
  return ({ item }) => {
    const skills = item.components.join(";");
    const { mean } = difficultyOf(pool, { item: item.id, skills, encounter: 0, priors });
    return Math.abs(mean) <= MIDDLE;
  };
}
