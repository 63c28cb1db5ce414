import {
  difficultyBandSchema,
  itemKindSchema,
  measureSchema,
  publicItemSchema,
  responseSchema,
  stimulusSchema,
} from "@lexiquant/domain/item";
import {
  attemptIdSchema,
  itemIdSchema,
  knowledgeComponentIdSchema,
  sessionIdSchema,
} from "@lexiquant/domain/kernel";
import {
  feedbackTimeSchema,
  itemWorkSchema,
  MAX_SESSION_ITEMS,
  practiceModeSchema,
  sessionModeSchema,
  surenessSchema,
  timingSchema,
} from "@lexiquant/domain/session";
import { z } from "zod";
import { decisionSchema, stayReviewSchema } from "./decisions.ts";
import { attemptSchema } from "./feedback.ts";
import { annotationSchema } from "./questions.ts";
import { groupRateSchema } from "./rates.ts";
import { defineRoute } from "./route.ts";

export const ITEM_STATUSES = ["unseen", "wrong", "guessed", "marked", "slow"] as const;
export const itemStatusSchema = z.enum(ITEM_STATUSES);
export type ItemStatus = z.infer<typeof itemStatusSchema>;

/** Which items a practice set may draw from. An empty list sets no condition; lists are joined by "and". */
export const practiceFilterSchema = z.strictObject({
  measures: z.array(measureSchema).max(2),
  kinds: z.array(itemKindSchema).max(12),
  /** Nodes of the knowledge-component tree (domain, topic or skill); an item matches below any of them. */
  topics: z.array(knowledgeComponentIdSchema).max(60),
  difficulties: z.array(difficultyBandSchema).max(5),
  statuses: z.array(itemStatusSchema).max(5),
  /** Whether questions that are kept for mock exams, because the student has not met them, may be drawn too. */
  keptForExams: z.boolean().default(false),
});
export type PracticeFilter = z.infer<typeof practiceFilterSchema>;

export const EMPTY_FILTER: PracticeFilter = {
  measures: [],
  kinds: [],
  topics: [],
  difficulties: [],
  statuses: [],
  keptForExams: false,
};

const counts = z.record(z.string(), z.int());

/** How many items match, and how many would if one facet were set to one value and the others kept. */
export const facetCountsSchema = z.object({
  matching: z.int(),
  measures: counts,
  kinds: counts,
  topics: counts,
  difficulties: counts,
  statuses: counts,
  /** Matching items that are kept for mock exams; part of the other figures only where the filter includes them. */
  keptForExams: z.int(),
});
export type FacetCounts = z.infer<typeof facetCountsSchema>;

/** A node of the knowledge-component tree that at least one item exercises. */
export const topicNodeSchema = z.object({
  id: knowledgeComponentIdSchema,
  name: z.string(),
  measure: measureSchema,
  /** 1 = domain, 2 = topic, 3 = micro-skill. */
  level: z.int().min(1).max(3),
  items: z.int(),
});
export type TopicNode = z.infer<typeof topicNodeSchema>;

/** As a student chooses them. */
export const practiceSettingsSchema = z.strictObject({
  mode: practiceModeSchema,
  timing: timingSchema,
  feedback: feedbackTimeSchema,
  /** Whether the student wants to be asked "stay or leave?" when a question takes half as long again as is expected of them. */
  bailTrainer: z.boolean().optional(),
});

export type PracticeSettings = z.infer<typeof practiceSettingsSchema>;

/** The same, and those of an exam's sections. */
const sessionSettingsSchema = practiceSettingsSchema.extend({ mode: sessionModeSchema });
export type SessionSettings = z.infer<typeof sessionSettingsSchema>;

export const sessionItemSchema = z.object({
  position: z.int(),
  kind: itemKindSchema,
  item: publicItemSchema,
  hasTwins: z.boolean(),
  work: itemWorkSchema,
  annotation: annotationSchema,
  attempt: attemptSchema.nullable(),
});
export type SessionItem = z.infer<typeof sessionItemSchema>;

/** A normal belief about log seconds. */
const timeBeliefSchema = z.object({
  mean: z.number(),
  variance: z.number().positive(),
  answers: z.int().nonnegative(),
});

