import type { Belief } from "./belief.ts";
import { disturb, touchNode } from "./gaussian-belief.ts";
import type { Learner } from "./learner.ts";
import { type LogisticStep, logisticStep } from "./logistic-step.ts";
import { probabilityOf } from "./predict.ts";
import type { LearnerPriors } from "./priors.ts";
import { learnAbility } from "./record-answer.ts";
import { partOf, type SituationPart, summedAbility } from "./situation.ts";
import { nodeVariance, pathOf, WORDS } from "./skill-path.ts";

interface OfSkills {
  /** The skills that ask for words: dotted paths, at least one. */
  readonly components: readonly string[];
}

/** A word before anything of it was taught: an item of the skills that ask for words. */
interface FirstMeeting extends OfSkills {
  readonly kind: "met";
  /** Of the word, logits */
  readonly difficulty: Belief;
  /** c, 0 … 1 */
  readonly guessing: number;
}

/** A word that was not known when it was met, and was asked again after a pause that only what is learned outlasts. */
interface LateReview extends OfSkills {
  readonly kind: "kept";
  /** Words of the lexicon that it is one of, ≥ 1 */
  readonly lexiconWords: number;
}

/** What a review of a word says of the student. */
export type WordEvidence = FirstMeeting | LateReview;

interface RecordedWord<Evidence extends WordEvidence = WordEvidence> {
  readonly evidence: Evidence;
  readonly isRight: boolean;
  /** In the days of the log */
  readonly day: number;
}

/**
 * Takes a review of a word into account and tells the probability with which it was expected to be right; null where none
 * is. Changes the belief about the student and nothing else: a word is no practice of a skill, counts as no answer, and
 * does not stop what a pause takes.
 */
export function recordWord(
  priors: LearnerPriors,
  learner: Learner,
  { evidence, ...review }: RecordedWord,
): number | null {
  if (evidence.kind === "met") return recordMeeting(priors, learner, { evidence, ...review });
  if (review.isRight) growBy(priors, learner, evidence);
  return null;
}

/**
 * The word is right with
 *
 *     P = c + (1 − c) / (1 + e^(−z)),  z = u'x + e − b
 *
 * u'x the ability in the skills, e the student's own effect of single words, b the word's difficulty. A share of the step
 * counts. Because e is common to all words, no number of them makes u'x more certain than
 *
 *     1 / (1 / Var(u'x) + 1 / Var(e))
 *
 * as a testlet's effect bounds what its items say [Bradlow1999].
 */
function recordMeeting(
  priors: LearnerPriors,
  learner: Learner,
  { evidence, isRight, day }: RecordedWord<FirstMeeting>,
): number {
  const { difficulty, guessing } = evidence;
  const path = pathOf({ id: WORDS, components: evidence.components });
  const parts = path.map((node) => partOf(node, { learner, priors, day }));
  const ability = summedAbility(learner, [...parts, effectOf(priors, learner)]);
  const mean = ability.mean - difficulty.mean;
  const variance = ability.variance + difficulty.variance;
  const step = logisticStep(mean, variance, { isCorrect: isRight, guessing });
  // What a pause has done is for the next answer to settle: until then it is noise.
  const settled = ability.parts.map((part) => ({ ...part, fading: NO_FADING }));
  const { spread } = ability;
  learnAbility(learner, { parts: settled, spread }, scaledEvidence(step, priors.wordEvidence));
  return probabilityOf(mean / Math.sqrt(1 + (Math.PI * variance) / 8), guessing);
}

const NO_FADING = { lost: 0, variance: 0 };

const scaledEvidence = ({ shift, shrink }: LogisticStep, share: number) => ({
  shift: share * shift,
  shrink: share * shrink,
});

function effectOf({ wordEffect }: LearnerPriors, { belief }: Learner): SituationPart {
  const index = belief.indexOf.get(WORDS) ?? -1;
  const own = { node: WORDS, weight: 1, index, prior: wordEffect };
  return { ...own, isSkill: false, memory: undefined, fading: NO_FADING };
}

/** q (1 − q) where half of the words are known: by so much the share known moves with a logit. */
const SHARE_PER_LOGIT = 0.25;

/**
 * One word more of F is known, which a share t of carries over to the questions:
 *
 *     x_k ← x_k + t / (F q (1 − q)),  q = ½
 *
 * Words that were never met are known no better for it, so the effect of single words falls by as much.
 */
function growBy(
  priors: LearnerPriors,
  { belief }: Learner,
  { components, lexiconWords }: LateReview,
): void {
  const gain = priors.wordTransfer / (lexiconWords * SHARE_PER_LOGIT);
  for (const { node, isSkill } of pathOf({ id: WORDS, components })) {
    if (!isSkill) continue;
    const variance = nodeVariance(node, isSkill, priors);
    const index = touchNode(belief, node, { mean: 0, variance });
    disturb(belief, index, { mean: gain, variance: priors.wordDrift });
  }
  const effect = touchNode(belief, WORDS, priors.wordEffect);
  disturb(belief, effect, { mean: -gain, variance: 0 });
}
