import { z } from "zod";
import { clientEnvironmentSchema } from "./client-environment.ts";
import { defineRoute } from "./route.ts";

/** Where a sign-in button stands. */
export const SIGN_IN_PLACES = ["header_btn", "hero_btn", "screen_btn"] as const;
export type SignInPlace = (typeof SIGN_IN_PLACES)[number];

/** What the product counts about its own use; names and fields are the specification's. */
export const productEventSchema = z.discriminatedUnion("name", [
  z.strictObject({
    name: z.literal("google_login_click"),
    category: z.literal("acquisition"),
    label: z.enum(SIGN_IN_PLACES),
  }),
  z.strictObject({ name: z.literal("signup_complete"), method: z.literal("google_login") }),
]);
export type ProductEvent = z.infer<typeof productEventSchema>;

export const CAMPAIGN_KEYS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "referrer",
] as const;
const CAMPAIGN_VALUE_LENGTH = 300;

/** What led to the visit: its first address and referrer. */
export const campaignSchema = z.partialRecord(
  z.enum(CAMPAIGN_KEYS),
  z.string().min(1).max(CAMPAIGN_VALUE_LENGTH),
);
export type Campaign = z.infer<typeof campaignSchema>;

export const eventRoutes = {
  readEventConfig: defineRoute({
    method: "GET",
    path: "/api/events/config/",
    summary: "Where product events go: to a Google Analytics property, or (null) here.",
    auth: "public",
    rate: "read",
    response: z.object({ ga4MeasurementId: z.string().nullable() }),
    errors: [],
  }),
  recordEvent: defineRoute({
    method: "POST",
    path: "/api/events/",
    summary:
      "Stores one product event. The client makes the ids, so a repeated call stores one event.",
    auth: "public",
    rate: "write",
    bodyLimitBytes: 8_192,
    body: z.strictObject({
      id: z.uuid().toLowerCase(),
      visitId: z.uuid().toLowerCase(),
      event: productEventSchema,
      campaign: campaignSchema,
      /** With the first event of a visit. */
      environment: clientEnvironmentSchema.optional(),
    }),
    response: z.object({ id: z.uuid() }),
    errors: [],
  }),
};
