import { predictItems } from "../learner/index.ts";
import { bestDrill, type Drill, type DrillSource, drillSource } from "./drill.ts";
import { expectedGain } from "./expected-gain.ts";
import { type Candidate, mainSkillOf, type PracticeState } from "./practice-state.ts";
import type { PracticeHistory } from "./recommend.ts";

/** One answer of a session that is over. */
export interface SessionAnswer {
  readonly item: Candidate;
  readonly isCorrect: boolean;
}

/** Another question like one that was missed. */
export interface TwinAction {
  readonly kind: "twin";
  readonly missedId: string;
  /** The question to try instead; null where a twin has to be drawn of the item model first. */
  readonly itemId: string | null;
  readonly skill: string;
  readonly pCorrect: number;
  readonly gainPerMinute: number;
}

/** What can follow a session. */
export type NextAction =
  | TwinAction
  | ({ readonly kind: "drill" } & Drill)
  | {
      readonly kind: "lesson";
      readonly skill: string;
      /** The session's answers in the skill. */
      readonly answered: number;
      readonly missed: number;
      /** Share of the skill in the questions of its measure, 0 … 1 */
      readonly share: number;
    };

/**
 * Up to three things to do after a session: a twin of the missed question from which most is expected, the best drill on
 * what was practised, and the lesson of the skill where misses weigh most in the exam.
 *
 * @param state as it is after the session
 */
export function nextActions(
  state: PracticeState,
  history: PracticeHistory,
  answers: readonly SessionAnswer[],
): NextAction[] {
  const source = drillSource(state, history.records);
  return [twinAction, drillAction, lessonAction].flatMap((action) => action(source, answers) ?? []);
}

function twinAction(
  { state, outlooks }: DrillSource,
  answers: readonly SessionAnswer[],
): NextAction | null {
  const { model, learner, day } = state;
  const missed = answers.flatMap(({ item, isCorrect }) => {
    const outlook = outlooks.get(mainSkillOf(item));
    const like = likeOf(state, item);
    return isCorrect || outlook === undefined || (like === null && item.modelId === null)
      ? []
      : [{ item, outlook, like }];
  });
  const chances = predictItems(model, learner, {
    // Where the twin is not drawn yet the missed question stands for it.
    items: missed.map(({ item, like }) => like ?? item),
    context: { day, hints: 0, isTimed: false },
  });
  const actions = missed.map(({ item, outlook, like }, at): TwinAction => {
    const pCorrect = chances[at] ?? 0;
    const gain = expectedGain({ outlook, priors: model.priors, before: 0, pCorrect });
    const itemId = like?.id ?? null;
    const { skill } = outlook;
    return { kind: "twin", missedId: item.id, itemId, skill, pCorrect, gainPerMinute: gain };
  });
  return actions.sort((one, other) => other.gainPerMinute - one.gainPerMinute)[0] ?? null;
}

/** An unmet twin of the question, or, where it has no model, an unmet question of its skill and kind. */
function likeOf({ candidates }: PracticeState, item: Candidate): Candidate | null {
  const isLike = (other: Candidate) =>
    item.modelId === null
      ? other.kind === item.kind && mainSkillOf(other) === mainSkillOf(item)
      : other.modelId === item.modelId;
  return candidates.find((other) => !other.isSeen && other.id !== item.id && isLike(other)) ?? null;
}

function drillAction(source: DrillSource, answers: readonly SessionAnswer[]): NextAction | null {
  const drills = [...tallyOf(answers).keys()].flatMap((skill) => bestDrill(source, skill) ?? []);
  const [best] = drills.sort((one, other) => other.reason.gainPerMinute - one.reason.gainPerMinute);
  return best === undefined ? null : { kind: "drill", ...best };
}

function lessonAction(
  { state }: DrillSource,
  answers: readonly SessionAnswer[],
): NextAction | null {
  const lessons = [...tallyOf(answers)].map(([skill, { answered, missed }]) => ({
    kind: "lesson" as const,
    skill,
    answered,
    missed,
    share: state.demands.get(skill)?.share ?? 0,
  }));
  lessons.sort((one, other) => other.missed * other.share - one.missed * one.share);
  return lessons.find(({ missed, share }) => missed * share > 0) ?? null;
}

function tallyOf(answers: readonly SessionAnswer[]) {
  const tally = new Map<string, { readonly answered: number; readonly missed: number }>();
  for (const { item, isCorrect } of answers) {
    const skill = mainSkillOf(item);
    const { answered, missed } = tally.get(skill) ?? { answered: 0, missed: 0 };
    tally.set(skill, { answered: answered + 1, missed: missed + (isCorrect ? 0 : 1) });
  }
  return tally;
}
