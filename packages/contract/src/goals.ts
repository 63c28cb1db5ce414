import { z } from "zod";
import { defineRoute } from "./route.ts";

const scaledTarget = z.int().min(130).max(170);

/** What a student works for. Null where nothing is set. */
export const goalsSchema = z.strictObject({
  verbalTarget: scaledTarget.nullable(),
  quantitativeTarget: scaledTarget.nullable(),
  /** 0 to 6 in halves. */
  writingTarget: z.number().min(0).max(6).multipleOf(0.5).nullable(),
  testDate: z.iso.date().nullable(),
  weeklyHours: z.number().min(0.5).max(60).nullable(),
});
export type Goals = z.infer<typeof goalsSchema>;

export const goalsRoutes = {
  readGoals: defineRoute({
    method: "GET",
    path: "/api/goals/",
    summary: "Target scores, test date and weekly hours.",
    rate: "read",
    response: goalsSchema,
    errors: [],
  }),
  saveGoals: defineRoute({
    method: "PUT",
    path: "/api/goals/",
    summary: "Stores the goals that are given; the others stay.",
    rate: "write",
    body: goalsSchema.partial(),
    response: goalsSchema,
    errors: [],
  }),
};
