import type { TutorScope, TutorTurn } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { userKey } from "../../lib/query-client.ts";

/** What was said about a question or a session so far. */
export function threadQuery(scope: TutorScope, stage: string) {
  return queryOptions({
    queryKey: userKey("tutor", JSON.stringify(scope), stage),
    queryFn: ({ signal }) => call("openTutor", { body: { scope } }, { signal }),
  });
}

/** Where a conversation stands. */
export interface ThreadPlace {
  readonly scope: TutorScope;
  /** Changes when more may be told than before: what can be asked is then read again. */
  readonly stage: string;
}

/** Puts an exchange at the end of its conversation, or in the place of the one with its id. */
export function keepTurn(client: QueryClient, place: ThreadPlace, turn: TutorTurn): void {
  client.setQueryData(threadQuery(place.scope, place.stage).queryKey, (thread) => {
    if (thread === undefined) return undefined;
    const known = thread.turns.some(({ id }) => id === turn.id);
    const turns = known
      ? thread.turns.map((other) => (other.id === turn.id ? turn : other))
      : [...thread.turns, turn];
    return { ...thread, turns };
  });
}
