/** What crosses the wire of the tutor: shapes only, so that the web stays without its rules. */
export { DIRECTNESS_LEVELS, type Directness, directnessSchema } from "./hint-ladder.ts";
export { type TutorIntent, tutorIntentSchema } from "./intents.ts";
export { type ReplyPart, replyPartSchema } from "./reply.ts";
