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

/** Asks for the next questions of a diagnostic; asking twice draws them once. Answers how many there are then. */
export function extensionQuery({ id, items }: PracticeSession) {
  return queryOptions({
    queryKey: userKey("practice-extension", id, items.length),
    queryFn: async ({ client, signal }) => {
      const longer = await call("extendSession", { params: { sessionId: id } }, { signal });
      keepAdded(client, longer);
      return longer.items.length;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Of the answer only what is new counts: this window may know more of the rest than the server does. */
function keepAdded(client: QueryClient, longer: PracticeSession): void {
  client.setQueryData(sessionQuery(longer.id).queryKey, (session) => {
    if (session === undefined) return undefined;
    const known = new Set(session.items.map(({ position }) => position));
    const added = longer.items.filter(({ position }) => !known.has(position));
    return {
      ...session,
      plannedItems: longer.plannedItems,
      timeLimitSeconds: longer.timeLimitSeconds,
      items: [...session.items, ...added],
      stimuli: longer.stimuli,
    };
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
