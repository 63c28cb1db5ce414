export { expectedRange } from "./expected-range.ts";
export * from "./hint-ladder.ts";
export * from "./intent-classifier.ts";
export * from "./intents.ts";
export type {
  LearnerFacts,
  QuestionFacts,
  RecurringSlip,
  Standing,
  TopicStanding,
} from "./learner-facts.ts";
export { knownOfStudent } from "./learner-lines.ts";
export { planTurn } from "./plan-turn.ts";
export * from "./reply.ts";
export { responseInWords } from "./response-in-words.ts";
export { type Material, usualNext } from "./say/material.ts";
export { sayTurn } from "./say-turn.ts";
export * from "./turn-context.ts";
export type { Move, MoveKind, TurnPlan } from "./turn-plan.ts";
export * from "./tutor-library.ts";
export { readSlots } from "./utterance.ts";
export { type Grounds, verifyWording, type WordingVerdict } from "./verify/verify-wording.ts";
export { mayBeInterpreted, mayBeReworded } from "./wording-policy.ts";
