import { z } from "zod";
import { defineRoute } from "./route.ts";

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
};
