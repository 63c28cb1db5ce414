import { itemKindSchema, measureSchema } from "@lexiquant/domain/item";
import { itemIdSchema, sessionIdSchema } from "@lexiquant/domain/kernel";
import { z } from "zod";
import { directiveIdSchema, essayScoreSchema, essayTraitSchema } from "./essay-feedback.ts";
import { goalsSchema } from "./goals.ts";
import { practiceFilterSchema, practiceSettingsSchema } from "./practice.ts";
import { defineRoute } from "./route.ts";

/** What one click does. */
const nextActionSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("start-session"),
    settings: practiceSettingsSchema,
    filter: practiceFilterSchema,
    itemCount: z.int(),
  }),
  z.object({ kind: z.literal("sit-exam"), formatId: z.string() }),
  z.object({ kind: z.literal("try-twin"), itemId: itemIdSchema }),
  z.object({ kind: z.literal("read-lesson"), lessonId: z.string() }),
  /** A session of vocabulary. */
  z.object({ kind: z.literal("review-words") }),
  /** An essay in the exam's conditions; null proposes no instruction. */
  z.object({ kind: z.literal("write-essay"), directive: directiveIdSchema.nullable() }),
]);
export type NextAction = z.infer<typeof nextActionSchema>;

/** What an essay is recommended by. */
const writingReasonSchema = z.object({
  /** Of the latest rated essay; null where none is rated. */
  score: essayScoreSchema.nullable(),
  target: z.number().nullable(),
  /** The lowest trait of that essay, in halves. */
  weakest: z
    .object({ trait: essayTraitSchema, name: z.string(), level: z.number().multipleOf(0.5) })
    .nullable(),
});

/** One factor of an expected gain, against the usual skill of the test: 2 doubles the gain. */
const gainTermSchema = z.object({
  factor: z.enum([
    /** How much the test asks for it. */
    "share",
    /** How far its measure is from the target. */
    "target",
    /** How little is known of it. */
    "exploration",
    /** How little of it was practiced. */
    "room",
    /** How well its questions fit; 1 where they fit best. */
    "fit",
    /** How long it is remembered. */
    "kept",
    /** What would be forgotten without it. */
    "repetition",
    /** How little time it takes. */
    "minutes",
  ]),
  times: z.number(),
});
export type GainTerm = z.infer<typeof gainTermSchema>;

