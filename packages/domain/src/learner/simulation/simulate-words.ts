import { pCorrect } from "../../irt/index.ts";
import { type RandomSource, seededRandom } from "../../kernel/index.ts";
import { poolOf } from "../item-pool.ts";
import { createLearner, type Learner } from "../learner.ts";
import { masteryOf } from "../mastery.ts";
import type { LearnerModel } from "../model.ts";
import { predict } from "../predict.ts";
import { recordAnswer } from "../record-answer.ts";
import { recordWord, type WordEvidence } from "../record-word.ts";
import { weightedAbility } from "../weighted-ability.ts";
import { drawNormal } from "./draw-normal.ts";
import { SIMULATED_SKILLS, type SimulatedItem, simulatedBank } from "./simulated-bank.ts";
import { simulatedBlueprint, weightedTruth } from "./simulated-blueprint.ts";
import {
  abilityOn,
  drawStudent,
  practiseSkill,
  type SimulatedStudent,
} from "./simulated-student.ts";

/** How words and questions on words hang together in truth. */
export interface WordWorld {
  /** Standard deviation of what students know of single words beside their ability, logits. */
  readonly effectDeviation: number;
  /** What the authors are wrong by with all words alike, logits: words are that much harder. */
  readonly commonError: number;
  /** Share of learned words that comes through in questions, 0 … 1. */
  readonly transfer: number;
}

/** What a student has done, questions and words mixed over some weeks. */
export interface WordStudy {
  readonly questions: number;
  readonly words: number;
}

/** Which reviews count: none; those of the rule; or every one as an item of its own. */
export type WordRule = "none" | "rule" | "every-review";

export interface WordMeasures {
  /** Mean of estimate − truth in the skills that ask for words, logits; root of its mean square; share of truths in the 80 % range. */
  readonly bias: number;
  readonly rmse: number;
  readonly coverage80: number;
  /** The same for Verbal as the blueprint weighs it. */
  readonly verbal: { readonly bias: number; readonly rmse: number; readonly coverage80: number };
  /** Mean of predicted − right over questions of the skills that ask for words, predicted before they were used. */
  readonly surprise: number;
}

/** Skills of two domains of the first measure stand for those that ask for words. */
const WORD_SKILL_NUMBERS = [0, 1] as const;
const DAYS = 45;
const LEXICON_WORDS = 2844;
const FREQUENCY_DIFFICULTIES = [-0.5, 0, 0, 0, 0.5, 0.5];
const WORD_DEVIATION = 0.6;
const WORD_GUESSING = 0.25;
/** Spaced reviews of a word in that time, and how often the scheduler lets them come right. */
const REVIEWS_OF_WORD = 4;
const P_RECALL = 0.87;
/** Standard normal quantile of .9 */
const Z90 = 1.2815515655;

const COMPONENTS = WORD_SKILL_NUMBERS.map((skill) => SIMULATED_SKILLS[skill]?.component ?? "");
const VERBAL_SKILLS = new Set(
  SIMULATED_SKILLS.flatMap(({ measure }, skill) => (measure === 0 ? [skill] : [])),
);

/** Students with the same seed meet the same questions and words, whatever the rule. */
export function measureWords(
  seed: number,
  setting: {
    readonly students: number;
    readonly world: WordWorld;
    readonly study: WordStudy;
    readonly model: Omit<LearnerModel, "pool">;
    readonly rule: WordRule;
  },
): WordMeasures {
  const random = seededRandom(seed);
  const bank = simulatedBank(random).filter(({ skill }) => VERBAL_SKILLS.has(skill));
  const authored = bank.map((item) => item.authored);
  const model = { ...setting.model, pool: poolOf(authored, setting.model.priors) };
  const sums = [newSum(), newSum()] as const;
  const surprises: number[] = [];
  for (let number = 0; number < setting.students; number += 1) {
    const life = liveThrough(seededRandom(seed * 1000 + number), { ...setting, bank, model });
    surprises.push(...life.surprises);
    judge(model, life, sums);
  }
  const [words, verbal] = sums;
  return { ...measured(words), verbal: measured(verbal), surprise: meanOf(surprises) };
}

interface Life {
  readonly learner: Learner;
  readonly student: SimulatedStudent;
  /** What learned words have added to the skills that ask for words. */
  grown: number;
  readonly surprises: number[];
}

interface Living {
  readonly bank: readonly SimulatedItem[];
  readonly model: LearnerModel;
  readonly world: WordWorld;
  readonly study: WordStudy;
  readonly rule: WordRule;
}

