import { publicItemSchema, stimulusSchema } from "@lexiquant/domain/item";
import { itemWorkSchema } from "@lexiquant/domain/session";
import { z } from "zod";
import { examReportSchema } from "./exam-report.ts";
import { defineRoute } from "./route.ts";

/** Ids of formats, sections, orders and accommodations: names in the exam data. */
const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
/** In lower case, as databases give them back: ids are compared as text. */
const examIdSchema = z.uuid().toLowerCase();
/** Made by each page that sits an exam: the last one to claim it holds it. */
const holderIdSchema = z.uuid().toLowerCase();

const MAX_BREAK_MINUTES = 60;
export const MAX_ESSAY_CHARACTERS = 20_000;

export const examMeasureSchema = z.enum(["analytical-writing", "verbal", "quantitative"]);
export type ExamMeasure = z.infer<typeof examMeasureSchema>;

const sectionOutlineSchema = z.object({
  id: slugSchema,
  measure: examMeasureSchema,
  questions: z.int(),
  minutes: z.int(),
});

/** What a student can sit, before anything is chosen. */
export const examOptionsSchema = z.object({
  formats: z.array(
    z.object({
      id: slugSchema,
      kind: z.enum(["whole-test", "single-section"]),
      name: z.string(),
      adaptive: z.boolean(),
      delivery: z.enum(["computer", "paper"]),
      /** At standard time. */
      minutes: z.int(),
      sections: z.array(sectionOutlineSchema),
      orders: z.array(z.object({ id: slugSchema, name: z.string() })),
      /** Mocks whose questions this student has not met, and all of them; null where questions are drawn afresh. */
      unmet: z.object({ fresh: z.int(), of: z.int() }).nullable(),
    }),
  ),
  accommodations: z.array(
    z.object({
      id: slugSchema,
      name: z.string(),
      /** Of every section's time; null is no limit. */
      timeFactor: z.number().nullable(),
      /** Whether the test maker grants it; what it does not grant is for practice. */
      standard: z.boolean(),
    }),
  ),
});
export type ExamOptions = z.infer<typeof examOptionsSchema>;

/** The server's clock of a section. Milliseconds at the moment of the answer. */
export const sectionClockSchema = z.object({
  /** Null without a limit. */
  limitMs: z.int().nullable(),
  /** Never below 0; null without a limit. */
  remainingMs: z.int().nullable(),
  usedMs: z.int(),
  /** Whether a break stops it at this moment. */
  stopped: z.boolean(),
});
export type SectionClock = z.infer<typeof sectionClockSchema>;

export const SECTION_STATES = ["waiting", "running", "ended"] as const;

/** A section's place in the exam; which module a later section holds is told to nobody before its end. */
export const examSectionSchema = z.object({
  place: z.int(),
  id: slugSchema,
  name: z.string(),
  measure: examMeasureSchema,
  questions: z.int(),
  /** With the accommodation; null without a limit. */
  limitMs: z.int().nullable(),
  state: z.enum(SECTION_STATES),
  endedBy: z.enum(["candidate", "time", "quit"]).nullable(),
});
export type ExamSection = z.infer<typeof examSectionSchema>;

export const examQuestionSchema = z.object({
  position: z.int(),
  item: publicItemSchema,
  work: itemWorkSchema,
  marked: z.boolean(),
});
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

const essayDraftSchema = z.object({
  /** Raised with every change; the higher one counts. */
  revision: z.int().nonnegative(),
  text: z.string().max(MAX_ESSAY_CHARACTERS),
});

export const essayTaskSchema = z.object({
  promptId: z.string(),
  /** The issue: a statement, or two views. */
  paragraphs: z.array(z.string()),
  directive: z.string(),
  draft: essayDraftSchema,
});
export type EssayTask = z.infer<typeof essayTaskSchema>;

