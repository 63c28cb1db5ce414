import { type DeclaredAnswer, isLuckyGuess } from "../sureness/index.ts";

/** Steps on which a missed question comes back, lowest first. */
export const LADDER_STEPS = ["same", "twin", "after-3", "after-7", "after-21"] as const;
export type LadderStep = (typeof LADDER_STEPS)[number];

/** Where a question stands that was missed, or right by luck. Plain data, to be stored. */
export interface LadderState {
  /** Null: finished. */
  readonly step: LadderStep | null;
  /** When it is due, in whole days of the student's calendar since any fixed day; null when finished. */
  readonly dueDay: number | null;
  /** Whether another question of its model can be drawn; without one that step is left out. */
  readonly hasTwin: boolean;
  /** Wrong answers, and right ones that were declared a guess, the one that led here included. */
  readonly setbacks: number;
}

/** An answer on a day. */
export interface LadderEvent extends DeclaredAnswer {
  readonly day: number;
}

/** Days from the answer that leads to a step until it is due; the twin comes at once when the question itself is right. */
const GAP_DAYS: Readonly<Record<LadderStep, number>> = {
  same: 1,
  twin: 0,
  "after-3": 3,
  "after-7": 7,
  "after-21": 21,
};
/** After a setback nothing comes back on the same day: what was just explained proves nothing. */
const LEAST_SETBACK_DAYS = 1;

/** Where a wrong answer leads: below what it has shown to be lost. */
const AFTER_WRONG: Readonly<Record<LadderStep, LadderStep>> = {
  same: "same",
  twin: "same",
  "after-3": "twin",
  "after-7": "after-3",
  "after-21": "after-3",
};

/**
 * The ladder that an answer leads onto: a wrong one to the same question, a lucky guess to its twin; null for one that was
 * right and meant.
 */
export function enterLadder(event: LadderEvent, hasTwin: boolean): LadderState | null {
  if (event.isCorrect && !isLuckyGuess(event)) return null;
  return setback({ hasTwin, setbacks: 0 }, event.isCorrect ? "twin" : "same", event.day);
}

/**
 * The next state after an answer to what the ladder asked.
 *
 * Right: one step up, due after that step's gap; beyond the last step it is finished. Right but declared a guess: to the
 * twin. Wrong: down, as `AFTER_WRONG` says. A right answer before the due day changes nothing, since the gap is what it is
 * to prove; a setback counts on any day, also after the end.
 */
export function advanceLadder(state: LadderState, event: LadderEvent): LadderState {
  if (!event.isCorrect) {
    return setback(state, state.step === null ? "same" : AFTER_WRONG[state.step], event.day);
  }
  if (isLuckyGuess(event)) return setback(state, "twin", event.day);
  if (state.step === null || state.dueDay === null || event.day < state.dueDay) return state;
  const steps = stepsOf(state);
  const next = steps[steps.indexOf(state.step) + 1];
  return next === undefined
    ? { ...state, step: null, dueDay: null }
    : { ...state, step: next, dueDay: event.day + GAP_DAYS[next] };
}

/** What a state asks: the question itself, or a twin of it; null when finished. */
export function askedBy({ step }: LadderState): "same" | "twin" | null {
  if (step === null) return null;
  return step === "twin" ? "twin" : "same";
}

/**
 * The first day on which the question itself may stand in for a twin that was due and did not come, since none can be drawn
 * any more: remembered for as long as the next step waits, it proves as much.
 */
export const standInDay = (twinDueDay: number): number => twinDueDay + GAP_DAYS["after-3"];

/**
 * Whether an answer is one to what a state asks: to the question itself or to a twin drawn of it, as the step says, or to the
 * question in place of a twin from `standInDay` on.
 */
export function isAsked(
  state: LadderState,
  { isTwin, day }: { readonly isTwin: boolean; readonly day: number },
): boolean {
  const asked = askedBy(state);
  if (asked !== "twin" || isTwin) return asked === (isTwin ? "twin" : "same");
  return state.dueDay !== null && day >= standInDay(state.dueDay);
}

function setback(
  state: Pick<LadderState, "hasTwin" | "setbacks">,
  wanted: LadderStep,
  day: number,
): LadderState {
  const step = wanted === "twin" && !state.hasTwin ? "same" : wanted;
  const dueDay = day + Math.max(LEAST_SETBACK_DAYS, GAP_DAYS[step]);
  return { step, dueDay, hasTwin: state.hasTwin, setbacks: state.setbacks + 1 };
}

function stepsOf({ hasTwin }: LadderState): readonly LadderStep[] {
  return hasTwin ? LADDER_STEPS : LADDER_STEPS.filter((step) => step !== "twin");
}
