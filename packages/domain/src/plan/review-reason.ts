import { predictItems } from "../learner/index.ts";
import { expectedGain } from "./expected-gain.ts";
import { mainSkillOf, type PracticeState } from "./practice-state.ts";
import { dueReviews } from "./review-slots.ts";
import { skillOutlooks } from "./skill-outlook.ts";

/** Why it is time to come back to missed questions. */
export interface ReviewReason {
  /** Questions that are due today, and how long they take. */
  readonly due: number;
  readonly minutes: number;
  /** Days that the longest due has waited. */
  readonly longestDays: number;
  /** Average chance of success at them, 0 … 1, and points a minute on the test's day. */
  readonly pCorrect: number;
  readonly gainPerMinute: number;
}

/** The figures of today's reviews; null where none is due. */
export function reviewReason(state: PracticeState): ReviewReason | null {
  const due = dueReviews(state);
  const [longest] = due;
  if (longest === undefined) return null;
  const { model, learner, day } = state;
  const outlooks = skillOutlooks(state);
  const chances = predictItems(model, learner, {
    items: due.map(({ item }) => item),
    context: { day, hints: 0, isTimed: false },
  });
  let [minutes, chance, gain] = [0, 0, 0];
  for (const [at, { item }] of due.entries()) {
    const outlook = outlooks.get(mainSkillOf(item));
    const pCorrect = chances[at] ?? 0;
    chance += pCorrect;
    if (outlook === undefined) continue;
    minutes += outlook.minutes;
    gain += expectedGain({ outlook, priors: model.priors, before: 0, pCorrect });
  }
  return {
    due: due.length,
    minutes,
    longestDays: day - longest.dueDay,
    pCorrect: chance / due.length,
    gainPerMinute: gain / due.length,
  };
}