/** What a timed set's pace is told from, so that the browser can tell it without the network. */
const sessionPaceSchema = z.object({
  /** Of the student's speed, when the session was read. */
  student: timeBeliefSchema,
  /** In the order of the session's items. */
  questions: z.array(z.object({ targetSeconds: z.number().positive(), time: timeBeliefSchema })),
  /** Positions whose answers that speed rests on already. */
  counted: z.array(z.int()),
  /** What the questions would take at the pace of the student's own last set of this kind and length; null without one. */
  earlierSeconds: z.array(z.number().positive()).nullable(),
});
export type SessionPace = z.infer<typeof sessionPaceSchema>;

export const sessionSchema = z.object({
  id: sessionIdSchema,
  status: z.enum(["open", "closed"]),
  settings: practiceSettingsSchema,
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** The exam's pace for the whole set times the student's factor; null when untimed. */
  timeLimitSeconds: z.int().nullable(),
  /** Where the student stood last, counted from 0. */
  currentPosition: z.int(),
  /** Questions in all; more than `items` while a diagnostic still has to choose the rest by the answers. */
  plannedItems: z.int(),
  /** Null where no clock runs, and in a diagnostic, whose questions are not known beforehand. */
  pace: sessionPaceSchema.nullable(),
  items: z.array(sessionItemSchema),
  stimuli: z.array(stimulusSchema),
});
export type PracticeSession = z.infer<typeof sessionSchema>;