/** The section that runs, with all that its page needs: no key, no difficulty, no route. */
export const runningSectionSchema = z.object({
  place: z.int(),
  clock: sectionClockSchema,
  currentPosition: z.int(),
  questions: z.array(examQuestionSchema),
  stimuli: z.array(stimulusSchema),
  essay: essayTaskSchema.nullable(),
  /**
   * Time since the page last reported, where that was long: the clock ran on. The candidate may take it back, once for
   * each such gap, and the report says so. `remainingMs` is what would be left then.
   */
  gap: z.object({ awayMs: z.int(), remainingMs: z.int().nullable() }).nullable(),
});
export type RunningSection = z.infer<typeof runningSectionSchema>;

/** What the server has of a section that has ended. A page that holds more of it knows by this what came too late. */
const endedWorkSchema = z.object({
  place: z.int(),
  /** Positions without any work are left out. */
  stored: z.array(z.object({ position: z.int(), revision: z.int() })),
  essay: essayDraftSchema.nullable(),
});

export const examSchema = z.object({
  id: examIdSchema,
  formatId: slugSchema,
  name: z.string(),
  accommodation: z.object({ id: slugSchema, name: z.string(), timeFactor: z.number().nullable() }),
  status: z.enum(["open", "ended"]),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  sections: z.array(examSectionSchema),
  /** Null between sections and after the end. */
  running: runningSectionSchema.nullable(),
  /** Of the section that ended last; null before the first has ended. */
  lastEnded: endedWorkSchema.nullable(),
  /** Stop-clock breaks: granted, used so far, and whether one is being taken. */
  breaks: z.object({ budgetMs: z.int(), usedMs: z.int(), onBreak: z.boolean() }),
  /** Whether the page that asks holds the exam; another one must take it over first. */
  held: z.boolean(),
});
export type Exam = z.infer<typeof examSchema>;

export const examSummarySchema = z.object({
  id: examIdSchema,
  formatId: slugSchema,
  name: z.string(),
  status: z.enum(["open", "ended"]),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  sectionsEnded: z.int(),
  sections: z.int(),
  /** Where it stands, for lists: "Section 2 of 5, 12:40 left" is made of it. Null when ended. */
  standing: z
    .object({ place: z.int(), sectionName: z.string(), remainingMs: z.int().nullable() })
    .nullable(),
});
export type ExamSummary = z.infer<typeof examSummarySchema>;

const examParams = z.strictObject({ examId: examIdSchema });
const place = z.int().nonnegative().max(9);
const held = { holderId: holderIdSchema, place };

/** Work that a section takes while its clock runs. Both parts may be absent: then it only reports presence. */
const sectionWork = {
  currentPosition: z.int().nonnegative().max(100).optional(),
  work: z
    .array(
      z.strictObject({
        position: z.int().nonnegative().max(100),
        work: itemWorkSchema,
        marked: z.boolean(),
      }),
    )
    .max(40)
    .default([]),
  essay: essayDraftSchema.optional(),
};

const RUNNING_ERRORS = [
  "exam-not-found",
  "exam-ended",
  "exam-held-elsewhere",
  "section-not-running",
] as const;

