import { z } from "zod";

/** Every way in which a request can fail, with its status. The list is closed: clients switch over it. */
export const ERROR_STATUS = {
  "validation-failed": 400,
  unauthenticated: 401,
  "credential-refused": 401,
  "refresh-refused": 401,
  "tutor-closed-in-exam": 403,
  "vocabulary-closed-in-exam": 403,
  "route-not-found": 404,
  "item-not-found": 404,
  "lesson-not-found": 404,
  "session-not-found": 404,
  "position-not-found": 404,
  "tutor-turn-not-found": 404,
  "exam-not-found": 404,
  "mistake-not-found": 404,
  "essay-not-found": 404,
  "word-not-found": 404,
  "word-list-not-found": 404,
  "request-timeout": 408,
  "session-closed": 409,
  "session-open": 409,
  "answers-missing": 409,
  "session-id-reused": 409,
  "already-answered": 409,
  "attempt-id-reused": 409,
  "report-id-reused": 409,
  "tutor-turn-id-reused": 409,
  "key-withheld": 409,
  "item-kept-for-exams": 409,
  "twins-used-up": 409,
  "exam-id-reused": 409,
  "exam-open-already": 409,
  "exam-open": 409,
  "exam-ended": 409,
  "exam-held-elsewhere": 409,
  "section-not-running": 409,
  "section-out-of-turn": 409,
  "no-break-left": 409,
  "essay-id-reused": 409,
  "essay-open": 409,
  "essay-ended": 409,
  "essay-not-rated": 409,
  "question-not-current": 409,
  "nothing-to-undo": 409,
  "review-id-reused": 409,
  "list-id-reused": 409,
  "word-id-reused": 409,
  "too-many-lists": 409,
  "too-many-own-words": 409,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "response-mismatch": 422,
  "response-incomplete": 422,
  "response-invalid": 422,
  "no-items-match": 422,
  "no-prompts-match": 422,
  "item-has-no-twins": 422,
  "exam-option-unknown": 422,
  "no-words-due": 422,
  "time-zone-unknown": 422,
  "rate-limited": 429,
  "internal-error": 500,
  "essay-rater-busy": 503,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]; // keys of a closed literal
export const errorCodeSchema = z.enum(ERROR_CODES);

export const errorBodySchema = z.object({
  error: z.object({
    code: errorCodeSchema,
    /** For developers; the text that people read comes from the web's message file. */
    message: z.string(),
    requestId: z.string(),
    /** Paths into the request that are at fault, where that is known. */
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
