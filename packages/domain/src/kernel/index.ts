export { countWords } from "./count-words.ts";
export { drawNormal } from "./draw-normal.ts";
export { groupBy } from "./group-by.ts";
export {
  type AttemptId,
  attemptIdSchema,
  type ItemId,
  itemIdSchema,
  type KnowledgeComponentId,
  knowledgeComponentIdSchema,
  type MisconceptionId,
  misconceptionIdSchema,
  type SessionId,
  type StimulusId,
  sessionIdSchema,
  stimulusIdSchema,
  type UserId,
  userIdSchema,
} from "./ids.ts";
export { normalCumulative, normalQuantile } from "./normal-distribution.ts";
export { accepted, type Result, refused } from "./result.ts";
export { type RandomSource, seededRandom, shuffled } from "./seeded-random.ts";
export { topicIdOf } from "./topic-id-of.ts";
export { originIdOf, type TwinOrigin, twinIdOf, twinOriginOf } from "./twin-id.ts";