export const examRoutes = {
  readExamOptions: defineRoute({
    method: "GET",
    path: "/api/exams/options/",
    summary: "Formats, orders and accommodations, and how many mocks are new to the student.",
    rate: "read",
    response: examOptionsSchema,
    errors: [],
  }),
  listExams: defineRoute({
    method: "GET",
    path: "/api/exams/",
    summary: "The student's latest exams, newest first.",
    rate: "read",
    query: z.strictObject({
      status: z.enum(["open", "ended"]).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: z.object({ exams: z.array(examSummarySchema) }),
    errors: [],
  }),
  startExam: defineRoute({
    method: "POST",
    path: "/api/exams/",
    summary:
      "Prepares an exam; no clock runs until its first section is begun. The client makes the id, so a repeated call prepares one.",
    rate: "write",
    body: z.strictObject({
      id: examIdSchema,
      holderId: holderIdSchema,
      formatId: slugSchema,
      /** Null draws one of the format's orders. */
      orderId: slugSchema.nullable(),
      accommodationId: slugSchema,
      /** Stop-clock breaks in all. */
      breakMinutes: z.int().min(0).max(MAX_BREAK_MINUTES),
    }),
    response: examSchema,
    errors: ["exam-id-reused", "exam-option-unknown", "exam-open-already", "no-items-match"],
  }),
  readExam: defineRoute({
    method: "GET",
    path: "/api/exams/:examId/",
    summary: "An exam as it stands; a section whose time is up is ended by it.",
    rate: "read",
    params: examParams,
    query: z.strictObject({ holderId: holderIdSchema }),
    response: examSchema,
    errors: ["exam-not-found"],
  }),
  takeOverExam: defineRoute({
    method: "POST",
    path: "/api/exams/:examId/take-over/",
    summary: "Lets this page go on with the exam; whichever page held it before holds it no more.",
    rate: "write",
    params: examParams,
    body: z.strictObject({ holderId: holderIdSchema }),
    response: examSchema,
    errors: ["exam-not-found"],
  }),
  beginSection: defineRoute({
    method: "POST",
    path: "/api/exams/:examId/begin-section/",
    summary: "Starts the clock of the next section. Beginning the one that runs changes nothing.",
    rate: "write",
    params: examParams,
    body: z.strictObject(held),
    response: examSchema,
    errors: [...RUNNING_ERRORS, "section-out-of-turn"],
  }),
  saveSectionWork: defineRoute({
    method: "PUT",
    path: "/api/exams/:examId/work/",
    summary:
      "Stores answers, marks, time and the essay's draft, and reports presence. Sent at least every ten seconds; after the section's time it is refused.",
    rate: "write",
    bodyLimitBytes: 1_048_576,
    params: examParams,
    body: z.strictObject({ ...held, ...sectionWork }),
    response: z.object({
      stored: z.array(z.object({ position: z.int(), revision: z.int() })),
      essayRevision: z.int().nullable(),
      clock: sectionClockSchema,
    }),
    errors: [...RUNNING_ERRORS, "position-not-found", "response-mismatch"],
  }),
  endSection: defineRoute({
    method: "POST",
    path: "/api/exams/:examId/end-section/",
    summary:
      "Ends a section for good, with the last work on it. Ending an ended one changes nothing. The last section's end ends the exam.",
    rate: "write",
    bodyLimitBytes: 1_048_576,
    params: examParams,
    body: z.strictObject({ ...held, ...sectionWork }),
    response: examSchema,
    errors: [...RUNNING_ERRORS, "position-not-found", "response-mismatch"],
  }),
  stopExamClock: defineRoute({
    method: "POST",
    path: "/api/exams/:examId/break/",
    summary: "Begins or ends a stop-clock break, inside a section or between two.",
    rate: "write",
    params: examParams,
    body: z.strictObject({ holderId: holderIdSchema, onBreak: z.boolean() }),
    response: examSchema,
    errors: ["exam-not-found", "exam-ended", "exam-held-elsewhere", "no-break-left"],
  }),
  settleGap: defineRoute({
    method: "POST",
    path: "/api/exams/:examId/gap/",
    summary:
      "After a time away: takes the time back, or leaves it spent. Taken-back time is told in the report.",
    rate: "write",
    params: examParams,
    body: z.strictObject({ ...held, takeBack: z.boolean() }),
    response: examSchema,
    errors: [...RUNNING_ERRORS],
  }),
  quitExam: defineRoute({
    method: "POST",
    path: "/api/exams/:examId/quit/",
    summary:
      "Ends the exam where it stands. What was not begun is not scored. Quitting an ended exam changes nothing.",
    rate: "write",
    params: examParams,
    body: z.strictObject({ holderId: holderIdSchema }),
    response: examSchema,
    errors: ["exam-not-found", "exam-held-elsewhere"],
  }),
  readExamReport: defineRoute({
    method: "GET",
    path: "/api/exams/:examId/report/",
    summary: "Scores with their ranges, the route, and every question of an ended exam.",
    rate: "read",
    params: examParams,
    response: examReportSchema,
    errors: ["exam-not-found", "exam-open"],
  }),
};
