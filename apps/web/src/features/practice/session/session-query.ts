import type { Annotation, AttemptView, PracticeSession, SessionItem } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

type SessionId = PracticeSession["id"];

/** While a session runs this window leads: it is read again only where something does not fit. */
export function sessionQuery(sessionId: SessionId) {
  return queryOptions({
    queryKey: userKey("practice-session", sessionId),
    queryFn: ({ signal }) => call("readSession", { params: { sessionId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Not kept: whoever opens a session again must begin with what the server has then.
    gcTime: 0,
  });
}

function changeItem(
  client: QueryClient,
  sessionId: SessionId,
  change: (entry: SessionItem) => SessionItem,
): void {
  client.setQueryData(sessionQuery(sessionId).queryKey, (session) =>
    session === undefined ? undefined : { ...session, items: session.items.map(change) },
  );
}

/** Puts an attempt, as the server answered it, into its place. */
export function keepAttempt(client: QueryClient, attempt: AttemptView): void {
  changeItem(client, attempt.sessionId, (entry) =>
    entry.position === attempt.position ? { ...entry, attempt } : entry,
  );
}

interface KeptAnnotation {
  readonly sessionId: SessionId;
  readonly itemId: SessionItem["item"]["id"];
  readonly annotation: Annotation;
}

export function keepAnnotation(client: QueryClient, kept: KeptAnnotation): void {
  changeItem(client, kept.sessionId, (entry) =>
    entry.item.id === kept.itemId ? { ...entry, annotation: kept.annotation } : entry,
  );
}
