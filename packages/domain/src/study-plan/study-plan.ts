import type { Measure } from "../item/index.ts";
import type { IsoDay } from "./iso-day.ts";

/** What a ranked drill practises. */
export interface Drill {
  readonly measure: Measure;
  /** What is drilled: a skill, a topic or a kind of question, as whoever ranked it names it. */
  readonly subject: string;
  /** Usual length of one session, > 0. */
  readonly minutes: number;
  readonly questions: number;
  /** What a minute of it is expected to win now, > 0, in any unit that all drills have in common. */
  readonly gainPerMinute: number;
  /** Part of its measure's questions on the test, 0 … 1 */
  readonly testShare: number;
  /** Answers that the student has given in the subject, ≥ 0. */
  readonly answers: number;
}

export interface StudyPlanRequest {
  readonly today: IsoDay;
  /** When the student began to study by a plan; days before it were not missed. */
  readonly begunOn: IsoDay;
  readonly testDate: IsoDay | null;
  readonly hoursPerWeek: number;
  /** Scores wanted, null where none is. */
  readonly targets: Readonly<Record<Measure, number | null>>;
  /** Minutes studied since Monday. */
  readonly doneThisWeek: number;
  /** Whole weeks since the beginning: minutes that were meant and that were studied. */
  readonly pastWeeks: readonly { readonly plannedMinutes: number; readonly doneMinutes: number }[];
  /** All that the exam asks for and questions are left for; the best first. */
  readonly drills: readonly Drill[];
  /** Answers after which the next one wins half of what the first did, > 0. */
  readonly gainHalvesAfter: number;
  /** Missed questions that are due to be met again. */
  readonly dueReviews: number;
  /** Whether essays are written every week or once before the test, and when the last one was; null where none was. */
  readonly essays: { readonly rhythm: "weekly" | "once"; readonly lastDay: IsoDay | null };
  /** Where the student stands on the reported scale by all that is known, mocks included; null where nothing is. */
  readonly estimates: Readonly<Record<Measure, number | null>>;
  readonly lastMockDay: IsoDay | null;
}

/** What one session is about. */
export type Activity =
  | { readonly kind: "drill"; readonly measure: Measure; readonly subject: string }
  | { readonly kind: "mixed-set"; readonly measure: Measure }
  | { readonly kind: "mistakes" }
  | { readonly kind: "vocabulary" }
  | { readonly kind: "essay" }
  | { readonly kind: "mock" };

export interface PlannedSession {
  readonly day: IsoDay;
  readonly minutes: number;
  readonly isTimed: boolean;
  readonly activity: Activity;
}

export interface PlannedWeek {
  /** First and last day that the plan uses, both included. */
  readonly from: IsoDay;
  readonly until: IsoDay;
  /** Sum of the sessions; of it, what makes up for days that were missed. */
  readonly minutes: number;
  readonly catchUpMinutes: number;
  /** Share of drills and mixed sets that the clock runs in, as it is meant, 0 … 1. */
  readonly timedShare: number;
  /** In the order of the days. */
  readonly sessions: readonly PlannedSession[];
}

export type StudyPlan =
  | { readonly kind: "no-plan"; readonly reason: "test-is-past" | "test-is-too-near" | "no-hours" }
  | {
      readonly kind: "plan";
      /** Without a test date: the next four weeks, to be made anew. */
      readonly isOpenEnded: boolean;
      readonly weeks: readonly PlannedWeek[];
      /** Minutes missed so far; of them, those put into the weeks to come, and those let go. */
      readonly missed: {
        readonly minutes: number;
        readonly spread: number;
        readonly dropped: number;
      };
      /** Part of drills and mixed sets that each measure is meant to have; they sum to 1. */
      readonly measureShares: Readonly<Record<Measure, number>>;
      /** Subjects of drills that have no turn in these weeks, the best first; mixed sets hold them, too. */
      readonly withoutDrill: readonly string[];
      /** Points from the estimates to the targets; null without one of the two. */
      readonly pointsToGo: Readonly<Record<Measure, number | null>>;
      /** Whether the hours leave no room for a full mock. */
      readonly hasNoRoomForMocks: boolean;
    };
