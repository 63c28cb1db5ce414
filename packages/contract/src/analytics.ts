import { measureSchema } from "@lexiquant/domain/item";
import { z } from "zod";
import { sessionSummarySchema } from "./practice.ts";
import { groupRateSchema, rateSchema } from "./rates.ts";
import { defineRoute } from "./route.ts";

export const analyticsSchema = z.object({
  overall: rateSchema,
  /** Time spent on first attempts; later ones do not count. */
  totalMs: z.int(),
  byMeasure: z.array(groupRateSchema),
  byKind: z.array(groupRateSchema),
  /** Topics (level 2 of the tree) with their measure and domain. */
  byTopic: z.array(groupRateSchema.extend({ measure: measureSchema, domain: z.string() })),
  byDifficulty: z.array(groupRateSchema),
  /** One entry per week with answers, oldest first; `week` is its Monday in the student's own calendar. */
  byWeek: z.array(z.object({ week: z.iso.date(), rate: rateSchema, minutes: z.number() })),
  recentSessions: z.array(sessionSummarySchema),
});
export type Analytics = z.infer<typeof analyticsSchema>;

export const analyticsRoutes = {
  readAnalytics: defineRoute({
    method: "GET",
    path: "/api/analytics/",
    summary:
      "Accuracy and time by measure, kind, topic, difficulty and week. Counts first attempts only.",
    rate: "read",
    response: analyticsSchema,
    errors: [],
  }),
};
