import type { ScoringItem } from "../../adaptive/index.ts";
import type { LogCurve, ThetaEstimate } from "../../irt/index.ts";
import { drawNormal, normalQuantile, type RandomSource, seededRandom } from "../../kernel/index.ts";
import {
  believedCurve,
  type MeasureThetas,
  numberCorrectTheta,
  patternTheta,
} from "../measure-theta.ts";
import { answersOf, rawScoreOf, type SatMeasure } from "../sat-measure.ts";
import { type ScaledScore, scaleScore } from "../scale-score.ts";
import type { ScoreScale } from "../score-scale.ts";
import { type BankQuality, drawItem, type ExamForm, sitForm, type Truth } from "./sit-form.ts";

/** One simulated candidate: what was true, and what the scorer made of it. */
export interface Sitting {
  /** The true ability, logits. */
  readonly theta: number;
  /** The score that belongs to it before rounding, 130 … 170. */
  readonly trueScore: number;
  /** The same rounded as reported scores are. */
  readonly trueWholeScore: number;
  readonly thetas: MeasureThetas;
  readonly scaled: ScaledScore;
}

export interface SimulationTask {
  /** Served in turn. */
  readonly forms: readonly ExamForm[];
  readonly scale: ScoreScale;
  readonly candidates: number;
  readonly seed: number;
  /** What the scorer does not know of the items; null where it knows them. */
  readonly authored: BankQuality | null;
  /** Ability of all of them, logits; null takes one from each of as many equal parts of N(0, 1). */
  readonly theta: number | null;
}

/** Sittings of candidates who each meet a bank drawn anew, scored as a student's are. */
export function simulateSittings(task: SimulationTask): Sitting[] {
  const { forms, scale, candidates, seed } = task;
  const random = seededRandom(seed);
  const scorer = formScorer();
  return Array.from({ length: candidates }, (_, index) => {
    const theta = task.theta ?? normalQuantile((index + random()) / candidates);
    const form = forms[index % forms.length];
    if (form === undefined) throw new RangeError("there is no form to sit");
    const sat = sitForm(form, theta, { truth: drawTruth(task.authored, random), random });
    const thetas = {
      pattern: patternTheta(sat, scorer.curveOf),
      numberCorrect: scorer.numberCorrect(form, sat),
    };
    const count = answersOf(sat).length;
    const measure = { estimate: thetas.pattern, itemCount: count, answeredCount: count };
    const scaled = scaleScore(measure, scale);
    if (!scaled.ok) throw new Error(scaled.reason);
    const trueScore = Math.min(170, Math.max(130, scale.exactScoreOf(theta)));
    const trueWholeScore = scale.scoreOf(theta);
    return { theta, trueScore, trueWholeScore, thetas, scaled: scaled.value };
  });
}

/** Scoring of the forms of a simulation: what thousands of sittings share is computed once. */
interface FormScorer {
  readonly curveOf: (item: ScoringItem) => LogCurve;
  readonly numberCorrect: (form: ExamForm, sat: SatMeasure) => ThetaEstimate;
}

function formScorer(): FormScorer {
  const curves = new Map<ScoringItem, LogCurve>();
  const tables = new Map<ExamForm, Map<string, ThetaEstimate>>();
  return {
    curveOf: (item) => kept(curves, item, () => believedCurve(item)),
    // Of one form, route and number right settle it: the test maker has it in a table too.
    numberCorrect: (form, sat) => {
      const table = kept(tables, form, () => new Map<string, ThetaEstimate>());
      const cell = `${sat.route} ${rawScoreOf(answersOf(sat))}`;
      return kept(table, cell, () => numberCorrectTheta(sat));
    },
  };
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** The items of one candidate's world. */
function drawTruth(authored: BankQuality | null, random: RandomSource): Truth {
  if (authored === null) return (item) => item;
  const shift = (authored.commonNoise ?? 0) * drawNormal(random);
  return (item, source) => {
    const drawn = drawItem(item, authored, source);
    return { ...drawn, difficulty: drawn.difficulty + shift };
  };
}
