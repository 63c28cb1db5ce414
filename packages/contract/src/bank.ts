import { z } from "zod";
import { defineRoute } from "./route.ts";

export const bankSummarySchema = z.object({
  items: z.int(),
  verbal: z.int(),
  quantitative: z.int(),
});
export type BankSummary = z.infer<typeof bankSummarySchema>;

export const bankRoutes = {
  readBankSummary: defineRoute({
    method: "GET",
    path: "/api/bank/summary/",
    summary: "How many items the bank serves.",
    auth: "public",
    rate: "read",
    response: bankSummarySchema,
    errors: [],
  }),
};
