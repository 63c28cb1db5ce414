export { type AnswerChange, answerChange } from "./answer-change.ts";
export { type BreakAllowance, type BreakStanding, readBreaks } from "./break-allowance.ts";
export { choosePanel, countMet } from "./choose-panel.ts";
export { type ClockReading, readClock, type SectionTimes, takesWork } from "./section-clock.ts";
export { afterReport, afterSettling, gapOf, isOver, type Presence } from "./section-presence.ts";
