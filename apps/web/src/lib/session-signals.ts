import { createSignal } from "./signal.ts";

/** Why a refresh failed: it was refused (401), answered otherwise, or got no answer. */
export type RefreshFailure = "refused" | "bad-answer" | "no-answer";

/** A refresh failed, so the session is over. */
export const refreshFailed = createSignal<RefreshFailure>();

/** Nobody is signed in any more, or somebody else is: whatever belongs to the user has to go. */
export const signedOut = createSignal<null>();

/** The session asks for the landing page; whoever holds the router goes there. */
export const homeAsked = createSignal<null>();
