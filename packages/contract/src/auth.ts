import { userIdSchema } from "@lexiquant/domain/kernel";
import { paceFactorSchema } from "@lexiquant/domain/session";
import { directnessSchema } from "@lexiquant/domain/tutor/wire";
import { z } from "zod";
import { defineRoute } from "./route.ts";

export const userSchema = z.object({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Field names of this feature are the specification's own, hence snake case. */
export const signInResponseSchema = z.object({
  user: userSchema,
  token: z.object({ access_token: z.string(), refresh_token: z.string() }),
});
export type SignInResponse = z.infer<typeof signInResponseSchema>;

const token = z.string().min(1).max(8192);

export const EXPLANATION_MODES = ["quick", "detailed"] as const;
export const preferencesSchema = z.strictObject({
  /** Quick Breakdown or Detailed Analysis. */
  explanationMode: z.enum(EXPLANATION_MODES),
  /** How directly the tutor helps. */
  directness: directnessSchema,
  /** Multiple of the exam's time that the student is granted: timed sets and exams are offered with it. */
  paceFactor: paceFactorSchema,
});
export type Preferences = z.infer<typeof preferencesSchema>;
export type ExplanationMode = Preferences["explanationMode"];

export const identityConfigSchema = z.object({
  /** `local` is the stand-in that an installation without a Google client id brings along. */
  provider: z.enum(["google", "local"]),
  clientId: z.string(),
  /** Address of the script that brings `google.accounts.id`. */
  scriptUrl: z.string(),
});
export type IdentityConfig = z.infer<typeof identityConfigSchema>;

export const authRoutes = {
  readIdentityConfig: defineRoute({
    method: "GET",
    path: "/api/users/auth/config/",
    summary: "Which identity provider signs people in, and where its script is.",
    auth: "public",
    rate: "read",
    response: identityConfigSchema,
    errors: [],
  }),
  signInWithGoogle: defineRoute({
    method: "POST",
    path: "/api/users/auth/google/",
    summary: "Exchanges a Google credential for our tokens.",
    auth: "public",
    rate: "sign-in",
    body: z.strictObject({ token }),
    response: signInResponseSchema,
    errors: ["credential-refused"],
  }),
  refreshAccess: defineRoute({
    method: "POST",
    path: "/api/users/auth/refresh/",
    summary: "Issues a new access token for a refresh token.",
    auth: "public",
    rate: "refresh",
    body: z.strictObject({ refresh_token: token }),
    response: z.object({ access_token: z.string() }),
    errors: ["refresh-refused"],
  }),
  logout: defineRoute({
    method: "POST",
    path: "/api/users/auth/logout/",
    summary: "Revokes a refresh token. An unknown token is no error: the outcome is the same.",
    auth: "public",
    rate: "sign-in",
    body: z.strictObject({ refresh_token: token }),
    response: z.object({ revoked: z.boolean() }),
    errors: [],
  }),
  currentUser: defineRoute({
    method: "GET",
    path: "/api/users/me/",
    summary: "The signed-in user.",
    rate: "read",
    response: userSchema,
    errors: [],
  }),
  readPreferences: defineRoute({
    method: "GET",
    path: "/api/users/me/preferences/",
    summary: "What the user has chosen for all devices.",
    rate: "read",
    response: preferencesSchema,
    errors: [],
  }),
  savePreferences: defineRoute({
    method: "PUT",
    path: "/api/users/me/preferences/",
    summary: "Stores the choices that are given; the others stay.",
    rate: "write",
    body: preferencesSchema.partial(),
    response: preferencesSchema,
    errors: [],
  }),
};
