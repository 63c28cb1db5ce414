export { clockAtAnswer } from "./clock-at-answer.ts";
export {
  CLASSED_MISCONCEPTIONS,
  type MisconceptionNature,
  natureOf,
} from "./misconception-nature.ts";
export {
  CAUSES,
  type Cause,
  type Evidence,
  type Miss,
  type ProposedCause,
  proposeCause,
} from "./propose-cause.ts";
export {
  advanceLadder,
  askedBy,
  enterLadder,
  isAsked,
  LADDER_STEPS,
  type LadderEvent,
  type LadderState,
  type LadderStep,
  standInDay,
} from "./redo-ladder.ts";
export {
  type MisconceptionCount,
  type MisconceptionRow,
  SPAN_DAYS,
  type SpanAnswers,
  topMisconceptions,
} from "./top-misconceptions.ts";