/** Why: figures of the student's own state, from which the words are made. */
const reasonSchema = z.object({
  kind: z.enum([
    /** Nothing is known yet. */
    "little-known",
    /** An hour brings most there, by the model. */
    "most-gain",
    /** Missed questions whose next try is due. */
    "due-mistakes",
    /** Words whose review is due. */
    "due-words",
    /** Words are where Verbal falls short of its own level most; what is due or new today. */
    "costly-words",
    /** What was won is being forgotten. */
    "rusting",
    /** The last mock is some time ago. */
    "mock-due",
    /** This question was missed just now. */
    "just-missed",
    /** No essay was written yet. */
    "essay-first",
    /** The latest essay is estimated below the target. */
    "essay-below-target",
    /** The test is near, and the last essay is some time ago. */
    "essay-long-ago",
  ]),
  /** Own first answers in the subject; of words, those met for the first time, and known then. */
  answered: z.int(),
  right: z.int(),
  /** Expected rate of right answers there, 0 … 1; null where nothing is known. */
  pCorrect: z.number().nullable(),
  /** Time over the exam's pace per question, seconds; negative when faster, null until enough answers. */
  secondsOverPace: z.number().nullable(),
  /** Share of the measure's questions on the test, 0 … 1. */
  testShare: z.number().nullable(),
  daysSince: z.number().nullable(),
  /** What is due, or was missed. */
  count: z.int().nullable(),
  /** Expected gain per minute against mixed practice of the whole test: 1 is the same. An estimate of the model. */
  gainRatio: z.number().nullable(),
  /** The two largest factors of that gain, the larger first; none where it is no drill. */
  terms: z.array(gainTermSchema).max(2),
  /** Null where it is no essay. */
  writing: writingReasonSchema.nullable(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const recommendationSchema = z.object({
  /** Equal for the same step while it stands. */
  id: z.string(),
  /** What it is about; null for the whole test. */
  subject: z
    .object({
      measure: measureSchema,
      topic: z.object({ id: z.string(), name: z.string() }).nullable(),
      kind: itemKindSchema.nullable(),
    })
    .nullable(),
  questions: z.int(),
  minutes: z.int(),
  reason: reasonSchema,
  action: nextActionSchema,
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** What a session has changed in a topic: probability of a right answer to a question of middle difficulty. */
const masteryChangeSchema = z.object({
  id: z.string(),
  name: z.string(),
  measure: measureSchema,
  answers: z.int(),
  before: z.number(),
  after: z.number(),
  /** 80 % range of the state after. */
  low: z.number(),
  high: z.number(),
});
export type MasteryChange = z.infer<typeof masteryChangeSchema>;

const plannedSessionSchema = z.object({
  day: z.iso.date(),
  kind: z.enum(["diagnostic", "drill", "mixed-set", "review", "vocabulary", "essay", "mock"]),
  minutes: z.int(),
  questions: z.int().nullable(),
  isTimed: z.boolean(),
  subject: recommendationSchema.shape.subject,
  /** Null for what cannot be begun now: sessions of later weeks, which may change until then, and what nothing is left for. */
  action: nextActionSchema.nullable(),
});
export type PlannedSession = z.infer<typeof plannedSessionSchema>;

export const planSchema = z.object({
  goals: goalsSchema,
  /** What the plan stands on. */
  state: z.enum([
    "no-hours",
    "open-ended",
    "dated",
    /** One or two days before the test: too late for anything but light work. */
    "test-near",
    "test-today",
    "test-over",
  ]),
  thisWeek: z.object({
    starts: z.iso.date(),
    plannedMinutes: z.int(),
    doneMinutes: z.int(),
    /** Carried over from the weeks before, and what was let go of. */
    carriedMinutes: z.int(),
    droppedMinutes: z.int(),
  }),
  weeks: z.array(
    z.object({
      /** Monday. */
      starts: z.iso.date(),
      minutes: z.int(),
      /** Share of practice against the clock, 0 … 1. */
      timedShare: z.number(),
      isLast: z.boolean(),
      sessions: z.array(plannedSessionSchema),
    }),
  ),
  /** False where no week has the two hours of a full mock exam to spare. */
  hasRoomForMocks: z.boolean(),
  /** Topics of the test that no drill of these weeks is on, and why: others bring more, or too few new questions are left. */
  topicsWithoutDrill: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      measure: measureSchema,
      reason: z.enum(["less-gain", "few-questions"]),
    }),
  ),
});
export type Plan = z.infer<typeof planSchema>;

export const planRoutes = {
  readRecommendations: defineRoute({
    method: "GET",
    path: "/api/recommendations/",
    summary: "What to practice next, the best first, each with its reason.",
    rate: "read",
    response: z.object({ recommendations: z.array(recommendationSchema) }),
    errors: [],
  }),
  readNextSteps: defineRoute({
    method: "GET",
    path: "/api/recommendations/sessions/:sessionId/",
    summary: "What a finished session has changed, and three steps that follow from it.",
    rate: "read",
    params: z.strictObject({ sessionId: sessionIdSchema }),
    response: z.object({
      changes: z.array(masteryChangeSchema),
      steps: z.array(recommendationSchema),
    }),
    errors: ["session-not-found", "session-open"],
  }),
  readExamSteps: defineRoute({
    method: "GET",
    path: "/api/recommendations/exams/:examId/",
    summary: "Three steps that follow from all sections of an exam that has ended.",
    rate: "read",
    params: z.strictObject({ examId: z.uuid() }),
    response: z.object({ steps: z.array(recommendationSchema) }),
    errors: ["exam-not-found", "exam-open"],
  }),
  readPlan: defineRoute({
    method: "GET",
    path: "/api/plan/",
    summary:
      "The weeks until the test, made from what is left to do; missed days change it by themselves.",
    rate: "read",
    response: planSchema,
    errors: [],
  }),
};
