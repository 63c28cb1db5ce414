import { z } from "zod";
import { defineRoute } from "./route.ts";

/** What a person types to say that the account is really to go. */
export const DELETION_WORDS = "delete my account";

export const accountRoutes = {
  exportAccount: defineRoute({
    method: "GET",
    path: "/api/users/me/export/",
    summary: "Everything that is kept of the user, table by table, as JSON.",
    rate: "write",
    response: z.object({
      exportedAt: z.iso.datetime(),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: [],
  }),
  deleteAccount: defineRoute({
    method: "POST",
    path: "/api/users/me/deletion/",
    summary: "Deletes the account and every row of the user, for good, and ends all sign-ins.",
    rate: "write",
    body: z.strictObject({ confirmation: z.literal(DELETION_WORDS) }),
    response: z.object({ deleted: z.literal(true) }),
    errors: [],
  }),
};
