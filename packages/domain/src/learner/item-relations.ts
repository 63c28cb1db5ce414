import type { Encounter } from "./encounter.ts";
import type { ItemRun, Learner } from "./learner.ts";

/** How answers that came after something else differed from what was expected of them. */
export interface Residual {
  /** Sum of the scores about a shift of the logit, y − P where nothing is guessed. */
  surprise: number;
  /** Sum of their Fisher information, P (1 − P) where nothing is guessed. */
  information: number;
}

/**
 * What everybody's answers tell of local dependence [Yen1984]: by what is asked and then by what came before, how much
 * likelier a right answer is than ability and difficulty say. One step of a problem bears on the next; an item may give
 * another away.
 */
export type ItemRelations = Map<string, Map<string, Residual>>;

/** Items before this one that it may depend on. */
const ITEMS_LOOKED_BACK = 6;
const MOST_TRIES_TOLD_APART = 3;
/** κ: 1 / κ is the prior variance of an effect, squared logits. */
const PRIOR_INFORMATION = 3;

/** Under what an answer is asked for, then what came before it. */
type RelationKey = readonly [asked: string, before: string];

/** Names of the relations that an answer falls under. */
export interface RelationKeys {
  readonly afterItem: RelationKey;
  readonly afterTwoItems: RelationKey;
  readonly afterSkills: RelationKey;
  /** For each of the items before, latest first. */
  readonly sinceItems: readonly RelationKey[];
}

interface RelatedQuestion {
  readonly item: string;
  /** The skills of the item, as one name. */
  readonly skills: string;
  readonly encounter: Encounter;
}

/** Line ends, which no id has, keep apart what is joined. */
const joined = (...parts: readonly (string | number)[]) => parts.join("\n");

export function relationKeys(learner: Learner, question: RelatedQuestion): RelationKeys {
  const { item, skills, encounter } = question;
  const before = runsBefore(learner, item);
  const [last, second] = before;
  const after = joined("after", item, encounter);
  const since = joined("since", item, encounter === 0 ? 1 : 0);
  return {
    afterItem: [after, last?.story ?? ""],
    afterTwoItems: [after, joined(second?.itemFirst ?? "", last?.itemFirst ?? "")],
    afterSkills: [joined("skills", skills, encounter), last?.skillsFirst ?? ""],
    sinceItems: before.map(({ itemFirst }): RelationKey => [since, itemFirst]),
  };
}

/** What was answered before the item, without the tries at the item itself that led up to this one. */
function runsBefore({ recent: { runs } }: Learner, item: string): readonly ItemRun[] {
  return runs[0]?.item === item ? runs.slice(1) : runs.slice(0, ITEMS_LOOKED_BACK);
}

/** The runs with one more answer, of which as many are kept as bear on the next. */
export function withAnswer(
  runs: readonly ItemRun[],
  answer: { readonly item: string; readonly skills: string; readonly isRight: boolean },
): readonly ItemRun[] {
  const { item, skills } = answer;
  const right = answer.isRight ? 1 : 0;
  const [last, ...before] = runs;
  const isSame = last?.item === item;
  const answers = isSame ? last.answers + 1 : 1;
  const itemFirst = isSame ? last.itemFirst : joined(item, right);
  const skillsFirst = isSame ? last.skillsFirst : joined(skills, right);
  const story = joined(itemFirst, Math.min(MOST_TRIES_TOLD_APART, answers), right);
  const run = { item, skills, answers, itemFirst, skillsFirst, story };
  return [run, ...(isSame ? before : runs.slice(0, ITEMS_LOOKED_BACK))];
}

/** Effects on the logit, each shrunk to none. */
export interface RelationEffects {
  readonly afterItem: number;
  readonly afterTwoItems: number;
  readonly afterSkills: number;
  /** Of the items before, the one that bears most. */
  readonly sinceForemost: number;
}

export const NO_EFFECTS: RelationEffects = {
  afterItem: 0,
  afterTwoItems: 0,
  afterSkills: 0,
  sinceForemost: 0,
};

/**
 * What is known of the relations of an answer that is to come; each is one Newton step from 0 to the mode of an effect that
 * is N(0, 1/κ) beforehand:
 *
 *     Σ (y − P) / (Σ P (1 − P) + κ)
 */
export function relationEffects(relations: ItemRelations, keys: RelationKeys): RelationEffects {
  const effectOf = ([asked, before]: RelationKey) => {
    const known = relations.get(asked)?.get(before);
    return known === undefined ? 0 : known.surprise / (known.information + PRIOR_INFORMATION);
  };
  const foremost = (most: number, key: RelationKey) => {
    const effect = effectOf(key);
    return Math.abs(effect) > Math.abs(most) ? effect : most;
  };
  return {
    afterItem: effectOf(keys.afterItem),
    afterTwoItems: effectOf(keys.afterTwoItems),
    afterSkills: effectOf(keys.afterSkills),
    sinceForemost: keys.sinceItems.reduce(foremost, 0),
  };
}

/** Counts an answer under all its relations. Changes them. */
export function learnRelations(
  relations: ItemRelations,
  { afterItem, afterTwoItems, afterSkills, sinceItems }: RelationKeys,
  { surprise, information }: Readonly<Residual>,
): void {
  for (const [asked, before] of [afterItem, afterTwoItems, afterSkills, ...sinceItems]) {
    const residuals = relations.get(asked) ?? new Map<string, Residual>();
    relations.set(asked, residuals);
    const known = residuals.get(before);
    if (known === undefined) residuals.set(before, { surprise, information });
    else {
      known.surprise += surprise;
      known.information += information;
    }
  }
}

/**
 * Score and Fisher information of one answer about a shift of its logit, where P = c + (1 − c) q:
 *
 *     (y − P) s / (P (1 − P)),   s² / (P (1 − P)),   s = (1 − c) q (1 − q)
 *
 * @param expected P, c … 1
 */
export function residualOf(isCorrect: boolean, expected: number, guessing: number): Residual {
  const slope = ((expected - guessing) * (1 - expected)) / (1 - guessing);
  const spread = expected * (1 - expected);
  return {
    surprise: (((isCorrect ? 1 : 0) - expected) * slope) / spread,
    information: slope ** 2 / spread,
  };
}
