import { accountRoutes } from "./account.ts";
import { analyticsRoutes } from "./analytics.ts";
import { authRoutes } from "./auth.ts";
import { bankRoutes } from "./bank.ts";
import { essayRoutes } from "./essays.ts";
import { eventRoutes } from "./events.ts";
import { examRoutes } from "./exams.ts";
import { goalsRoutes } from "./goals.ts";
import { lessonRoutes } from "./lessons.ts";
import { mistakeRoutes } from "./mistakes.ts";
import { planRoutes } from "./plan.ts";
import { practiceRoutes } from "./practice.ts";
import { questionRoutes } from "./questions.ts";
import { standingRoutes } from "./standing.ts";
import { tutorRoutes } from "./tutor.ts";
import { vocabularyRoutes } from "./vocabulary.ts";

export * from "./account.ts";
export * from "./analytics.ts";
export * from "./auth.ts";
export * from "./bank.ts";
export * from "./chance.ts";
export * from "./client-environment.ts";
export * from "./decisions.ts";
export * from "./errors.ts";
export * from "./essay-feedback.ts";
export * from "./essays.ts";
export * from "./events.ts";
export * from "./exam-report.ts";
export * from "./exams.ts";
export * from "./feedback.ts";
export * from "./goals.ts";
export * from "./lessons.ts";
export * from "./mistakes.ts";
export * from "./plan.ts";
export * from "./practice.ts";
export * from "./questions.ts";
export * from "./rates.ts";
export * from "./route.ts";
export * from "./standing.ts";
export * from "./tutor.ts";
export * from "./vocabulary.ts";
export * from "./vocabulary-session.ts";
export * from "./vocabulary-standing.ts";
export * from "./vocabulary-words.ts";

/** Written out, since the inferred type is longer than the compiler serialises. */
type Routes = typeof authRoutes &
  typeof bankRoutes &
  typeof practiceRoutes &
  typeof questionRoutes &
  typeof lessonRoutes &
  typeof analyticsRoutes &
  typeof eventRoutes &
  typeof tutorRoutes &
  typeof examRoutes &
  typeof essayRoutes &
  typeof goalsRoutes &
  typeof standingRoutes &
  typeof mistakeRoutes &
  typeof planRoutes &
  typeof accountRoutes &
  typeof vocabularyRoutes;

/** The whole contract: everything that a client can call. */
export const routes: Routes = {
  ...authRoutes,
  ...bankRoutes,
  ...practiceRoutes,
  ...questionRoutes,
  ...lessonRoutes,
  ...analyticsRoutes,
  ...eventRoutes,
  ...tutorRoutes,
  ...examRoutes,
  ...essayRoutes,
  ...goalsRoutes,
  ...standingRoutes,
  ...mistakeRoutes,
  ...planRoutes,
  ...accountRoutes,
  ...vocabularyRoutes,
};
export type RouteName = keyof typeof routes;