function liveThrough(random: RandomSource, living: Living): Life {
  const { model, study, world } = living;
  const student = drawStudent(random);
  const life = { learner: createLearner(model.priors), student, grown: 0, surprises: [] };
  const effect = world.effectDeviation * drawNormal(random);
  const total = study.questions + study.words;
  for (let n = 0; n < total; n += 1) {
    const day = (DAYS * n) / total;
    // Spread evenly: a question where another whole one is due.
    const due = (at: number) => Math.floor((at * study.questions) / total);
    if (due(n + 1) > due(n)) answerQuestion(random, life, { ...living, day });
    else meetWord(random, life, { ...living, day, effect });
  }
  return life;
}

const isOfWords = (skill: number) => WORD_SKILL_NUMBERS.some((one) => one === skill);

const truthIn = ({ student, grown }: Life, skill: number, day: number): number =>
  abilityOn(student, skill, day) + (isOfWords(skill) ? grown : 0);

function answerQuestion(
  random: RandomSource,
  life: Life,
  { bank, model, day }: Living & { readonly day: number },
): void {
  const chosen = bank[Math.floor(random() * bank.length)] as SimulatedItem; // within its length
  const probability = pCorrect(chosen, truthIn(life, chosen.skill, day));
  const isCorrect = random() < probability;
  const asked = { item: chosen.item, context: { day, hints: 0, isTimed: false } };
  if (isOfWords(chosen.skill)) {
    life.surprises.push(predict(model, life.learner, asked).probability - (isCorrect ? 1 : 0));
  }
  const outcome = { isCorrect, sureness: null, isRapid: false, hasFeedback: true };
  recordAnswer(model, life.learner, { ...asked, outcome, learnsItems: false });
  practiseSkill(life.student, chosen.skill, { probability, day });
}

function meetWord(
  random: RandomSource,
  life: Life,
  { model, world, rule, day, effect }: Living & { readonly day: number; readonly effect: number },
): void {
  const place = Math.floor(random() * FREQUENCY_DIFFICULTIES.length);
  const authored = FREQUENCY_DIFFICULTIES[place] ?? 0;
  const difficulty = authored + world.commonError + WORD_DEVIATION * drawNormal(random);
  // Words learned before are not those that are met now.
  const abilities = WORD_SKILL_NUMBERS.map((skill) => abilityOn(life.student, skill, day));
  const known = 1 / (1 + Math.exp(difficulty - meanOf(abilities) - effect));
  const isKnown = random() < known;
  const isRight = isKnown || random() < WORD_GUESSING;
  const take = (evidence: WordEvidence, right: boolean) => {
    if (rule !== "none") recordWord(model.priors, life.learner, { evidence, isRight: right, day });
  };
  const meeting: WordEvidence = {
    kind: "met",
    components: COMPONENTS,
    difficulty: { mean: authored, variance: WORD_DEVIATION ** 2 },
    guessing: WORD_GUESSING,
  };
  take(meeting, isRight);
  const recalls = Array.from({ length: REVIEWS_OF_WORD }, () => random() < P_RECALL);
  const isKept = recalls.at(-1) ?? false;
  if (!isKnown && isKept) life.grown += (world.transfer * 4) / LEXICON_WORDS;
  if (rule === "every-review") for (const recall of recalls) take(meeting, recall);
  else if (!isRight) {
    take({ kind: "kept", components: COMPONENTS, lexiconWords: LEXICON_WORDS }, isKept);
  }
}

interface ErrorSum {
  readonly errors: number[];
  readonly isCovered: number[];
}

const newSum = (): ErrorSum => ({ errors: [], isCovered: [] });
const BLUEPRINT = simulatedBlueprint("verbal");

function judge(
  { priors }: LearnerModel,
  life: Life,
  [words, verbal]: readonly [ErrorSum, ErrorSum],
): void {
  const { learner } = life;
  const add = (sum: ErrorSum, [mean, deviation]: readonly [number, number], truth: number) => {
    sum.errors.push(mean - truth);
    sum.isCovered.push(Math.abs(mean - truth) <= Z90 * deviation ? 1 : 0);
  };
  for (const skill of WORD_SKILL_NUMBERS) {
    const node = SIMULATED_SKILLS[skill]?.component ?? "";
    const { mean, standardDeviation } = masteryOf(learner, priors, { node, day: DAYS, target: 0 });
    add(words, [mean, standardDeviation], truthIn(life, skill, DAYS));
  }
  const asked = { weights: BLUEPRINT, day: DAYS, isTimed: false };
  const { mean, variance } = weightedAbility(learner, priors, asked);
  const truth = weightedTruth(BLUEPRINT, (skill) => truthIn(life, skill, DAYS));
  add(verbal, [mean, Math.sqrt(variance)], truth);
}

function measured({ errors, isCovered }: ErrorSum) {
  const rmse = Math.sqrt(meanOf(errors.map((error) => error ** 2)));
  return { bias: meanOf(errors), rmse, coverage80: meanOf(isCovered) };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