export const sessionSummarySchema = z.object({
  id: sessionIdSchema,
  status: z.enum(["open", "closed"]),
  settings: sessionSettingsSchema,
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  items: z.int(),
  answered: z.int(),
  /** Null while the outcomes are withheld. */
  correct: z.int().nullable(),
  elapsedMs: z.int(),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

export const resultQuestionSchema = z.object({
  position: z.int(),
  kind: itemKindSchema,
  item: publicItemSchema,
  hasTwins: z.boolean(),
  topic: z.string(),
  difficulty: difficultyBandSchema,
  targetSeconds: z.int(),
  /** Time in view, also where nothing was submitted. */
  elapsedMs: z.int(),
  attempt: attemptSchema.nullable(),
});
export type ResultQuestion = z.infer<typeof resultQuestionSchema>;

export const sessionResultsSchema = z.object({
  session: sessionSummarySchema,
  timeLimitSeconds: z.int().nullable(),
  /** The exam's pace for the questions answered, times the student's factor. */
  paceMs: z.int(),
  questions: z.array(resultQuestionSchema),
  /** Decisions to stay or to leave in this session, with the review of all to date; null where none was made. */
  decisions: z.object({ here: z.array(decisionSchema), review: stayReviewSchema }).nullable(),
  /** What leaving the two hardest for the end was expected to change; null where no clock ran, or the set was short. */
  skipping: z
    .object({
      positions: z.array(z.int()),
      /** In right answers, below 0: it would have cost. */
      change: z.number(),
    })
    .nullable(),
  byKind: z.array(groupRateSchema),
  byTopic: z.array(groupRateSchema),
});
export type SessionResults = z.infer<typeof sessionResultsSchema>;

/** Any integer that the database can hold; whether a session has the position is told apart from that. */
const positionSchema = z.int().nonnegative().max(2_147_483_647);

const sessionParams = z.strictObject({ sessionId: sessionIdSchema });

export const practiceRoutes = {
  listTopics: defineRoute({
    method: "GET",
    path: "/api/practice/topics/",
    summary: "The tree of topics with the number of items below each node.",
    auth: "public",
    rate: "read",
    response: z.object({ topics: z.array(topicNodeSchema) }),
    errors: [],
  }),
  countFacets: defineRoute({
    method: "POST",
    path: "/api/practice/facets/",
    summary: "Live counts for a filter, per facet. Changes nothing.",
    rate: "read",
    body: practiceFilterSchema,
    response: facetCountsSchema,
    errors: [],
  }),
  startSession: defineRoute({
    method: "POST",
    path: "/api/practice/sessions/",
    summary:
      "Starts a practice session. The client makes the id, so a repeated call starts one session.",
    rate: "write",
    body: z.strictObject({
      id: sessionIdSchema,
      settings: practiceSettingsSchema,
      filter: practiceFilterSchema,
      itemCount: z.int().min(1).max(MAX_SESSION_ITEMS),
      /** Asks this one item instead of what is drawn by the filter. */
      itemId: itemIdSchema.optional(),
    }),
    response: sessionSchema,
    errors: ["no-items-match", "session-id-reused", "item-not-found", "key-withheld"],
  }),
  listSessions: defineRoute({
    method: "GET",
    path: "/api/practice/sessions/",
    summary: "The student's latest sessions, newest first.",
    rate: "read",
    query: z.strictObject({
      status: z.enum(["open", "closed"]).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ sessions: z.array(sessionSummarySchema) }),
    errors: [],
  }),
  readSession: defineRoute({
    method: "GET",
    path: "/api/practice/sessions/:sessionId/",
    summary: "A session with its items, the work on them and the attempts.",
    rate: "read",
    params: sessionParams,
    response: sessionSchema,
    errors: ["session-not-found"],
  }),
  saveWork: defineRoute({
    method: "PUT",
    path: "/api/practice/sessions/:sessionId/work/",
    summary:
      "Stores work in progress. Per item the higher revision wins; the answer says what is stored.",
    rate: "write",
    // Forty items with full scratchpads and highlights, sent in one go after a time offline.
    bodyLimitBytes: 1_048_576,
    params: sessionParams,
    body: z.strictObject({
      currentPosition: positionSchema,
      work: z
        .array(z.strictObject({ position: positionSchema, work: itemWorkSchema }))
        .max(MAX_SESSION_ITEMS),
    }),
    response: z.object({
      stored: z.array(z.object({ position: z.int(), revision: z.int() })),
    }),
    errors: ["session-not-found", "session-closed", "position-not-found", "response-mismatch"],
  }),
  submitAttempt: defineRoute({
    method: "POST",
    path: "/api/practice/sessions/:sessionId/attempts/",
    summary:
      "Submits the response to one item. Durable before it is answered; a repeated call with the same id gets the first answer.",
    rate: "write",
    params: sessionParams,
    body: z.strictObject({
      id: attemptIdSchema,
      position: positionSchema,
      response: responseSchema,
      elapsedMs: z.int().nonnegative().max(86_400_000),
      sureness: surenessSchema.nullable(),
    }),
    response: attemptSchema,
    errors: [
      "session-not-found",
      "session-closed",
      "position-not-found",
      "already-answered",
      "attempt-id-reused",
      "key-withheld",
      "response-mismatch",
      "response-incomplete",
      "response-invalid",
    ],
  }),
  giveUp: defineRoute({
    method: "POST",
    path: "/api/practice/sessions/:sessionId/give-up/",
    summary:
      "Ends the attempt at one item without an answer and shows the solution. Recorded as given up; a repeated call gets the first answer.",
    rate: "write",
    params: sessionParams,
    body: z.strictObject({
      id: attemptIdSchema,
      position: positionSchema,
      elapsedMs: z.int().nonnegative().max(86_400_000),
    }),
    response: attemptSchema,
    errors: [
      "session-not-found",
      "session-closed",
      "position-not-found",
      "already-answered",
      "attempt-id-reused",
      "key-withheld",
    ],
  }),
  recordBail: defineRoute({
    method: "POST",
    path: "/api/practice/sessions/:sessionId/bails/",
    summary:
      "Keeps a decision to stay with a question or to leave it. The first one on a question counts; a repeated call changes nothing.",
    rate: "write",
    params: sessionParams,
    body: z.strictObject({
      position: positionSchema,
      decision: z.enum(["stay", "leave"]),
      /** Time in view when it was asked. */
      elapsedMs: z.int().nonnegative().max(86_400_000),
    }),
    response: z.object({ decision: z.enum(["stay", "leave"]) }),
    errors: ["session-not-found", "session-closed", "position-not-found"],
  }),
  extendSession: defineRoute({
    method: "POST",
    path: "/api/practice/sessions/:sessionId/extend/",
    summary:
      "Draws the next questions of a diagnostic by the answers so far. Asked again before they are answered, or when all are drawn, it changes nothing.",
    rate: "write",
    params: sessionParams,
    response: sessionSchema,
    errors: ["session-not-found", "session-closed", "answers-missing"],
  }),
  closeSession: defineRoute({
    method: "POST",
    path: "/api/practice/sessions/:sessionId/close/",
    summary: "Ends a session and lets its outcomes out. Closing a closed session changes nothing.",
    rate: "write",
    params: sessionParams,
    response: sessionSummarySchema,
    errors: ["session-not-found"],
  }),
  readResults: defineRoute({
    method: "GET",
    path: "/api/practice/sessions/:sessionId/results/",
    summary: "What happened in a closed session.",
    rate: "read",
    params: sessionParams,
    response: sessionResultsSchema,
    errors: ["session-not-found", "session-open"],
  }),
};
